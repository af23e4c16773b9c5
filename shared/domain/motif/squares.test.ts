import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayOfDate, weekday } from '#shared/time/dates.ts';
import { litMonth, weeksFrom } from './squares.ts';

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

const anyDate = fc
  .integer({ min: dayOfDate('1990-01-01'), max: dayOfDate('2100-12-31') })
  .map(dateOfDay);
const anyWeekday = fc.integer({ min: SUNDAY, max: SATURDAY });

describe('litMonth', () => {
  test('a leap February has 29 days', () => {
    const days = litMonth('2028-02-29', MONDAY).flat();
    expect(days.filter(({ isOutside }) => !isOutside)).toHaveLength(29);
    expect(days.find(({ isLit }) => isLit)?.date).toBe('2028-02-29');
  });

  test('weeks begin where the reader begins them', () => {
    expect(litMonth('2026-11-24', MONDAY)[0]?.[0]?.date).toBe('2026-10-26');
    expect(litMonth('2026-11-24', SUNDAY)[0]?.[0]?.date).toBe('2026-11-01');
    expect(litMonth('2026-11-24', SATURDAY)[0]?.[0]?.date).toBe('2026-10-31');
  });

  test('a month takes four to six weeks', () => {
    expect(litMonth('2027-02-14', MONDAY)).toHaveLength(4);
    expect(litMonth('2026-11-24', MONDAY)).toHaveLength(6);
    expect(litMonth('2026-11-24', SUNDAY)).toHaveLength(5);
  });

  test('whole weeks, one lit day inside, every day of the month once', () => {
    fc.assert(
      fc.property(anyDate, anyWeekday, (date, firstWeekday) => {
        const weeks = litMonth(date, firstWeekday);
        const days = weeks.flat();
        const inside = days.filter(({ isOutside }) => !isOutside).map((day) => day.date);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(weeks.every(([first]) => weekday(first?.date ?? '') === firstWeekday)).toBe(true);
        expect(days.filter(({ isLit }) => isLit).map((day) => day.date)).toEqual([date]);
        expect(inside.every((day) => day.slice(0, 7) === date.slice(0, 7))).toBe(true);
        expect(weeks.every((week) => week.some(({ isOutside }) => !isOutside))).toBe(true);
        expect(new Set(inside).size).toBeGreaterThanOrEqual(28);
      }),
    );
  });
});

describe('weeksFrom', () => {
  test('five weeks from the one of today; what was is outside', () => {
    const weeks = weeksFrom('2026-11-24', MONDAY, { fills: new Map([['2026-11-25', 0.5]]) });
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.map(({ isOutside }) => isOutside).indexOf(false)).toBe(1);
    expect(weeks[0]?.[2]).toEqual({
      date: '2026-11-25',
      fill: 0.5,
      isLit: false,
      isOutside: false,
    });
    expect(weeks.at(-1)?.at(-1)?.date).toBe('2026-12-27');
  });

  test('a day is never more than full, nor less than empty', () => {
    const fills = new Map([
      ['2026-11-24', 7],
      ['2026-11-25', -1],
    ]);
    const [first, second] = weeksFrom('2026-11-24', 2, { fills, weeks: 1 })[0] ?? [];
    expect([first?.fill, second?.fill]).toEqual([1, 0]);
  });
});
