import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { workingHours } from '#shared/domain/availability/working-hours.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { hours } from '#tests/support/hours.ts';
import {
  copyDay,
  countMinutes,
  type DayHours,
  findOverlaps,
  suggestRange,
  tidyDay,
  toTypedRange,
  toWeekHours,
  type WeekHours,
} from './week-hours.ts';

const minute = fc.integer({ min: 0, max: 1439 });
const storedDay = fc.array(fc.tuple(minute, minute), { maxLength: 5 });
const storedWeek = fc.array(storedDay, { minLength: 7, maxLength: 7 });
const anyDay = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 })),
  { maxLength: 6 },
);
const week = (day: DayHours): WeekHours => [[], day, [], [], [], [], []];

function minutesOf(day: DayHours): Set<number> {
  const each = day.flatMap(([start, end]) =>
    Array.from({ length: Math.max(end - start, 0) }, (_, index) => start + index),
  );
  return new Set(each);
}

describe('a tidy day', () => {
  test('joins what meets', () => {
    expect(tidyDay(hours('12:00-14:00', '9:00-12:00'))).toEqual(hours('9:00-14:00'));
  });

  it('has the minutes that were in any of its ranges, in order, with gaps between', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const tidy = tidyDay(day);
        expect(minutesOf(tidy)).toEqual(minutesOf(day));
        expect(tidy.every(([start], index) => start > (tidy[index - 1]?.[1] ?? -1))).toBe(true);
        expect(findOverlaps(tidy)).toEqual([]);
        expect(tidyDay(tidy)).toEqual(tidy);
        expect(countMinutes(day)).toBe(minutesOf(day).size);
      }),
    );
  });
});

describe('a week as it is edited', () => {
  it('has the working hours of what is stored, around midnight too', () => {
    const host = (weekly: WeekHours) => ({
      hostId: 'h',
      hostName: 'H',
      timeZone: 'Europe/Berlin',
      weekly,
      overrides: {},
      busy: {},
      calendarUnreadable: false,
      counted: [],
    });
    const zone = zoneOf('Europe/Berlin');
    // Ten days of summer; whole ranges may reach over both ends.
    const [from, to] = [31_600_000, 31_614_400];
    const inside = (weekly: WeekHours) =>
      workingHours(host(weekly), zone, from - 2880, to + 2880)
        .map((at) => Math.min(Math.max(at, from), to))
        .filter((at, index, all) => all[index ^ 1] !== at);
    fc.assert(
      fc.property(storedWeek, (stored) => {
        expect(inside(toWeekHours(stored))).toEqual(inside(stored));
      }),
    );
  });

  it('ends every range by midnight', () => {
    expect(toWeekHours(week(hours('22:00-2:00', '9:00-23:59')))).toEqual([
      ...[[], hours('9:00-24:00'), hours('0:00-2:00'), [], [], [], []],
    ]);
  });

  test('is copied from one day to others', () => {
    const copied = copyDay(week(hours('9:00-12:00')), 1, [2, 5]);
    expect(copied.map(({ length }) => length)).toEqual([0, 1, 1, 0, 0, 1, 0]);
  });
});

test('those that overlap are told, those that meet are not', () => {
  expect(findOverlaps(hours('9:00-12:00', '12:00-14:00'))).toEqual([]);
  expect(findOverlaps(hours('9:00-12:00', '16:00-18:00', '11:00-14:00'))).toEqual([0, 2]);
});

test.each([
  [[], hours('9:00-17:00')[0]],
  [hours('9:00-12:00'), hours('13:00-14:00')[0]],
  [hours('9:00-22:30'), hours('23:30-24:00')[0]],
  [hours('9:00-23:30'), undefined],
])('after %j comes %j', (day, next) => expect(suggestRange(day)).toEqual(next));

test.each([
  ['9:00-12:00', { today: hours('9:00-12:00')[0], tomorrow: 0 }],
  ['22:00-2:00', { today: hours('22:00-24:00')[0], tomorrow: 120 }],
  ['18:00-0:00', { today: hours('18:00-24:00')[0], tomorrow: 0 }],
  ['9:00-8:00', undefined],
])('%s is taken as %j', (typed, taken) => {
  const [range = [0, 0] as const] = hours(typed);
  expect(toTypedRange(range)).toEqual(taken);
});
