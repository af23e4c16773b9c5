import { expect, test } from 'vitest';
import { toIso } from '#shared/time/dates.ts';
import { nightsIn } from './waking.ts';

const minute = (iso: string) => Date.parse(iso) / 60_000;
const day = {
  startMinute: minute('2030-05-24T00:00:00Z'),
  endMinute: minute('2030-05-25T00:00:00Z'),
};

test('10. a day touches the nights before and after it', () => {
  const nights = nightsIn(day, 'America/New_York').map(({ startMinute, endMinute }) => [
    toIso(startMinute),
    toIso(endMinute),
  ]);
  expect(nights).toEqual([['2030-05-24T01:00:00.000Z', '2030-05-24T12:00:00.000Z']]);
});

test('10. a night in which clocks change ends by the clock', () => {
  const change = {
    startMinute: minute('2030-03-30T12:00:00Z'),
    endMinute: minute('2030-03-31T12:00:00Z'),
  };
  const [night] = nightsIn(change, 'Europe/Berlin');
  expect((night?.endMinute ?? 0) - (night?.startMinute ?? 0)).toBe(10 * 60);
});
