import { expect, test } from 'vitest';
import { squareDays } from './square-days.ts';

test('ten weeks from Monday to Sunday, with today in the fifth', () => {
  const { weeks, most } = squareDays([{ date: '2030-01-09', booked: 4 }], '2030-01-09', 1);
  expect(weeks).toHaveLength(10);
  expect(weeks[0]?.[0]?.date).toBe('2029-12-10');
  expect(weeks[4]?.[2]).toEqual({ date: '2030-01-09', booked: 4 });
  expect(weeks[9]?.[6]?.date).toBe('2030-02-17');
  expect(most).toBe(4);
});

test('20.8 weeks that begin on Sunday have today one row further down', () => {
  const { weeks } = squareDays([], '2030-01-09', 0);
  expect(weeks[4]?.[0]?.date).toBe('2030-01-06');
  expect(weeks[4]?.[3]?.date).toBe('2030-01-09');
});

test('without appointments nothing is full', () => {
  expect(squareDays([], '2030-01-07', 1).most).toBe(1);
});
