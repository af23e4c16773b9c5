import { expect, test } from 'vitest';
import { summarizeDay } from './summarize-day.ts';

const day = { startMinute: 1440, endMinute: 2880 };

test.each([
  ['closed', [], [1500, 1600], { openMinutes: 0, takenMinutes: 0 }],
  ['free', [1980, 2460], [], { openMinutes: 480, takenMinutes: 0 }],
  [
    'taken in part, also beside its hours',
    [1980, 2460],
    [1900, 2040],
    { openMinutes: 480, takenMinutes: 60 },
  ],
  [
    'hours of a night shift count where they are',
    [1300, 1500, 2800, 3000],
    [1490, 1510],
    { openMinutes: 140, takenMinutes: 10 },
  ],
])('%s', (_, hours, taken, expected) => {
  expect(summarizeDay(day, { hours, taken })).toEqual(expected);
});
