/** Control characters, ends of lines among them, and those that turn the direction of what follows. */
const CONTROLS = /[\p{Cc}\u061c\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * What somebody wrote as a title, a subject or a line of a page's head: nothing in it can turn or
 * break what stands beside it. `'Ann\u202e\n Lee' → 'Ann Lee'`
 */
export function toOneLine(text: string): string {
  return text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
}
