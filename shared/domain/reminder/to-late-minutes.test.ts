import { expect, test } from 'vitest';
import { toLateMinutes } from './to-late-minutes.ts';

test.each([
  [0, 30],
  [60, 30],
  [180, 90],
  [1440, 240],
  [10_080, 240],
])('24. %i minutes before, a message still goes %i minutes after it was due', (minutes, late) => {
  expect(toLateMinutes({ kind: 'minutes', minutes })).toBe(late);
});

test('24. and at a time of day four hours after it', () => {
  expect(toLateMinutes({ kind: 'days', days: 1, minuteOfDay: 1020 })).toBe(240);
});
