/** Characters as people count them: `👩‍👩‍👧‍👦 → 1`, `é → 1` however it is written, `ab → 2`. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
