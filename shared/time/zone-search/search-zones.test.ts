import { describe, expect, it, test } from 'vitest';
import type { Language } from '#shared/domain/languages.ts';
import { madeOnce } from '../made-once.ts';
import { listZones } from './list-zones.ts';
import { searchZones } from './search-zones.ts';

const winter = Date.UTC(2031, 0, 15) / 60_000;
const summer = Date.UTC(2031, 6, 15) / 60_000;

const listed = madeOnce((language: Language, minute: string) =>
  listZones(Number(minute), 'Europe/Oslo', language),
);

function find(query: string, language: Language = 'en', minute = winter) {
  return searchZones(listed(language, String(minute)), query).map(
    ({ zone, place }) => [zone.timeZone, place] as const,
  );
}

const zonesOf = (...asked: Parameters<typeof find>) => find(...asked).map(([zone]) => zone);

/** What people type, and the zone that they mean. */
const meant: Readonly<Record<string, string>> = {
  // What a zone is called for short.
  PST: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  est: 'America/New_York',
  ET: 'America/New_York',
  'eastern time': 'America/New_York',
  'Pacific Time': 'America/Los_Angeles',
  CST: 'America/Chicago',
  MST: 'America/Denver',
  CET: 'Europe/Berlin',
  MEZ: 'Europe/Berlin',
  mesz: 'Europe/Berlin',
  BST: 'Europe/London',
  GMT: 'Europe/London',
  UTC: 'UTC',
  IST: 'Asia/Kolkata',
  JST: 'Asia/Tokyo',
  AEST: 'Australia/Sydney',
  HNE: 'America/New_York',
  MSK: 'Europe/Moscow',
  // Countries, in nine languages and as they are spoken of.
  India: 'Asia/Kolkata',
  Indien: 'Asia/Kolkata',
  Inde: 'Asia/Kolkata',
  Indie: 'Asia/Kolkata',
  Deutschland: 'Europe/Berlin',
  Allemagne: 'Europe/Berlin',
  Alemania: 'Europe/Berlin',
  Niemcy: 'Europe/Berlin',
  Duitsland: 'Europe/Berlin',
  Tyskland: 'Europe/Berlin',
  Germania: 'Europe/Berlin',
  'estados unidos': 'America/New_York',
  'Vereinigte Staaten': 'America/New_York',
  'Stany Zjednoczone': 'America/New_York',
  USA: 'America/New_York',
  uk: 'Europe/London',
  Storbritannia: 'Europe/London',
  'Wielka Brytania': 'Europe/London',
  Australien: 'Australia/Sydney',
  Brasil: 'America/Sao_Paulo',
  Canada: 'America/Toronto',
  Rusland: 'Europe/Moscow',
  Giappone: 'Asia/Tokyo',
  Espagne: 'Europe/Madrid',
  Sverige: 'Europe/Stockholm',
  Zwitserland: 'Europe/Zurich',
  México: 'America/Mexico_City',
  // Cities, with their names in nine languages.
  Kapstadt: 'Africa/Johannesburg',
  Kaapstad: 'Africa/Johannesburg',
  Monachium: 'Europe/Berlin',
  Muenchen: 'Europe/Berlin',
  munchen: 'Europe/Berlin',
  Keulen: 'Europe/Berlin',
  Köpenhamn: 'Europe/Copenhagen',
  kobenhavn: 'Europe/Copenhagen',
  Londen: 'Europe/London',
  Londyn: 'Europe/London',
  Parijs: 'Europe/Paris',
  Wiedeń: 'Europe/Vienna',
  'Nueva York': 'America/New_York',
  'nowy jork': 'America/New_York',
  bombay: 'Asia/Kolkata',
  Lodz: 'Europe/Warsaw',
  rome: 'Europe/Rome',
  'sao paulo': 'America/Sao_Paulo',
  NEW_YORK: 'America/New_York',
  'America/New_York': 'America/New_York',
  'bérlin europe': 'Europe/Berlin',
  'st. louis': 'America/Chicago',
  detroit: 'America/Detroit',
  indianapolis: 'America/Indiana/Indianapolis',
  // Offsets.
  'GMT-5': 'America/New_York',
  'utc −5': 'America/New_York',
  '-05:00': 'America/New_York',
  'utc+5:30': 'Asia/Kolkata',
  '+0530': 'Asia/Kolkata',
  'GMT+5:3': 'Asia/Kolkata',
  'GMT+1': 'Europe/Berlin',
};

test.each(Object.entries(meant))('19.18 %s means %s', (query, timeZone) => {
  expect(zonesOf(query)[0]).toBe(timeZone);
});

describe('19.18 the search for a zone', () => {
  it('finds by PST those who keep Pacific time, and no town that has the letters in it', () => {
    const found = zonesOf('PST');
    expect(found).toContain('America/Tijuana');
    expect(found.filter((zone) => !zone.startsWith('America/'))).toEqual([]);
  });

  it('finds those by est that keep it, then what begins so', () => {
    const found = zonesOf('est');
    expect(found.slice(0, 2)).toEqual(['America/New_York', 'America/Toronto']);
    expect(found.at(-1)).toBe('Europe/Tallinn');
    expect(found).not.toContain('Europe/Budapest');
    expect(found).not.toContain('America/Chicago');
  });

  it('lists for an offset those that have it on that day alone', () => {
    expect(zonesOf('GMT-5')).toContain('America/Bogota');
    expect(zonesOf('GMT-5', 'en', summer)[0]).toBe('America/Chicago');
    expect(zonesOf('GMT-5', 'en', summer)).not.toContain('America/New_York');
    expect(zonesOf('gmt-')).toContain('America/New_York');
    expect(zonesOf('GMT+27')).toEqual([]);
  });

  it('looks within words where nothing begins so', () => {
    expect(zonesOf('angeles')).toEqual(['America/Los_Angeles']);
    expect(zonesOf('ngeles')).toEqual(['America/Los_Angeles']);
  });

  it('lists all for an empty query and none for nonsense', () => {
    expect(zonesOf(' ').length).toBeGreaterThan(400);
    expect(zonesOf('atlantis')).toEqual([]);
  });
});

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
  ['tok', 'en', 'Asia/Tokyo', 'Japan'],
  ['tokio', 'de', 'Asia/Tokyo', 'Tokio, Japan'],
] as const)('8.8 %s (%s) finds %s', (query, language, timeZone, place) => {
  expect(find(query, language)).toContainEqual([timeZone, place]);
});
