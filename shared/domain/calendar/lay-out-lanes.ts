interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The lane that something lies in, of so many side by side. */
export interface Lane {
  readonly lane: number;
  readonly lanes: number;
}

/**
 * What overlaps lies beside each other, in as few lanes as that takes; what overlaps with nothing has
 * the whole width: `[9–10, 9:30–11, 12–13] → [1 of 2, 2 of 2, 1 of 1]`.
 */
export function layOutLanes(intervals: readonly Interval[]): Lane[] {
  const order = intervals
    .map((interval, index) => ({ ...interval, index }))
    .sort((a, b) => a.from - b.from || b.to - a.to || a.index - b.index);
  const lanes = new Array<Lane>(intervals.length);
  let cluster: { readonly index: number; readonly lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { index, lane } of cluster) lanes[index] = { lane, lanes: ends.length };
    cluster = [];
    ends = [];
  };
  for (const { from, to, index } of order) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    cluster.push({ index, lane });
  }
  close();
  return lanes;
}
