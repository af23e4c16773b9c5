import { expect, test } from 'vitest';
import { toDoorState, toRoomTimes } from './door.ts';

const startMinute = Date.parse('2030-01-07T10:00:00Z') / 60_000;
const times = toRoomTimes(
  { startMinute, durationMinutes: 30 },
  { connectOpensMinutes: 10, connectClosesMinutes: 60 },
);

test.each([
  ['2030-01-07T09:49:59.999Z', 'early'],
  ['2030-01-07T09:50:00Z', 'open'],
  ['2030-01-07T10:31:00Z', 'open'],
  ['2030-01-07T11:29:59.999Z', 'open'],
  ['2030-01-07T11:30:00Z', 'over'],
] as const)('22. at %s a room from 10:00 to 10:30 is %s', (iso, state) => {
  expect(toDoorState(times, Date.parse(iso))).toBe(state);
});
