import { expect, test } from 'vitest';
import { listZones } from './list-zones.ts';

const winter = Date.UTC(2031, 0, 15) / 60_000;

test('8.8 the current zone stands first, and each zone once', () => {
  const zones = listZones(winter, 'Europe/Oslo', 'en').map(({ timeZone }) => timeZone);
  expect(zones[0]).toBe('Europe/Oslo');
  expect(new Set(zones).size).toBe(zones.length);
});

test('8.6 an offset is that of the day it is asked for', () => {
  const summer = Date.UTC(2031, 6, 15) / 60_000;
  const offset = (minute: number) => listZones(minute, 'America/New_York', 'en')[0]?.offset;
  expect([offset(winter), offset(summer)]).toEqual(['GMT-5', 'GMT-4']);
});

test('19.18 a zone has its country in the language of its reader, in every engine', () => {
  const countryOf = (timeZone: string) => listZones(winter, timeZone, 'pl')[0]?.countries.join();
  expect(countryOf('Asia/Kolkata')).toBe('Indie');
  expect(
    listZones(winter, 'UTC', 'pl').filter(({ countries }) => countries.length === 0),
  ).toHaveLength(1);
});
