import { expect, test } from 'vitest';
import { isClosed, type StateFacts, toAppointmentState } from './appointment-state.ts';

const now = Date.parse('2030-05-24T13:30:00Z');
const hour = 3_600_000;
const booked: StateFacts = {
  endMs: now + 10 * hour,
  isCancelled: false,
  cancelledMs: null,
  awaits: null,
  provisionalUntilMs: null,
};
const ranOut = { awaits: 'host', provisionalUntilMs: now - hour } as const;

test.each([
  ['stands', {}, 'booked'],
  ['was cancelled', { isCancelled: true, cancelledMs: now - hour }, 'cancelled'],
  ['goes on without this attendee', { cancelledMs: now - hour }, 'cancelled'],
  ['was cancelled, though its seats never were', { isCancelled: true }, 'cancelled'],
  ['is over', { endMs: now }, 'past'],
  ['ends in a moment', { endMs: now + 1 }, 'booked'],
  [
    'waits for the attendee',
    { awaits: 'attendee', provisionalUntilMs: now + 1 },
    'awaits-attendee',
  ],
  ['waits for the host', { awaits: 'host', provisionalUntilMs: now + 1 }, 'awaits-host'],
  ['was never confirmed', { awaits: 'attendee', provisionalUntilMs: now }, 'expired'],
  ['was never confirmed and is over', { ...ranOut, endMs: now - 1 }, 'expired'],
  ['ran out and was cleared up', { ...ranOut, isCancelled: true, cancelledMs: now }, 'expired'],
  [
    'was declined in time',
    { ...ranOut, isCancelled: true, cancelledMs: now - 2 * hour },
    'cancelled',
  ],
] as const)('an appointment that %s', (_, changes, state) => {
  expect(toAppointmentState({ ...booked, ...changes }, now)).toBe(state);
});

test('what waits for somebody can still be changed', () => {
  expect(isClosed('awaits-host')).toBe(false);
  expect(isClosed('expired')).toBe(true);
});
