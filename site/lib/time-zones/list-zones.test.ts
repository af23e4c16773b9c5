import { expect, test } from 'vitest';
import type { Language } from '#shared/domain/languages.ts';
import { listZones } from './list-zones.ts';
import { searchZones } from './search-zones.ts';

const winter = Date.UTC(2031, 0, 15) / 60_000;

function find(query: string, language: Language = 'en') {
  return searchZones(listZones(winter, 'Europe/Oslo', language), query).map(
    ({ zone, place }) => [zone.timeZone, place] as const,
  );
}

test.each([
  ['Munich', 'en', 'Europe/Berlin', 'Munich, Germany'],
  ['münchen', 'de', 'Europe/Berlin', 'München, Deutschland'],
  ['Boston', 'en', 'America/New_York', 'Boston, United States'],
  ['mumbai', 'fr', 'Asia/Kolkata', 'Mumbai, Inde'],
  ['bombay', 'en', 'Asia/Kolkata', 'Bombay, India'],
  ['Warszawa', 'pl', 'Europe/Warsaw', 'Warszawa, Polska'],
  ['Deutschland', 'de', 'Europe/Berlin', 'Deutschland'],
  ['MEZ', 'de', 'Europe/Berlin', 'Deutschland'],
  ['PST', 'en', 'America/Los_Angeles', 'United States'],
  ['utc+5:30', 'en', 'Asia/Kolkata', 'India'],
] as const)('8.8 %s (%s) finds %s', (query, language, timeZone, place) => {
  expect(find(query, language)).toContainEqual([timeZone, place]);
});

test('8.8 what begins with what was typed comes first', () => {
  expect(find('ist').map(([zone]) => zone)).toContain('Asia/Kolkata');
  expect(find('rome')[0]?.[0]).toBe('Europe/Rome');
});

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
