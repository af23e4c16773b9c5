import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NEXT_STARTS, nextStarts } from './next-starts.ts';

/** A day with so many starts, every half an hour from nine on. */
const day = (date: string, count: number) => ({
  date,
  spots: Array.from({ length: count }, (_, index) => ({
    startTime: new Date(Date.parse(`2030-06-${date}T09:00:00Z`) + index * 1_800_000).toISOString(),
  })),
});
const starts = (timeZone: string, ...days: ReturnType<typeof day>[]) =>
  nextStarts(days, timeZone).map(({ spot }) => spot.startTime.slice(8, 16));

it('offers two of the first free day, apart, and the first of those that follow', () => {
  const days = ['03', '04', '05', '06', '07', '10'].map((date) => day(date, 10));
  expect(starts('UTC', ...days)).toEqual([
    '03T09:00',
    '03T11:30',
    '04T09:00',
    '05T09:00',
    '06T09:00',
    '07T09:00',
  ]);
});

it('offers more of each where fewer days are free', () => {
  expect(starts('UTC', day('03', 9), day('04', 4))).toEqual([
    '03T09:00',
    '03T10:30',
    '03T12:00',
    '04T09:00',
    '04T10:00',
    '04T10:30',
  ]);
});

it('offers what there is', () => {
  expect(starts('UTC', day('03', 1), day('04', 0), day('05', 2))).toEqual([
    '03T09:00',
    '05T09:00',
    '05T09:30',
  ]);
  expect(starts('UTC')).toEqual([]);
});

it('wakes nobody where the day has other starts', () => {
  // Nine in UTC is five in New York, where nobody is up before seven.
  expect(starts('America/New_York', day('03', 5), day('04', 2))[0]).toBe('03T11:00');
  expect(starts('America/New_York', day('03', 1))).toEqual(['03T09:00']);
});

it('never more than there is room for, each once, in order, of every day that it counts', () => {
  const days = fc.array(fc.nat(20), { maxLength: 8 });
  fc.assert(
    fc.property(days, (counts) => {
      const free = counts.map((count, index) => day(String(index + 1).padStart(2, '0'), count));
      const found = nextStarts(free, 'UTC').map(({ spot }) => spot.startTime);
      expect(found.length).toBeLessThanOrEqual(NEXT_STARTS);
      expect(found).toEqual([...new Set(found)].sort());
      const first = free.find(({ spots }) => spots.length > 0);
      expect(found[0]).toBe(first?.spots[0]?.startTime);
    }),
  );
});
