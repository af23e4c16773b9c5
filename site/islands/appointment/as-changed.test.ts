import { expect, test } from 'vitest';
import { anAppointment } from '#tests/e2e/site/provisional-reply.ts';
import { asCancelled, asMoved } from './as-changed.ts';

const nowMs = Date.parse('2030-05-20T08:00:00.000Z');
const booked = { ...anAppointment, state: 'booked', disableActionButtons: false } as const;

test('what its attendee cancels is cancelled, with their reason, and cannot be joined', () => {
  const reason = 'I caught a cold.';
  const seats = { taken: 3, total: 8 };
  expect(
    asCancelled({ ...booked, seats, meetingLink: 'https://meet.test' }, { reason, nowMs }),
  ).toMatchObject({
    ...{ state: 'cancelled', isCancelled: true, disableActionButtons: true, meetingLink: null },
    seats: { taken: 2, total: 8 },
    cancellation: { at: '2030-05-20T08:00:00.000Z', by: 'attendee', reason },
  });
  expect(asCancelled(booked, { reason: '', nowMs }).cancellation?.reason).toBeNull();
});

test('what its attendee moves keeps its length and knows where it was', () => {
  expect(asMoved(booked, { startIso: '2030-05-25T09:00:00Z', nowMs })).toMatchObject({
    start: '2030-05-25T09:00:00.000Z',
    end: '2030-05-25T09:30:00.000Z',
    moved: { fromIso: booked.start, by: 'attendee', byName: null },
  });
});
