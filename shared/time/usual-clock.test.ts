import { expect, test } from 'vitest';
import { usualClock } from './usual-clock.ts';

test.each([
  ['en', 'America/New_York', '12h'],
  ['en', 'Australia/Sydney', '12h'],
  ['en', 'Europe/London', '24h'],
  ['en', 'UTC', '24h'],
  ['es', 'America/Bogota', '24h'],
] as const)('%s in %s is read by a clock of %s', (language, timeZone, clock) => {
  expect(usualClock({ language, timeZone })).toBe(clock);
});
