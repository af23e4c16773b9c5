import { expect, test } from 'vitest';
import { sumDays } from './sum-days.ts';

const aDay = (date: string, booked = 1, cancelled = 0) => ({ date, booked, cancelled });

test('a week begins on Monday and a month on its first, whatever day it is', () => {
  const days = ['2029-12-31', '2030-01-06', '2030-01-07', '2030-01-13', '2030-01-14', '2030-01-31'];
  const counted = days.map((date) => aDay(date));
  expect(sumDays(counted, '2030-01-07')).toMatchObject({ thisWeek: 2, thisMonth: 5 });
  expect(sumDays(counted, '2030-01-13')).toMatchObject({ thisWeek: 2 });
  expect(sumDays(counted, '2030-01-06')).toMatchObject({ thisWeek: 2, thisMonth: 5 });
});

test('what was called off is a share of the last four weeks, and of nothing there is none', () => {
  const days = [aDay('2029-12-09', 9, 9), aDay('2029-12-10', 2, 1), aDay('2030-01-07', 1, 0)];
  expect(sumDays(days, '2030-01-07').cancelledShare).toBe(0.25);
  expect(sumDays([aDay('2030-01-08', 5, 5)], '2030-01-07').cancelledShare).toBeNull();
});
