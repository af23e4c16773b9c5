import { MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { toOneLine } from '#shared/domain/one-line.ts';

/**
 * One line of text that is safe in a header, a calendar property or a table row: no line breaks, no
 * control characters, no direction overrides, at most `maxLength` code points.
 * `'Ann\r\nBcc: x@y.z' → 'Ann Bcc: x@y.z'`
 */
export function toLine(text: string, maxLength: number = MAX_TEXT_LENGTH): string {
  const line = toOneLine(text.toWellFormed());
  const points = [...line];
  return points.length <= maxLength ? line : `${points.slice(0, maxLength - 1).join('')}…`;
}

/** The lines of a longer text, each as `toLine` makes it, empty ones left out. */
export function toLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => toLine(line))
    .filter((line) => line !== '');
}

/** An absolute http(s) address as browsers write it, or undefined: `javascript:` goes nowhere. */
export function toWebLink(link: string | undefined): string | undefined {
  if (link === undefined || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
