/** Smaller than this share of its size no text gets: it is cut instead. */
const SMALLEST = 0.6;
const STEP = 0.05;

/**
 * A line that is no wider than it may be: in smaller type first, then cut at its end.
 * @param measure how wide a text is in type of a size
 */
export function fitText(
  {
    text,
    size,
    maxWidth,
  }: { readonly text: string; readonly size: number; readonly maxWidth: number },
  measure: (text: string, size: number) => number,
): { readonly text: string; readonly size: number } {
  for (let share = 1; share >= SMALLEST; share -= STEP) {
    if (measure(text, size * share) <= maxWidth) return { text, size: size * share };
  }
  const smallest = size * SMALLEST;
  const characters = [...text];
  while (
    characters.length > 1 &&
    measure(`${characters.join('').trimEnd()}…`, smallest) > maxWidth
  ) {
    characters.pop();
  }
  return { text: `${characters.join('').trimEnd()}…`, size: smallest };
}
