import { describe, expect, it } from 'vitest';
import { dayToShow, freeDates, monthInstants, monthToShow, toLocalDate } from './month.ts';

const day = (date: string, count = 1) => ({ date, spots: Array(count).fill({}) });
const today = '2030-05-24';

describe('monthInstants', () => {
  it('reaches from the first zone’s midnight to the last zone’s', () => {
    expect(monthInstants('2030-12')).toEqual({
      start: '2030-11-30T10:00:00.000Z',
      end: '2031-01-01T12:00:00.000Z',
    });
  });

  it('stays within the longest range of one call', () => {
    const { start, end } = monthInstants('2030-10');
    expect(Date.parse(end) - Date.parse(start)).toBeLessThan(62 * 86_400_000);
  });
});

describe('freeDates', () => {
  it('leaves out neighbours, the past and days without spots', () => {
    const dates = ['2030-04-30', '2030-05-23', '2030-05-24', '2030-05-31', '2030-06-01'].map(
      (date) => day(date),
    );
    const availability = { dates: [...dates, day('2030-05-28', 0)], earliestAvailableDate: null };
    expect(freeDates(availability, '2030-05', today).map(({ date }) => date)).toEqual([
      '2030-05-24',
      '2030-05-31',
    ]);
  });
});

describe('monthToShow', () => {
  const empty = { dates: [], earliestAvailableDate: '2030-07-02' };

  it('is the month the visitor turned to, else the current one', () => {
    expect(monthToShow({ chosenMonth: '2030-06', today, firstMonth: empty })).toBe('2030-06');
    expect(monthToShow({ chosenMonth: undefined, today, firstMonth: undefined })).toBe('2030-05');
  });

  it('If none and earliestAvailableDate exists, focus jumps to it', () => {
    expect(monthToShow({ chosenMonth: undefined, today, firstMonth: empty })).toBe('2030-07');
  });

  it('stays where it is while there are free days, or none at all', () => {
    const some = { dates: [day('2030-05-25')], earliestAvailableDate: '2030-05-25' };
    const none = { dates: [], earliestAvailableDate: null };
    expect(monthToShow({ chosenMonth: undefined, today, firstMonth: some })).toBe('2030-05');
    expect(monthToShow({ chosenMonth: undefined, today, firstMonth: none })).toBe('2030-05');
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
