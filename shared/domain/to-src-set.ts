/** A file of ours by its hash, as `toFileAddress` names it, below whichever origin. */
const OWN_FILE = /\/api\/file\/[0-9a-f]{64}$/;

/**
 * A picture in several widths for a browser to choose from; undefined of one that is not ours:
 * `/api/file/{hash}, [64, 128] → /api/file/{hash}/64 64w, /api/file/{hash}/128 128w`
 */
export function toSrcSet(address: string, widths: readonly number[]): string | undefined {
  if (!OWN_FILE.test(address)) return undefined;
  return widths.map((width) => `${address}/${width} ${width}w`).join(', ');
}

/** The densest screen that is thought of: more pixels than that nobody sees. */
const MOST_PIXELS = 3;

/** Of the widths kept, those for a picture that is shown so wide: `[64, 128, 256], 24 → [64, 128]`. */
export function toNeededWidths(kept: readonly number[], shownWidth: number): readonly number[] {
  const enough = kept.find((width) => width >= shownWidth * MOST_PIXELS);
  return kept.filter((width) => width >= shownWidth && width <= (enough ?? width));
}
