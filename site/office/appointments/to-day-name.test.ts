import { expect, test } from 'vitest';
import { toDayName } from './to-day-name.ts';

const now = Date.parse('2030-05-24T22:30:00Z');

test.each([
  ['2030-05-24T21:00:00Z', 'Europe/Berlin', 'yesterday'],
  ['2030-05-25T08:00:00Z', 'Europe/Berlin', 'today'],
  ['2030-05-25T22:00:00Z', 'Europe/Berlin', 'tomorrow'],
  ['2030-05-25T22:00:00Z', 'America/New_York', 'tomorrow'],
  ['2030-05-24T21:00:00Z', 'America/New_York', 'today'],
  ['2030-05-27T21:00:00Z', 'UTC', undefined],
])('%s in %s is %s', (iso, zone, day) => expect(toDayName(iso, now, zone)).toBe(day));
