import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BusyRange, isClash, leaveOut, mergeBusy } from './busy.ts';

const range = (startMinute: number, endMinute: number): BusyRange => ({ startMinute, endMinute });
const ranges = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: -5, max: 40 }))
    .map(([start, length]) => range(start, start + length)),
);

describe('mergeBusy', () => {
  test('what overlaps or touches is one', () => {
    expect(mergeBusy([range(60, 90), range(0, 30), range(20, 60), range(95, 95)])).toEqual([
      range(0, 90),
    ]);
  });

  test('every minute stays busy, no other becomes so, and nothing touches', () => {
    fc.assert(
      fc.property(ranges, (given) => {
        const merged = mergeBusy(given);
        const isIn = (all: readonly BusyRange[], minute: number) =>
          all.some((each) => each.startMinute <= minute && minute < each.endMinute);
        for (let minute = 0; minute < 245; minute += 1)
          expect(isIn(merged, minute)).toBe(isIn(given, minute));
        expect(
          merged.slice(1).every((each, at) => each.startMinute > (merged[at]?.endMinute ?? 0)),
        ).toBe(true);
      }),
    );
  });
});

describe('leaveOut', () => {
  test('a minute is busy where it was, unless it lies in what is left out', () => {
    const out = fc.tuple(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 0, max: 60 }));
    fc.assert(
      fc.property(ranges, out, (given, [start, length]) => {
        const busy = mergeBusy(given);
        const left = leaveOut(busy, range(start, start + length));
        for (let minute = 0; minute < 245; minute += 1) {
          const isOut = start <= minute && minute < start + length;
          const wasBusy = isClash(busy, minute, minute + 1);
          expect(isClash(left, minute, minute + 1)).toBe(wasBusy && !isOut);
        }
      }),
    );
  });
});

describe('isClash', () => {
  test('a start right after what is busy is free, as is an end right before', () => {
    const busy = [range(60, 90)];
    expect(isClash(busy, 30, 60)).toBe(false);
    expect(isClash(busy, 90, 120)).toBe(false);
    expect(isClash(busy, 30, 61)).toBe(true);
    expect(isClash(busy, 89, 120)).toBe(true);
    expect(isClash([], 0, 1_000)).toBe(false);
  });

  test('it says what a look at every range says', () => {
    const slot = fc.tuple(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(ranges, slot, (given, [start, length]) => {
        const busy = mergeBusy(given);
        const end = start + length;
        const seen = busy.some((each) => each.startMinute < end && start < each.endMinute);
        expect(isClash(busy, start, end)).toBe(seen);
      }),
    );
  });
});
