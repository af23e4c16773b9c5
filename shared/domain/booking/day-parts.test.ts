import { expect, it } from 'vitest';
import { toDayParts } from './day-parts.ts';

const at = (...times: string[]) => times.map((time) => ({ startTime: `2030-06-05T${time}:00Z` }));
const parts = (timeZone: string, ...times: string[]) =>
  toDayParts(at(...times), timeZone).map(({ part, spots }) => [part, spots.length]);

it('groups starts by the clock of who looks at them', () => {
  const times = ['09:30', '09:59', '10:00', '15:59', '16:00'] as const;
  expect(parts('Europe/Berlin', ...times)).toEqual([
    ['morning', 2],
    ['afternoon', 2],
    ['evening', 1],
  ]);
  expect(parts('America/New_York', ...times)).toEqual([
    ['morning', 4],
    ['afternoon', 1],
  ]);
});

it('names no part without starts', () => {
  expect(parts('UTC')).toEqual([]);
  expect(parts('UTC', '00:00', '23:30')).toEqual([
    ['morning', 1],
    ['evening', 1],
  ]);
});
