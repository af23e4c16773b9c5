/** A stretch of text, or of a link that shows it. */
export interface Run {
  readonly text: string;
  readonly href?: string;
}

/** One line as a person writes it; an empty one is a blank line. */
export type Paragraph = readonly Run[];

/** What is put into somebody's text: nodes are built from it and plain text, never HTML from strings. */
export type RichText = readonly Paragraph[];

/** A text in both of its forms: which one is inserted is up to the field. */
export interface Writing {
  readonly rich: RichText;
  readonly plain: string;
}

/** A text whose plain form follows from its rich one. */
export function toWriting(rich: RichText): Writing {
  return { rich, plain: toPlainText(rich) };
}

/** For fields that know no links: `Intro call → Intro call: https://…`. */
function toPlainText(content: RichText): string {
  return content.map((paragraph) => paragraph.map(toPlainRun).join('')).join('\n');
}

function toPlainRun({ text, href }: Run): string {
  return href === undefined || text === href ? text : `${text}: ${href}`;
}

/** The text as it is read where links are links. */
export function toShownText(content: RichText): string {
  return content.map((paragraph) => paragraph.map(({ text }) => text).join('')).join('\n');
}

/** Each address that the text leads to, once. */
export function linksOf(content: RichText): readonly string[] {
  return [...new Set(content.flat().flatMap(({ href }) => (href === undefined ? [] : [href])))];
}
