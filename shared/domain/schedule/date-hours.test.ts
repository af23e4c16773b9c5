import { expect, test } from 'vitest';
import { hours } from '#tests/support/hours.ts';
import { datesBetween, groupDates, MAX_DATES_AT_ONCE } from './date-hours.ts';

test('dates in a row with the same hours are one', () => {
  const dates = {
    '2030-12-25': [],
    '2030-12-24': [],
    '2030-12-31': hours('9:00-12:00'),
    '2031-01-01': [],
  };
  expect(groupDates(dates)).toEqual([
    { from: '2030-12-24', to: '2030-12-25', hours: [] },
    { from: '2030-12-31', to: '2030-12-31', hours: hours('9:00-12:00') },
    { from: '2031-01-01', to: '2031-01-01', hours: [] },
  ]);
});

test('a range of dates has both its ends, and a year at most', () => {
  expect(datesBetween('2030-12-30', '2031-01-01')).toEqual([
    ...['2030-12-30', '2030-12-31', '2031-01-01'],
  ]);
  expect(datesBetween('2030-12-30', '2030-12-29')).toEqual([]);
  expect(datesBetween('2030-01-01', '2040-01-01')).toHaveLength(MAX_DATES_AT_ONCE);
});
