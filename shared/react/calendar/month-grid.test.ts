import { describe, expect, it } from 'vitest';
import { dateAfterKey, firstWeekdayOf, monthWeeks, weekdayDates } from './month-grid.ts';

const sunday = 0;
const monday = 1;

describe('monthWeeks', () => {
  it('fills whole weeks, leaving the neighbours out', () => {
    const weeks = monthWeeks('2030-09', monday);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2030-09-01']);
    expect(weeks.at(-1)?.[0]).toBe('2030-09-30');
  });

  it('begins weeks where the reader does', () => {
    expect(monthWeeks('2030-09', sunday)[0]?.[0]).toBe('2030-09-01');
    expect(weekdayDates(monday)[0]).toBe('2030-09-02');
  });

  it('holds every day of a leap February once', () => {
    const days = monthWeeks('2028-02', monday).flat().filter(Boolean);
    expect(days).toHaveLength(29);
  });
});

describe('dateAfterKey', () => {
  it.each([
    ['ArrowLeft', '2030-09-04'],
    ['ArrowRight', '2030-09-06'],
    ['ArrowUp', '2030-08-29'],
    ['ArrowDown', '2030-09-12'],
    ['Home', '2030-09-02'],
    ['End', '2030-09-08'],
    ['PageUp', '2030-08-05'],
    ['PageDown', '2030-10-05'],
    ['a', undefined],
  ])('%s leads from Thursday 5 September to %s', (key, date) => {
    expect(dateAfterKey('2030-09-05', key, monday)).toBe(date);
  });

  it('stops at the last day of a shorter month', () => {
    expect(dateAfterKey('2030-01-31', 'PageDown', monday)).toBe('2030-02-28');
  });
});

describe('firstWeekdayOf', () => {
  it('is Sunday in America and Monday in Germany', () => {
    expect(firstWeekdayOf('en-US')).toBe(sunday);
    expect(firstWeekdayOf('de')).toBe(monday);
  });
});
