import type { Answer } from './types.ts';

/** The one text of an answer, trimmed: `['a', 'b'] → 'a'`. */
export function toText(answer: Answer | undefined): string {
  return (typeof answer === 'string' ? answer : (answer?.[0] ?? '')).trim();
}

/** An answer as a list without empty texts: `'a' → ['a']`, `'' → []`. */
export function toTexts(answer: Answer | undefined): string[] {
  const texts = typeof answer === 'string' ? [answer] : (answer ?? []);
  return texts.filter((text) => text.trim() !== '');
}

export function isEmptyAnswer(answer: Answer | undefined): boolean {
  return toTexts(answer).length === 0;
}
