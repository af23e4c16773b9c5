import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fromIso, toIso } from '#shared/time/dates.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { gapsOf, hourLines, stretchesOf, toAxis, toEndPlace, toMinute, toPlace } from './axis.ts';
import { toLocalDay } from './local-day.ts';

const berlin = zoneOf('Europe/Berlin');
const minute = (iso: string) => fromIso(iso) ?? Number.NaN;
const weekFrom = (date: string, zone = berlin) =>
  Array.from({ length: 7 }, (_, day) => toLocalDay(addDays(date, day), zone));

describe('a day', () => {
  it.each([
    ['2030-05-24', 24],
    ['2030-03-31', 23],
    ['2030-10-27', 25],
  ])('%s has %i hours in Berlin', (date, hours) => {
    const { startMinute, endMinute } = toLocalDay(date, berlin);
    expect((endMinute - startMinute) / 60).toBe(hours);
  });

  it('begins when its clock does, where midnight is skipped or comes twice', () => {
    const skipped = toLocalDay('2018-11-04', zoneOf('America/Sao_Paulo'));
    expect(skipped.pieces).toHaveLength(1);
    expect(skipped.pieces[0]?.localMinute).toBe(60);
    const twice = toLocalDay('2030-11-03', zoneOf('America/Havana'));
    expect(twice.pieces.map(({ localMinute }) => localMinute)).toEqual([0, 0]);
  });
});

describe('the axis of a week', () => {
  it('is a day long, and places are what the clock shows', () => {
    const week = weekFrom('2030-05-20');
    const axis = toAxis(week);
    expect(axis).toEqual({ lengthMinutes: 1440, repeated: undefined });
    const friday = toLocalDay('2030-05-24', berlin);
    expect(toPlace(axis, friday, minute('2030-05-24T07:30:00Z'))).toBe(9.5 * 60);
    expect(toIso(toMinute(axis, friday, 9.5 * 60))).toBe('2030-05-24T07:30:00.000Z');
  });

  it('has no hour between two and three on the day when clocks go forward', () => {
    const week = weekFrom('2030-03-25');
    const axis = toAxis(week);
    const sunday = toLocalDay('2030-03-31', berlin);
    expect(axis.lengthMinutes).toBe(1440);
    expect(gapsOf(axis, sunday)).toEqual([{ from: 120, to: 180 }]);
    // A drop into the gap is at three.
    expect(toMinute(axis, sunday, 150)).toBe(minute('2030-03-31T01:00:00Z'));
    // A meeting from 1:30 to 3:30 on the clock is one hour long, and drawn around the gap.
    expect(toPlace(axis, sunday, minute('2030-03-31T00:30:00Z'))).toBe(90);
    expect(toEndPlace(axis, sunday, minute('2030-03-31T01:30:00Z'))).toBe(210);
  });

  it('has the hour between two and three twice on the day when clocks go back', () => {
    const week = weekFrom('2030-10-21');
    const axis = toAxis(week);
    const [saturday, sunday] = week.slice(5);
    if (!saturday || !sunday) throw new Error('A week has seven days');
    expect(axis).toEqual({ lengthMinutes: 1500, repeated: { from: 120, to: 180 } });
    expect(toPlace(axis, sunday, minute('2030-10-27T00:30:00Z'))).toBe(150);
    expect(toPlace(axis, sunday, minute('2030-10-27T01:30:00Z'))).toBe(210);
    expect(gapsOf(axis, sunday)).toEqual([]);
    expect(gapsOf(axis, saturday)).toEqual([{ from: 180, to: 240 }]);
    // What ends at three on Saturday ends there, and what begins then begins below the gap.
    expect(toEndPlace(axis, saturday, minute('2030-10-26T01:00:00Z'))).toBe(180);
    expect(toPlace(axis, saturday, minute('2030-10-26T01:00:00Z'))).toBe(240);
    expect(hourLines(axis).slice(1, 5)).toEqual([
      { place: 60, hour: 1, isAgain: false },
      { place: 120, hour: 2, isAgain: false },
      { place: 180, hour: 2, isAgain: true },
      { place: 240, hour: 3, isAgain: false },
    ]);
  });

  it('leads from every minute of a day to its place and back, in any zone', () => {
    const zones = ['Europe/Berlin', 'America/Havana', 'Australia/Lord_Howe', 'Africa/Cairo', 'UTC'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 366 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 1559 }),
        (name, offset, index, at) => {
          const week = weekFrom(addDays('2030-01-01', offset), zoneOf(name));
          const axis = toAxis(week);
          const day = week[index];
          if (!day) throw new Error('A week has seven days');
          const asked = Math.min(day.startMinute + at, day.endMinute - 1);
          expect(toMinute(axis, day, toPlace(axis, day, asked))).toBe(asked);
          const stretches = stretchesOf(axis, day);
          const length = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
          expect(length).toBe(day.endMinute - day.startMinute);
          const gaps = gapsOf(axis, day).reduce((sum, { from, to }) => sum + to - from, 0);
          expect(length + gaps).toBe(axis.lengthMinutes);
        },
      ),
    );
  });
});
