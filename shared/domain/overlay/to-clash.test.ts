import { expect, test } from 'vitest';
import { fromIso } from '#shared/time/dates.ts';
import { clashingDates, toClash } from './to-clash.ts';

const at = (iso: string) => fromIso(iso) ?? 0;
const busy = [{ startMinute: at('2026-11-24T09:00:00Z'), endMinute: at('2026-11-24T10:00:00Z') }];
const day = (date: string, ...times: readonly string[]) => ({
  date,
  spots: times.map((time) => ({ startTime: `${date}T${time}:00Z` })),
});

test('a longer meeting clashes earlier', () => {
  expect(toClash(busy, 30)('2026-11-24T08:30:00Z')).toBe(false);
  expect(toClash(busy, 45)('2026-11-24T08:30:00Z')).toBe(true);
  expect(toClash(busy, 45)('2026-11-24T10:00:00Z')).toBe(false);
});

test('a day clashes when each of its starts does', () => {
  const free = [day('2026-11-24', '09:00', '09:30'), day('2026-11-25', '09:00')];
  expect([...clashingDates(free, toClash(busy, 30))]).toEqual(['2026-11-24']);
  expect(clashingDates([day('2026-11-24', '09:30', '10:00')], toClash(busy, 30)).size).toBe(0);
});
