import { describe, expect, it } from 'vitest';
import { fromIso } from '#shared/time/dates.ts';
import {
  formatDate,
  formatDateOfInstant,
  formatDay,
  formatMoment,
  formatMonth,
  formatTime,
  formatTimeRange,
  formatWeekday,
  listTimeZones,
  localeOf,
  offsetLabel,
} from '#shared/time/format.ts';

const minute = fromIso('2030-05-24T20:05Z') ?? Number.NaN;
/** ICU puts narrow and unbreakable spaces where a test cannot see them. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('times and dates as people read them', () => {
  it.each([
    ['en', '12h', '10:05 PM'],
    ['en', '24h', '22:05'],
    ['de', '24h', '22:05 Uhr'],
    ['de', '12h', '10:05 PM'],
    ['fr', '24h', '22:05'],
    ['se', '24h', '22:05'],
  ] as const)('in %s with a %s clock: %s', (language, clock, expected) => {
    const reader = { language, timeZone: 'Europe/Berlin' };
    expect(plain(formatTime(minute, reader, clock))).toBe(expected);
  });

  it('say Uhr once a range in German', () => {
    const range = (language: string, clock: '12h' | '24h') =>
      plain(formatTimeRange(minute, minute + 30, { language, timeZone: 'UTC' }, clock));
    expect(range('de', '24h')).toBe('20:05 – 20:35 Uhr');
    expect(range('en', '24h')).toBe('20:05 – 20:35');
    expect(range('en', '12h')).toBe('8:05 PM – 8:35 PM');
  });

  it('show midnight as 00:00 and 12:00 AM', () => {
    const midnight = fromIso('2030-05-24T00:00Z') ?? Number.NaN;
    const reader = { language: 'en', timeZone: 'UTC' };
    expect(formatTime(midnight, reader, '24h')).toBe('00:00');
    expect(plain(formatTime(midnight, reader, '12h'))).toBe('12:00 AM');
  });

  it('say the date of the reader’s zone', () => {
    const inTokyo = { language: 'en', timeZone: 'Asia/Tokyo' };
    expect(formatDateOfInstant(minute, inTokyo)).toBe('Saturday, May 25, 2030');
  });

  it('say local dates whatever zone the machine is in', () => {
    expect(formatDate('2030-05-24', 'en')).toBe('Friday, May 24, 2030');
    expect(formatDay('2030-05-24', 'de')).toBe('Freitag, 24. Mai');
    expect(formatWeekday('2030-05-24', 'se')).toBe('fredag');
    expect(formatWeekday('2030-05-24', 'en', 'short')).toBe('Fri');
    expect(formatMonth('2030-05', 'no')).toBe('mai 2030');
  });

  it('know the locales of the product’s languages', () => {
    expect(['en', 'se', 'no', 'de'].map(localeOf)).toEqual(['en', 'sv', 'nb', 'de']);
  });
});

describe('zones as people read them', () => {
  it.each([
    ['Europe/Berlin', 'GMT+2'],
    ['America/New_York', 'GMT-4'],
    ['Asia/Kolkata', 'GMT+5:30'],
    ['America/St_Johns', 'GMT-2:30'],
    ['UTC', 'GMT'],
  ])('%s is %s in May', (timeZone, label) => {
    expect(offsetLabel(minute, timeZone)).toBe(label);
  });

  it('are all listed, once, with UTC', () => {
    const zones = listTimeZones();
    expect(zones).toContain('UTC');
    expect(zones).toContain('Europe/Berlin');
    expect(new Set(zones).size).toBe(zones.length);
  });

  it.each([
    ['en', '12h', '2030-05-24T21:00Z', '10:05 PM'],
    ['en', '24h', '2030-05-24T21:00Z', '22:05'],
    ['de', '24h', '2030-05-24T21:00Z', '22:05'],
    ['en', '12h', '2030-07-01T12:00Z', 'May 24'],
    ['de', '24h', '2030-05-24T22:00Z', '24. Mai'],
    ['pl', '24h', '2031-07-01T12:00Z', '24 maj 2030'],
  ] as const)('in %s with a clock of %s at %s it was %s', (language, clock, now, expected) => {
    const reader = { language, timeZone: 'Europe/Berlin' };
    expect(plain(formatMoment(minute, fromIso(now) ?? Number.NaN, reader, clock))).toBe(expected);
  });
});
