import fc from 'fast-check';
import { expect, it } from 'vitest';
import { offsetIn, toOffsetTable } from '#shared/time/offset-table.ts';
import { offsetMinutesAt, zoneOf } from '#shared/time/zone.ts';
import { answerFromKnown, fromDistances, toDistances } from './known-times.ts';
import { toAvailability } from './to-availability.ts';

const DAY = 1440;
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const from = fc.integer({ min: 20_000 * DAY, max: 30_000 * DAY });
const minutes = fc
  .uniqueArray(fc.integer({ min: 0, max: 45 * DAY - 1 }), { maxLength: 60 })
  .map((list) => list.sort((a, b) => a - b));

it('keeps every start', () => {
  fc.assert(
    fc.property(minutes, (list) => {
      expect(fromDistances(toDistances(list))).toEqual(list);
    }),
  );
});

it('answers any range in any zone as the server does, by its table or that of a page', () => {
  const asked = fc.record({ zone: zones, from, minutes, at: minutes });
  fc.assert(
    fc.property(asked, ({ zone, from: fromMinute, minutes: list, at }) => {
      const starts = list.map((minute) => fromMinute + minute);
      const known = {
        fromMinute,
        untilMinute: fromMinute + 45 * DAY,
        durationMinutes: 30,
        starts: toDistances(starts),
        groups: starts
          .filter((_, index) => index % 3 === 0)
          .map((startMinute) => ({ startMinute, id: 'a', totalSpots: 8, takenSpots: 2 })),
        firstMinute: starts[0] ?? null,
      };
      const range = {
        startMinute: fromMinute - DAY + (at[0] ?? 0),
        endMinute: fromMinute + (at.at(-1) ?? 45 * DAY),
      };
      const inRange = starts
        .map((startMinute, index) => ({
          startMinute,
          group: index % 3 === 0 ? { id: 'a', totalSpots: 8, takenSpots: 2 } : undefined,
        }))
        .filter(({ startMinute }) => startMinute >= range.startMinute)
        .filter(({ startMinute }) => startMinute < range.endMinute);
      const told = zoneOf(zone);
      const table = toOffsetTable(zone, fromMinute - DAY, known.untilMinute);
      expect(answerFromKnown(known, range, (minute) => offsetIn(table, minute))).toEqual(
        toAvailability({ ...known, starts: inRange }, (minute) => offsetMinutesAt(told, minute)),
      );
    }),
    { numRuns: 60 },
  );
});
