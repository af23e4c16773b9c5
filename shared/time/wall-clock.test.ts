import { expect, test } from 'vitest';
import { fromIso } from '#shared/time/dates.ts';
import { fromWallClock, isoToWallClock, toWallClock, wallClockToIso } from './wall-clock.ts';

const at = (iso: string) => fromIso(iso) ?? Number.NaN;

test.each([
  ['2030-05-24T13:30:00Z', 'Europe/Berlin', '2030-05-24T15:30'],
  ['2030-05-24T20:00:00Z', 'Asia/Kolkata', '2030-05-25T01:30'],
])('%s in %s is %s, and back', (iso, zone, text) => {
  expect(toWallClock(at(iso), zone)).toBe(text);
  expect(fromWallClock(text, zone)).toBe(at(iso));
});

test('what is not complete is no instant, an hour that is skipped is the next', () => {
  expect(fromWallClock('', 'UTC')).toBeUndefined();
  expect(fromWallClock('2030-03-31T02:30', 'Europe/Berlin')).toBe(at('2030-03-31T01:30:00Z'));
});

test('an instant of the API fills a field, and a field without a time says none', () => {
  expect(isoToWallClock('2030-05-24T13:30:12.500Z', 'Europe/Berlin')).toBe('2030-05-24T15:30');
  expect(isoToWallClock(null, 'Europe/Berlin')).toBe('');
  expect(wallClockToIso('2030-05-24T15:30', 'Europe/Berlin')).toBe('2030-05-24T13:30:00.000Z');
  expect(wallClockToIso('', 'Europe/Berlin')).toBeNull();
  expect(wallClockToIso(null, 'Europe/Berlin')).toBeNull();
});
