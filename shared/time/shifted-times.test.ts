import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { fromIso, toIso } from './dates.ts';
import { type OffsetTable, offsetIn, toOffsetTable } from './offset-table.ts';
import { findShifted, keepWallClock } from './shifted-times.ts';

const m = (iso: string) => fromIso(iso) ?? Number.NaN;
const START = m('2030-01-01T00:00Z');
const END = m('2034-01-01T00:00Z');

/** A zone that has `first`, and from each instant on another offset. */
function aTable(first: number, ...changes: readonly (readonly [from: number, offset: number])[]) {
  return {
    startMinute: START,
    endMinute: END,
    untils: [...changes.map(([from]) => from), END],
    offsets: [first, ...changes.map(([, offset]) => offset)],
  } satisfies OffsetTable;
}

/** Chile goes back to winter time on 7 April 2030 at 03:00 UTC, and leaves it on 8 September at 04:00 UTC. */
const WINTER = m('2030-04-07T03:00Z');
const SUMMER = m('2030-09-08T04:00Z');
const withWinter = aTable(-180, [WINTER, -240], [SUMMER, -180]);
const withoutWinter = aTable(-180);

describe('a zone whose clocks are going to show another time', () => {
  it('has shifted where the tables differ, and from now on alone', () => {
    const change = { former: withWinter, present: withoutWinter };
    const shifted = [{ fromMinute: WINTER, toMinute: SUMMER }];
    expect(findShifted(change, START)).toEqual(shifted);
    expect(findShifted(change, WINTER + 5)).toEqual([{ fromMinute: WINTER + 5, toMinute: SUMMER }]);
    expect(findShifted(change, SUMMER)).toEqual([]);
    expect(findShifted({ former: withWinter, present: withWinter }, START)).toEqual([]);
  });

  it('keeps what the clock on the wall shows: ten stays ten', () => {
    const ten = m('2030-06-03T14:00Z');
    const change = { former: withWinter, present: withoutWinter };
    expect(toIso(keepWallClock(change, ten))).toBe('2030-06-03T13:00:00.000Z');
    expect(keepWallClock({ former: withoutWinter, present: withWinter }, ten - 60)).toBe(ten);
    expect(keepWallClock(change, SUMMER + 60)).toBe(SUMMER + 60);
  });

  it('moves a time that is skipped now forward by the gap', () => {
    // 02:30 of a night whose clocks go from 02:00 to 03:00 now.
    const skip = m('2031-03-30T01:00Z');
    const change = { former: aTable(60), present: aTable(60, [skip, 120]) };
    expect(toIso(keepWallClock(change, m('2031-03-30T01:30Z')))).toBe('2031-03-30T01:30:00.000Z');
    expect(toIso(keepWallClock(change, m('2031-03-30T02:30Z')))).toBe('2031-03-30T01:30:00.000Z');
  });

  it('takes the first of a time that occurs twice now', () => {
    const back = m('2031-10-26T01:00Z');
    const change = { former: aTable(60), present: aTable(120, [back, 60]) };
    expect(toIso(keepWallClock(change, m('2031-10-26T00:30Z')))).toBe('2031-10-25T23:30:00.000Z');
    expect(toIso(keepWallClock(change, m('2031-10-26T01:30Z')))).toBe('2031-10-26T01:30:00.000Z');
  });
});

const anyOffset = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);
const anyTable = fc
  .tuple(anyOffset, fc.array(fc.tuple(fc.integer({ min: START, max: END - 1 }), anyOffset)))
  .map(([first, changes]) => {
    const apart = new Map(changes);
    return aTable(first, ...[...apart].sort(([a], [b]) => a - b));
  });

/** Real zones, of which one stands for what the other was going to be. */
const SOME = [
  'Europe/Berlin',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
];
const anyZone = fc.constantFrom(...SOME);
const anyMinute = fc.integer({ min: START, max: END - 5 * 1440 });

describe('whatever the data were and are', () => {
  it('times have shifted exactly where the offsets differ', () => {
    fc.assert(
      fc.property(anyTable, anyTable, anyMinute, (former, present, minute) => {
        const isShifted = findShifted({ former, present }, START).some(
          ({ fromMinute, toMinute }) => minute >= fromMinute && minute < toMinute,
        );
        expect(isShifted).toBe(offsetIn(former, minute) !== offsetIn(present, minute));
      }),
    );
  });

  it('the wall clock stays as Temporal keeps it', () => {
    const tables = new Map(SOME.map((zone) => [zone, toOffsetTable(zone, START, END)]));
    const tableOf = (zone: string) => tables.get(zone) ?? aTable(0);
    fc.assert(
      fc.property(anyZone, anyZone, anyMinute, (was, is, minute) => {
        const change = { former: tableOf(was), present: tableOf(is) };
        const before = Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
        const wanted = before.toZonedDateTimeISO(was).toPlainDateTime().toZonedDateTime(is);
        const isSame = offsetIn(change.former, minute) === offsetIn(change.present, minute);
        const expected = isSame ? minute : wanted.epochMilliseconds / 60_000;
        expect(keepWallClock(change, minute)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
