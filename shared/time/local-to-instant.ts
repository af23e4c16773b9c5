const DAY_MINUTES = 1440;

/**
 * The instant of a local minute where offsets are as `offsetAt` says, as Temporal's `compatible` does: a
 * time skipped in spring moves forward by the gap, one that occurs twice is its first.
 */
export function localToInstant(localMinute: number, offsetAt: (minute: number) => number): number {
  const before = offsetAt(localMinute - DAY_MINUTES);
  const after = offsetAt(localMinute + DAY_MINUTES);
  const earlier = localMinute - before;
  if (before === after || offsetAt(earlier) === before) return earlier;
  const later = localMinute - after;
  return offsetAt(later) === after ? later : earlier;
}
