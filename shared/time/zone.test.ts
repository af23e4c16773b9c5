import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, vi } from 'vitest';
import { isTimeZone, probeOffsetMinutes } from '#shared/time/offset.ts';
import {
  localDay,
  offsetMinutesAt,
  steadyUntil,
  toInstant,
  toLocalMinute,
  zoneOf,
} from '#shared/time/zone.ts';

// Far more than the comparisons take on a quiet machine.
vi.setConfig({ testTimeout: 60_000 });

const NAMES = Intl.supportedValuesOf('timeZone');
const anyZone = fc.constantFrom(...NAMES);
const minuteOf = (iso: string) => Date.parse(iso) / 60_000;
const anyMinute = fc.integer({
  min: minuteOf('1975-01-01T00:00Z'),
  max: minuteOf('2045-01-01T00:00Z'),
});

/** Instants close to a change of offset, where mistakes live. */
const nearChange = fc
  .tuple(anyZone, anyMinute, fc.integer({ min: -2000, max: 2000 }))
  .map(([timeZone, minute, shift]) => {
    const zone = zoneOf(timeZone);
    return { timeZone, zone, minute: steadyUntil(zone, minute) + shift };
  });

describe('a zone', () => {
  it('has the offset that Temporal has, at any instant', () => {
    fc.assert(
      fc.property(nearChange, ({ timeZone, zone, minute }) => {
        const expected = zoned(timeZone, minute).offsetNanoseconds / 60e9;
        expect(offsetMinutesAt(zone, minute)).toBe(Math.trunc(expected));
        expect(probeOffsetMinutes(timeZone, minute)).toBe(Math.trunc(expected));
      }),
      { numRuns: 500 },
    );
  });

  it('turns local times into the instants of Temporal’s compatible', () => {
    fc.assert(
      fc.property(nearChange, ({ timeZone, zone, minute }) => {
        const local = toLocalMinute(zone, minute);
        const text = new Date(local * 60_000).toISOString().slice(0, 16);
        const expected = Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone);
        expect(toInstant(zone, local)).toBe(expected.epochMilliseconds / 60_000);
      }),
      { numRuns: 500 },
    );
  });

  it('turns times that the clock skips into those of Temporal’s compatible', () => {
    fc.assert(
      fc.property(nearChange, ({ timeZone, zone, minute }) => {
        const local = minute + offsetMinutesAt(zone, minute - 1440);
        const text = new Date(local * 60_000).toISOString().slice(0, 16);
        const expected = Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone);
        expect(toInstant(zone, local)).toBe(expected.epochMilliseconds / 60_000);
      }),
      { numRuns: 500 },
    );
  });

  it('has the local date that Temporal has', () => {
    fc.assert(
      fc.property(nearChange, ({ timeZone, zone, minute }) => {
        const date = new Date(localDay(zone, minute) * 86_400_000).toISOString().slice(0, 10);
        expect(date).toBe(zoned(timeZone, minute).toPlainDate().toString());
      }),
    );
  });

  it('keeps its offset for as long as it says', () => {
    fc.assert(
      fc.property(
        anyZone,
        anyMinute,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (name, at, part) => {
          const zone = zoneOf(name);
          const until = steadyUntil(zone, at);
          expect(until).toBeGreaterThan(at);
          const between = at + Math.floor((until - 1 - at) * part);
          expect(offsetMinutesAt(zone, between)).toBe(offsetMinutesAt(zone, at));
        },
      ),
    );
  });

  it.each([
    [
      'a gap: 02:30 of the spring change is 03:30',
      'Europe/Berlin',
      '2030-03-31T02:30Z',
      '2030-03-31T01:30Z',
    ],
    [
      'an overlap: 02:30 of the autumn change is the first',
      'Europe/Berlin',
      '2030-10-27T02:30Z',
      '2030-10-27T00:30Z',
    ],
    ['a half-hour change', 'Australia/Lord_Howe', '2030-10-06T02:15Z', '2030-10-05T15:45Z'],
    ['a date that was never there', 'Pacific/Apia', '2011-12-30T12:00Z', '2011-12-30T22:00Z'],
  ])('%s', (_, timeZone, local, instant) => {
    expect(toInstant(zoneOf(timeZone), minuteOf(local))).toBe(minuteOf(instant));
  });
});

describe('isTimeZone', () => {
  it.each(['Europe/Berlin', 'UTC', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires'])(
    'knows %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each(['', 'Mars/Olympus', '+02:00', 'Europe/Berlin ', '../etc'])('refuses "%s"', (name) => {
    expect(isTimeZone(name)).toBe(false);
    expect(() => zoneOf(name === '+02:00' ? 'nowhere' : name)).toThrow(RangeError);
  });
});

function zoned(timeZone: string, minute: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(timeZone);
}
