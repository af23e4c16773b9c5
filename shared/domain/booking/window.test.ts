import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOfDay } from '#shared/time/dates.ts';
import {
  dayToShow,
  freeDates,
  lastOfWindow,
  toLocalDate,
  turnWindow,
  windowInstants,
  windowOf,
  windowToShow,
  windowWeeks,
} from './window.ts';

const day = (date: string, count = 1) => ({ date, spots: Array(count).fill({}) });
/** A Friday. */
const today = '2030-05-24';
const monday = { today, firstWeekday: 1 };
const sunday = { today, firstWeekday: 0 };

describe('windowOf', () => {
  it('begins today; later ones begin with a week of the reader', () => {
    expect(windowOf('2030-05-24', monday)).toBe(today);
    expect(windowOf('2030-06-23', monday)).toBe(today);
    expect(windowOf('2030-06-24', monday)).toBe('2030-06-24');
    expect(windowOf('2030-06-23', sunday)).toBe('2030-06-23');
  });

  it('has what is past in the first one', () => {
    expect(windowOf('2030-01-01', monday)).toBe(today);
  });
});

describe('turnWindow', () => {
  it('goes on by five weeks, and back as far as today', () => {
    expect(turnWindow(today, 1, monday)).toBe('2030-06-24');
    expect(turnWindow('2030-06-24', 1, monday)).toBe('2030-07-29');
    expect(turnWindow('2030-06-24', -1, monday)).toBe(today);
    expect(turnWindow(today, -1, monday)).toBe(today);
  });
});

describe('windowWeeks', () => {
  it('leaves out what is before today, and shows five whole weeks otherwise', () => {
    const [first, ...others] = windowWeeks(today, 1);
    const [none] = [undefined];
    expect(first).toEqual([none, none, none, none, today, '2030-05-25', '2030-05-26']);
    expect(others.map((week) => week[0])).toEqual([
      '2030-05-27',
      '2030-06-03',
      '2030-06-10',
      '2030-06-17',
    ]);
  });
});

const anyDate = fc.integer({ min: 20_000, max: 30_000 }).map(dateOfDay);
const anyWeekday = fc.integer({ min: 0, max: 6 });

it('windows follow each other without a gap, and each is asked for whole', () => {
  fc.assert(
    fc.property(
      anyDate,
      anyWeekday,
      fc.integer({ min: 0, max: 400 }),
      (now, firstWeekday, ahead) => {
        const windows = { today: now, firstWeekday };
        const date = addDays(now, ahead);
        const from = windowOf(date, windows);
        const last = lastOfWindow(from, firstWeekday);
        expect(from <= date && date <= last).toBe(true);
        expect(turnWindow(from, 1, windows)).toBe(addDays(last, 1));
        expect(windowWeeks(from, firstWeekday).flat().filter(Boolean).at(-1)).toBe(last);
        const { start, end } = windowInstants(from);
        expect(Date.parse(start)).toBeLessThanOrEqual(Date.parse(`${from}T00:00:00+14:00`));
        expect(Date.parse(end)).toBeGreaterThanOrEqual(Date.parse(`${last}T24:00:00-12:00`));
      },
    ),
  );
});

describe('windowInstants', () => {
  it('reaches from the first zone’s midnight to the last zone’s, whatever the weeks begin with', () => {
    expect(windowInstants('2030-05-24')).toEqual({
      start: '2030-05-23T10:00:00.000Z',
      end: '2030-06-28T12:00:00.000Z',
    });
  });
});

describe('freeDates', () => {
  it('leaves out what is past, beyond the last row, and days without spots', () => {
    const dates = ['2030-05-23', '2030-05-24', '2030-06-23', '2030-06-24'].map((date) => day(date));
    const availability = { dates: [...dates, day('2030-05-28', 0)], earliestAvailableDate: null };
    const free = (windows: typeof monday) =>
      freeDates(availability, today, windows).map(({ date }) => date);
    expect(free(monday)).toEqual(['2030-05-24', '2030-06-23']);
    expect(free(sunday)).toEqual(['2030-05-24']);
  });
});

describe('windowToShow', () => {
  const empty = { dates: [], earliestAvailableDate: '2030-07-02' };

  it('is the one the visitor turned to, else the first', () => {
    expect(windowToShow({ turnedTo: '2030-06-30', first: empty }, monday)).toBe('2030-06-24');
    expect(windowToShow({ turnedTo: undefined, first: undefined }, monday)).toBe(today);
  });

  it('If none and earliestAvailableDate exists, focus jumps to it', () => {
    expect(windowToShow({ turnedTo: undefined, first: empty }, monday)).toBe('2030-06-24');
  });

  it('stays where it is while there are free days, or none at all', () => {
    const some = { dates: [day('2030-05-25')], earliestAvailableDate: '2030-05-25' };
    const none = { dates: [], earliestAvailableDate: null };
    expect(windowToShow({ turnedTo: undefined, first: some }, monday)).toBe(today);
    expect(windowToShow({ turnedTo: undefined, first: none }, monday)).toBe(today);
  });
});

describe('dayToShow', () => {
  it('The first day with free spots is selected automatically', () => {
    expect(dayToShow(undefined, [day('2030-05-25'), day('2030-05-26')])).toBe('2030-05-25');
    expect(dayToShow('2030-05-26', [day('2030-05-25'), day('2030-05-26')])).toBe('2030-05-26');
    expect(dayToShow('2030-05-27', [day('2030-05-25')])).toBe('2030-05-25');
  });
});

describe('toLocalDate', () => {
  it('is the date where the zone is', () => {
    expect(toLocalDate('2030-05-24T22:30:00Z', 'Europe/Berlin')).toBe('2030-05-25');
    expect(toLocalDate(Date.parse('2030-05-24T02:00:00Z'), 'America/New_York')).toBe('2030-05-23');
  });
});
