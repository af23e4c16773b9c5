import { describe, expect, it } from 'vitest';
import { dateAfterKey, weekdayDates } from './window-grid.ts';

const sunday = 0;
const monday = 1;

describe('weekdayDates', () => {
  it('begins weeks where the reader does', () => {
    expect(weekdayDates(monday)[0]).toBe('2030-09-02');
    expect(weekdayDates(sunday)[0]).toBe('2030-09-01');
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
