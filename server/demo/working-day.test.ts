import { expect, test } from 'vitest';
import { dateOfDay, dayOfDate } from '#shared/time/dates.ts';
import { workingDay } from './working-day.ts';

test.each([
  ['2030-01-11', 1, '2030-01-14'],
  ['2030-01-11', 6, '2030-01-21'],
  ['2030-01-13', 1, '2030-01-14'],
  ['2030-01-14', -1, '2030-01-11'],
  ['2030-01-12', -1, '2030-01-11'],
])('from %s %i working days are %s', (from, days, expected) => {
  expect(dateOfDay(workingDay(dayOfDate(from), days))).toBe(expected);
});
