import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clip,
  contains,
  intersect,
  type Merged,
  mergeAll,
  mergeIntervals,
  overlaps,
  subtract,
} from '#shared/domain/availability/intervals.ts';

const SPAN = 60;
const anyMinute = fc.integer({ min: 0, max: SPAN });
const someIntervals = fc.array(fc.tuple(anyMinute, anyMinute), { maxLength: 8 });
const anyIntervals = someIntervals.map((pairs) => pairs.flat());
const anyMerged = anyIntervals.map(mergeAll);

/** The minutes that intervals cover, one by one: slow, and plainly right. */
function minutesOf(intervals: readonly number[]): Set<number> {
  const minutes = new Set<number>();
  for (let at = 0; at < intervals.length; at += 2) {
    for (let minute = intervals[at] ?? 0; minute < (intervals[at + 1] ?? 0); minute += 1) {
      minutes.add(minute);
    }
  }
  return minutes;
}

function isSortedWithGaps(merged: Merged): boolean {
  return merged.every((minute, at) => at === 0 || minute > (merged[at - 1] ?? 0));
}

describe('flat intervals', () => {
  it('merge to the same minutes, sorted, with gaps between', () => {
    fc.assert(
      fc.property(anyIntervals, (intervals) => {
        const merged = mergeAll(intervals);
        expect(isSortedWithGaps(merged)).toBe(true);
        expect(minutesOf(merged)).toEqual(new Set([...minutesOf(intervals)].sort((a, b) => a - b)));
      }),
    );
  });

  it('are widened and cut while they merge; empty ones vanish', () => {
    expect(mergeIntervals([10, 20, 40, 40, 50, 60, 24, 26], 0, 63, 3, 5)).toEqual([7, 31, 47, 63]);
  });

  it('subtract, intersect and clip as sets of minutes do', () => {
    fc.assert(
      fc.property(anyMerged, anyMerged, anyMinute, anyMinute, (a, b, from, to) => {
        const inB = minutesOf(b);
        const left = subtract(a, b);
        const both = intersect(a, b);
        const minutes = [...minutesOf(a)];
        expect(minutesOf(left)).toEqual(new Set(minutes.filter((one) => !inB.has(one))));
        expect(minutesOf(both)).toEqual(new Set(minutes.filter((one) => inB.has(one))));
        expect([left, both].every(isSortedWithGaps)).toBe(true);
        expect(minutesOf(clip(a, from, to))).toEqual(
          new Set(minutes.filter((one) => one >= from && one < to)),
        );
      }),
    );
  });

  it('know what they overlap and what they contain', () => {
    fc.assert(
      fc.property(
        anyMerged,
        anyMinute,
        fc.integer({ min: 1, max: 20 }),
        (merged, start, length) => {
          const covered = minutesOf(merged);
          const asked = Array.from({ length }, (_, index) => start + index);
          expect(overlaps(merged, start, start + length)).toBe(
            asked.some((one) => covered.has(one)),
          );
          expect(contains(merged, start, start + length)).toBe(
            asked.every((one) => covered.has(one)),
          );
        },
      ),
    );
  });

  it('refuse a span that they could not sort', () => {
    expect(() => mergeIntervals([0, 1], 0, 2 ** 24)).toThrow(RangeError);
  });
});
