/**
 * Arithmetic of flat intervals `[start0, end0, start1, end1, …]`, half-open. *Merged* means sorted,
 * none empty, and gaps between: what every function here returns, and all but the first one take.
 * Everything is linear, but for one sort.
 */

/** Sorted intervals with gaps between. */
export type Merged = readonly number[];

/** Spans below this many minutes (16 years): a start and a length then fit in one exact number. */
const SPAN_LIMIT = 2 ** 23;

/**
 * The merged form of intervals in any order, each first widened by `before` and `after`, then cut
 * to `[from, to)`. Empty intervals are dropped before they are widened. Throws a RangeError for a
 * span of 16 years or more.
 */
export function mergeIntervals(
  intervals: readonly number[],
  from: number,
  to: number,
  before = 0,
  after = 0,
): Merged {
  if (!(to - from < SPAN_LIMIT)) throw new RangeError(`The range ${from} to ${to} is too long`);
  // Start and length packed into one number: a typed array sorts them without a comparator.
  const packed = new Float64Array(intervals.length / 2);
  let count = 0;
  for (let at = 0; at + 1 < intervals.length; at += 2) {
    const rawStart = intervals[at] ?? 0;
    const rawEnd = intervals[at + 1] ?? 0;
    const start = Math.max(rawStart - before, from);
    const end = Math.min(rawEnd + after, to);
    if (rawStart < rawEnd && start < end) {
      packed[count] = (start - from) * SPAN_LIMIT + (end - start);
      count += 1;
    }
  }
  return unpackMerged(packed.subarray(0, count).sort(), from);
}

/** The merged form of intervals in any order, uncut. */
export function mergeAll(intervals: readonly number[]): Merged {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const minute of intervals) {
    if (minute < from) from = minute;
    if (minute > to) to = minute;
  }
  return mergeIntervals(intervals, from, to);
}

function unpackMerged(packed: Float64Array, from: number): Merged {
  const merged: number[] = [];
  let openEnd = Number.NEGATIVE_INFINITY;
  for (const pair of packed) {
    const offset = Math.floor(pair / SPAN_LIMIT);
    const start = from + offset;
    const end = start + (pair - offset * SPAN_LIMIT);
    if (start > openEnd) {
      merged.push(start, end);
      openEnd = end;
    } else if (end > openEnd) {
      merged[merged.length - 1] = end;
      openEnd = end;
    }
  }
  return merged;
}

/** The part of merged intervals that lies in `[from, to)`. */
export function clip(merged: Merged, from: number, to: number): Merged {
  if (merged.length === 0) return merged;
  if ((merged[0] ?? 0) >= from && (merged.at(-1) ?? 0) <= to) return merged;
  return intersect(merged, from < to ? [from, to] : []);
}

/** What of `from` lies in none of `taken`. */
export function subtract(from: Merged, taken: Merged): Merged {
  const left: number[] = [];
  let next = 0;
  for (let at = 0; at < from.length; at += 2) {
    let start = from[at] ?? 0;
    const end = from[at + 1] ?? 0;
    while (next < taken.length && (taken[next + 1] ?? 0) <= start) next += 2;
    for (let cut = next; cut < taken.length && (taken[cut] ?? 0) < end; cut += 2) {
      const cutStart = taken[cut] ?? 0;
      if (cutStart > start) left.push(start, cutStart);
      start = taken[cut + 1] ?? 0;
    }
    if (start < end) left.push(start, end);
  }
  return left;
}

/** What lies in both. */
export function intersect(a: Merged, b: Merged): Merged {
  const both: number[] = [];
  let inA = 0;
  let inB = 0;
  while (inA < a.length && inB < b.length) {
    const endA = a[inA + 1] ?? 0;
    const endB = b[inB + 1] ?? 0;
    const start = Math.max(a[inA] ?? 0, b[inB] ?? 0);
    const end = Math.min(endA, endB);
    if (start < end) both.push(start, end);
    if (endA < endB) inA += 2;
    else inB += 2;
  }
  return both;
}

/** Whether some interval shares a minute with `[start, end)`. Logarithmic. */
export function overlaps(merged: Merged, start: number, end: number): boolean {
  const at = firstEndingAfter(merged, start);
  return at < merged.length && (merged[at] ?? 0) < end;
}

/** Whether one interval holds all of `[start, end)`. Logarithmic. */
export function contains(merged: Merged, start: number, end: number): boolean {
  const at = firstEndingAfter(merged, start);
  return at < merged.length && (merged[at] ?? 0) <= start && (merged[at + 1] ?? 0) >= end;
}

/** Index of the first interval that ends after `minute`. */
function firstEndingAfter(merged: Merged, minute: number): number {
  let low = 0;
  let high = merged.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((merged[middle * 2 + 1] ?? 0) > minute) high = middle;
    else low = middle + 1;
  }
  return low * 2;
}
