import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { nearestToTheirDay, suggestTimes } from './suggest-times.ts';

const DAY_MS = 86_400_000;
const MONDAY = Date.parse('2030-01-07T00:00:00Z');

/** Every half hour from nine to five on so many days from the Monday, in UTC. */
function workingDays(days: number): string[] {
  return Array.from({ length: days * 16 }, (_, index) => {
    const day = Math.floor(index / 16);
    return new Date(MONDAY + day * DAY_MS + (18 + (index % 16)) * 1_800_000).toISOString();
  });
}

const wish = { durationMinutes: 30, timeZone: 'UTC', count: 3 };

describe('10. suggested times', () => {
  it('lie on days apart, in mornings and afternoons', () => {
    expect(suggestTimes({ ...wish, starts: workingDays(5) })).toEqual([
      '2030-01-07T10:00:00.000Z',
      '2030-01-08T15:00:00.000Z',
      '2030-01-09T10:00:00.000Z',
    ]);
  });

  it('share a day where there are no others, and never overlap', () => {
    expect(suggestTimes({ ...wish, starts: workingDays(1), durationMinutes: 60 })).toEqual([
      '2030-01-07T09:00:00.000Z',
      '2030-01-07T10:00:00.000Z',
      '2030-01-07T15:00:00.000Z',
    ]);
  });

  it('keep away from what is picked already, and from its days', () => {
    const picked = ['2030-01-07T10:00:00.000Z'];
    const suggested = suggestTimes({ ...wish, starts: workingDays(3), picked, count: 2 });
    expect(suggested.map((start) => start.slice(0, 10))).toEqual(['2030-01-08', '2030-01-09']);
  });

  it('leave the recipient asleep: fewer, or none', () => {
    const inTokyo = { ...wish, timeZone: 'Asia/Tokyo', starts: workingDays(5) };
    expect(suggestTimes(inTokyo).map((start) => start.slice(11, 16))).toEqual([
      '09:00',
      '09:00',
      '09:00',
    ]);
    const inHonolulu = { ...wish, timeZone: 'Pacific/Honolulu', durationMinutes: 120 };
    const early = workingDays(5).filter((start) => start.slice(11, 13) < '15');
    expect(suggestTimes({ ...inHonolulu, starts: early })).toEqual([]);
  });

  it('19.7 where all of it is night, lie as close to their day as can be', () => {
    const near = (timeZone: string) => [
      ...new Set(
        nearestToTheirDay(workingDays(5), 30, timeZone).map((start) => start.slice(11, 16)),
      ),
    ];
    expect(near('Pacific/Honolulu')).toEqual(['16:00', '16:30']);
    expect(near('UTC')).toHaveLength(16);
    expect(nearestToTheirDay([], 30, 'UTC')).toEqual([]);
  });

  const anyWish = fc.record({
    starts: fc
      .uniqueArray(fc.integer({ min: 0, max: 21 * 96 }), { maxLength: 120 })
      .map((quarters) => quarters.map((at) => new Date(MONDAY + at * 900_000).toISOString())),
    durationMinutes: fc.constantFrom(15, 30, 45, 60, 120),
    timeZone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
    count: fc.integer({ min: 1, max: 6 }),
  });

  it('are free starts in waking hours, ascending, none over another, on as many days as there are', () => {
    fc.assert(
      fc.property(anyWish, (each) => {
        const suggested = suggestTimes(each);
        expect(suggested).toEqual(suggested.toSorted());
        const local = (start: string, minutes = 0) =>
          Temporal.Instant.from(start).add({ minutes }).toZonedDateTimeISO(each.timeZone);
        const isAwake = (start: string) => {
          const [from, until] = [local(start), local(start, each.durationMinutes)];
          const end = until.hour * 60 + until.minute;
          return from.hour >= 8 && from.toPlainDate().equals(until.toPlainDate()) && end <= 21 * 60;
        };
        for (const start of suggested) {
          expect(each.starts).toContain(start);
          expect(isAwake(start)).toBe(true);
        }
        const gaps = suggested.slice(1).map((start, at) => {
          return Date.parse(start) - Date.parse(suggested[at] ?? '');
        });
        expect(gaps.every((gap) => gap >= each.durationMinutes * 60_000)).toBe(true);
        const dates = (starts: readonly string[]) =>
          new Set(starts.map((start) => local(start).toPlainDate().toString()));
        const awake = dates(each.starts.filter(isAwake));
        expect(dates(suggested).size).toBe(Math.min(each.count, awake.size));
      }),
      { numRuns: 500 },
    );
  });

  it('take both halves of the day where both are free', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 2, max: 10 }),
        (count, days) => {
          const hours = suggestTimes({ ...wish, starts: workingDays(days), count }).map((start) =>
            Number(start.slice(11, 13)),
          );
          expect(hours.some((hour) => hour < 12)).toBe(true);
          expect(hours.some((hour) => hour >= 12)).toBe(true);
        },
      ),
    );
  });
});
