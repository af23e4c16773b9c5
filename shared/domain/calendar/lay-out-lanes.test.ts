import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutLanes } from './lay-out-lanes.ts';

const at = (from: number, to: number) => ({ from, to });

test.each([
  [[], []],
  [[at(9, 10)], ['0/1']],
  [
    [at(9, 10), at(10, 11)],
    ['0/1', '0/1'],
  ],
  [
    [at(9, 10), at(9.5, 11), at(12, 13)],
    ['0/2', '1/2', '0/1'],
  ],
  // The third fits where the first has ended.
  [
    [at(9, 10), at(9, 12), at(10, 11)],
    ['1/2', '0/2', '1/2'],
  ],
  [
    [at(11, 12), at(9, 12), at(9, 10)],
    ['1/2', '0/2', '1/2'],
  ],
])('%j lies in %j', (intervals, lanes) => {
  expect(layOutLanes(intervals).map(({ lane, lanes: of }) => `${lane}/${of}`)).toEqual(lanes);
});

test('nothing covers anything else, in no more lanes than there is at once', () => {
  const interval = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
    .map(([from, length]) => at(from, from + length));
  fc.assert(
    fc.property(fc.array(interval, { maxLength: 30 }), (intervals) => {
      const placed = layOutLanes(intervals).map((lane, index) => ({
        ...lane,
        ...intervals[index],
      }));
      for (const [index, one] of placed.entries()) {
        const overlapping = placed.filter(
          (other) => (other.from ?? 0) < (one.to ?? 0) && (one.from ?? 0) < (other.to ?? 0),
        );
        const sameLane = overlapping.filter(({ lane }) => lane === one.lane);
        expect(sameLane).toEqual([placed[index]]);
        expect(one.lane).toBeLessThan(one.lanes);
      }
    }),
  );
});
