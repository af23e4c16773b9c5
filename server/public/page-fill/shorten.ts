import { toOneLine } from '#shared/domain/one-line.ts';

/** What search engines show of a description. */
const MAX_LENGTH = 200;

/** A text of one line at most so long, cut at a word: `One  two … → One two …`. */
export function shorten(text: string): string {
  const line = toOneLine(text);
  if (line.length <= MAX_LENGTH) return line;
  const cut = line.slice(0, MAX_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2)).toWellFormed()}…`;
}
