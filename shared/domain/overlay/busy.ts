/** When somebody has something else, in minutes since the epoch; the end is no part of it. */
export interface BusyRange {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** In order, without overlaps, neighbours as one; what has no length is left out. */
export function mergeBusy(ranges: readonly BusyRange[]): readonly BusyRange[] {
  const merged: BusyRange[] = [];
  const inOrder = ranges
    .filter(({ startMinute, endMinute }) => startMinute < endMinute)
    .sort((one, other) => one.startMinute - other.startMinute);
  for (const range of inOrder) {
    const last = merged.at(-1);
    if (last && range.startMinute <= last.endMinute) {
      const endMinute = Math.max(last.endMinute, range.endMinute);
      merged[merged.length - 1] = { ...last, endMinute };
    } else merged.push(range);
  }
  return merged;
}

/** The rest of `busy`, which is merged, without what lies in `range`. */
export function leaveOut(busy: readonly BusyRange[], range: BusyRange): readonly BusyRange[] {
  const { startMinute, endMinute } = range;
  return mergeBusy(
    busy.flatMap((each) => [
      { ...each, endMinute: Math.min(each.endMinute, startMinute) },
      { ...each, startMinute: Math.max(each.startMinute, endMinute) },
    ]),
  );
}

/** Whether something of `busy`, which is merged, falls between the two. */
export function isClash(
  busy: readonly BusyRange[],
  startMinute: number,
  endMinute: number,
): boolean {
  let [low, high] = [0, busy.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((busy[middle]?.endMinute ?? 0) <= startMinute) low = middle + 1;
    else high = middle;
  }
  const next = busy[low];
  return next !== undefined && next.startMinute < endMinute;
}
