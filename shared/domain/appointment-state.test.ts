import { expect, test } from 'vitest';
import { isClosed, toAppointmentState } from './appointment-state.ts';

const start = Date.parse('2030-05-24T13:30:00Z');
const appointment = { isCancelled: false, end: '2030-05-24T14:00:00Z' };

test.each([
  ['stands', {}, 'booked'],
  ['was cancelled', { isCancelled: true }, 'cancelled'],
  ['goes on without this attendee', { attendee: { isCancelled: true } }, 'cancelled'],
  ['waits for the attendee', { awaits: 'attendee' }, 'awaits-attendee'],
  ['waits for the host', { awaits: 'host' }, 'awaits-host'],
  ['was never confirmed', { isExpired: true, isCancelled: true }, 'expired'],
] as const)('an appointment that %s', (_, changes, state) => {
  expect(toAppointmentState({ ...appointment, ...changes }, start)).toBe(state);
});

test('it is over from its end on', () => {
  const end = Date.parse(appointment.end);
  expect(toAppointmentState(appointment, end - 1)).toBe('booked');
  expect(toAppointmentState({ ...appointment, awaits: 'host' }, end)).toBe('past');
});

test('what waits for somebody can still be changed', () => {
  expect(isClosed('awaits-host')).toBe(false);
  expect(isClosed('expired')).toBe(true);
});
