/** What a scaffold writes: whole files, and lines in files that are there. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
  readonly texts?: readonly NewText[];
  /** What is left for a person to say, a sentence each. */
  readonly next: readonly string[];
}

/** A line that stands before the last `before` of a file; formatting and order are biome's. */
export interface Row {
  readonly file: string;
  readonly before: string;
  readonly row: string;
}

/** A text below `locales/<language>/`, in English until it is translated. */
export interface NewText {
  /** Its file, which may be new: `extension`, `office/list`. */
  readonly namespace: string;
  readonly path: readonly string[];
  readonly text: string;
}

/** The forms of a name: `time-off → { kebab: 'time-off', camel: 'timeOff', pascal: 'TimeOff' }`. */
export interface Name {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  /** `Time off` */
  readonly words: string;
  /** The folder that it stands in, where it was given one: `work/time-off`. */
  readonly subject?: string | undefined;
}

const WORDS = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Undefined for what is no name of a file: lower-case words with hyphens between them. */
export function toName(text: string): Name | undefined {
  const [kebab = '', subject, ...deeper] = text.split('/').reverse();
  if (![kebab, subject ?? kebab].every((part) => WORDS.test(part)) || deeper.length > 0) {
    return undefined;
  }
  const pascal = kebab.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: words.charAt(0).toUpperCase() + words.slice(1),
    subject,
  };
}
