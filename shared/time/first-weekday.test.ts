import { expect, test } from 'vitest';
import { firstWeekdayOf } from './first-weekday.ts';

test('weeks begin as the reader knows them', () => {
  expect(firstWeekdayOf('en-US')).toBe(0);
  expect(firstWeekdayOf('en-GB')).toBe(1);
  expect(firstWeekdayOf('de')).toBe(1);
});
