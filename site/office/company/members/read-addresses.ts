import { isEmail } from '#shared/domain/fields/email.ts';

/** An address as it was understood; one that is none is kept as it was typed. */
export interface ReadAddress {
  readonly email: string;
  readonly isGood: boolean;
}

/**
 * The addresses of a text that was typed or pasted, each once, in small letters: between them stand
 * commas, semicolons, spaces or lines, and names before those in angle brackets.
 * `Lovelace, Ada <Ada@acme.test>; bo@acme.test bo → ada@acme.test, bo@acme.test, bo (none)`
 */
export function readAddresses(text: string): readonly ReadAddress[] {
  const found = text.split(/[;\n]/).flatMap(readLine);
  const emails = [...new Set(found.map(clean).filter((each) => each !== ''))];
  return emails.map((email) => ({ email, isGood: isEmail(email) }));
}

/** What a line has in brackets; of what stands before them names are left out. */
function readLine(line: string): readonly string[] {
  const parts = line.split(/<([^<>]*)>/);
  const rest = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  return [
    ...before.flatMap((part, at) => (at % 2 === 1 ? [part] : toWords(part).filter(hasSign))),
    ...toWords(rest),
  ];
}

const toWords = (text: string) => text.split(/[\s,]+/);
const hasSign = (word: string) => word.includes('@');

/** `"mailto:Ada@acme.test." → ada@acme.test` */
function clean(word: string): string {
  return word
    .trim()
    .replace(/^["'(<]*(?:mailto:)?/i, '')
    .replace(/["')>.]*$/, '')
    .toLowerCase();
}
