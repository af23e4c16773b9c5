import { expect, test } from 'vitest';
import { hours } from '#tests/support/hours.ts';
import { groupDays } from './group-days.ts';

const nine = hours('9:00-17:00');

test('days in a row with the same hours are said together, from the first day of the week on', () => {
  const week = [nine, nine, nine, hours('9:00-12:00'), nine, [], nine];
  expect(groupDays(week, 1)).toEqual([
    { first: 1, last: 2, hours: nine },
    { first: 3, last: 3, hours: hours('9:00-12:00') },
    { first: 4, last: 4, hours: nine },
    { first: 6, last: 0, hours: nine },
  ]);
  expect(groupDays(week, 0)[0]).toEqual({ first: 0, last: 2, hours: nine });
});

test('a week without hours says nothing', () => {
  expect(groupDays([[], [], [], [], [], [], []], 1)).toEqual([]);
});
