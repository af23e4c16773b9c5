import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  compareDates,
  dateOfDay,
  dayOfDate,
  fromIso,
  isDate,
  isoWeekStart,
  monthRange,
  toIso,
  weekday,
} from '#shared/time/dates.ts';

const anyDay = fc.integer({ min: -200_000, max: 200_000 });
const anyMinute = fc.integer({ min: -60_000_000, max: 200_000_000 });

describe('local dates', () => {
  it('are the same day number that Date counts, there and back', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
        expect(dateOfDay(day)).toBe(date);
        expect(dayOfDate(date)).toBe(day);
        expect(weekday(date)).toBe(new Date(day * 86_400_000).getUTCDay());
      }),
    );
  });

  it('step over the ends of months and years', () => {
    expect(addDays('2030-12-31', 1)).toBe('2031-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2030-12', 1)).toBe('2031-01');
    expect(addMonths('2030-01-31', -1)).toBe('2029-12');
  });

  it('know their month and the Monday of their week', () => {
    expect(monthRange('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect(monthRange('2030-12-24')).toEqual({ first: '2030-12-01', last: '2030-12-31' });
    expect(isoWeekStart('2030-05-05')).toBe('2030-04-29');
    expect(isoWeekStart('2030-04-29')).toBe('2030-04-29');
  });

  it('sort', () => {
    expect(['2030-02-01', '2029-12-31', '2030-01-31'].sort(compareDates)).toEqual([
      '2029-12-31',
      '2030-01-31',
      '2030-02-01',
    ]);
  });

  it.each(['2030-02-29', '2030-13-01', '2030-00-10', '2030-01-00', '2030-1-01', '30-01-01', ''])(
    'refuses %s',
    (text) => {
      expect(isDate(text)).toBe(false);
    },
  );
});

describe('instants as text', () => {
  it('are written as Date writes them and read back', () => {
    fc.assert(
      fc.property(anyMinute, (minute) => {
        const iso = new Date(minute * 60_000).toISOString();
        expect(toIso(minute)).toBe(iso);
        expect(fromIso(iso)).toBe(minute);
      }),
    );
  });

  it.each([
    ['2030-05-24T10:15Z', '2030-05-24T10:15:00.000Z'],
    ['2030-05-24T10:15:00Z', '2030-05-24T10:15:00.000Z'],
    ['2030-05-24T10:15:00+05:30', '2030-05-24T04:45:00.000Z'],
    ['2030-05-24T23:15-04:00', '2030-05-25T03:15:00.000Z'],
  ])('%s is %s', (iso, expected) => {
    expect(toIso(fromIso(iso) ?? Number.NaN)).toBe(expected);
  });

  it('inside a minute are refused unless told where to go', () => {
    expect(fromIso('2030-05-31T23:59:59.999Z')).toBeUndefined();
    expect(fromIso('2030-05-31T23:59:59.999Z', 'ceil')).toBe(fromIso('2030-06-01T00:00Z'));
    expect(fromIso('2030-05-31T23:59:59.999Z', 'floor')).toBe(fromIso('2030-05-31T23:59Z'));
  });

  it.each([
    '',
    'now',
    '2030-05-24',
    '2030-05-24T10:15',
    '2030-05-24 10:15Z',
    '2030-02-30T10:15Z',
    '2030-05-24T24:00Z',
    '2030-05-24T10:60Z',
    '2030-05-24T10:15:60Z',
    '2030-05-24T10:15+0200',
    '2030-05-24T10:15:00.000Zjunk',
    '2030x05-24T10:15Z',
    '+002030-05-24T10:15Z',
  ])('refuses "%s"', (text) => {
    expect(fromIso(text)).toBeUndefined();
  });

  it('refuses whatever Date cannot read', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (Number.isNaN(Date.parse(text))) expect(fromIso(text)).toBeUndefined();
      }),
    );
  });
});
