import { expect, test } from 'vitest';
import { squareDays } from './square-days.ts';

test('ten weeks from Monday to Sunday, with today in the fifth', () => {
  const { weeks, most } = squareDays([{ date: '2030-01-09', booked: 4 }], '2030-01-09');
  expect(weeks).toHaveLength(10);
  expect(weeks[0]?.[0]?.date).toBe('2029-12-10');
  expect(weeks[4]?.[2]).toEqual({ date: '2030-01-09', booked: 4 });
  expect(weeks[9]?.[6]?.date).toBe('2030-02-17');
  expect(most).toBe(4);
});

test('without appointments nothing is full', () => {
  expect(squareDays([], '2030-01-07').most).toBe(1);
});
