import { expect, test } from 'vitest';
import {
  findPendingBooking,
  isStaleText,
  PENDING_BOOKING_KEPT_MS,
  type PendingBooking,
  readPendingBooking,
  writePendingBooking,
} from './pending-booking.ts';

const expiresAt = '2030-05-24T09:15:00.000Z';
const pending: PendingBooking = {
  order: { paymentId: 'pi_1', amountCents: 5000, currency: 'EUR', expiresAt },
  request: {
    meetingTypeId: 'c0ffee00-0000-4000-8000-000000000000',
    start: '2030-05-24T10:00:00.000Z',
    duration: 30,
    channel: 'zoom',
    attendee: { email: 'vera@visitor.test', timezone: 'Europe/Berlin', receiveReminders: true },
  },
};
const text = writePendingBooking(pending);
const other = { ...pending, order: { ...pending.order, paymentId: 'pi_2' } };

test('what was written is read back', () => {
  expect(readPendingBooking(text, 'pi_1')).toEqual({ found: 'pending', pending });
});

test.each([
  ['nothing stored', null, 'nothing'],
  ["another payment's booking", writePendingBooking(other), 'nothing'],
  ['not JSON', '{"order":{"paymentId":"pi_1"},"requ', 'corrupted'],
  ['null', 'null', 'corrupted'],
  ['a list', '[]', 'corrupted'],
  ['no request', JSON.stringify({ order: pending.order }), 'corrupted'],
  ['no order', JSON.stringify({ request: pending.request }), 'corrupted'],
  [
    'no attendee',
    JSON.stringify({ ...pending, request: { ...pending.request, attendee: undefined } }),
    'corrupted',
  ],
])('%s', (_, stored, found) => {
  expect(readPendingBooking(stored, 'pi_1')).toEqual({ found });
});

const meetingTypeId = pending.request.meetingTypeId;
const holdEndMs = Date.parse(expiresAt);

test('7.3 what was being paid for when the page was left is found by its meeting type', () => {
  expect(findPendingBooking(['{', text], meetingTypeId, holdEndMs)).toEqual(pending);
  expect(findPendingBooking([text], 'another', holdEndMs)).toBeUndefined();
});

test('7.3 of several the last one is found', () => {
  const later = { ...other, order: { ...other.order, expiresAt: '2030-05-24T09:40:00.000Z' } };
  const texts = [later, pending].map(writePendingBooking);
  expect(findPendingBooking(texts, meetingTypeId, holdEndMs)).toEqual(later);
  expect(findPendingBooking(texts.reverse(), meetingTypeId, holdEndMs)).toEqual(later);
});

test('7.3 a day after its hold nobody is asked about a payment any more', () => {
  const keptUntilMs = holdEndMs + PENDING_BOOKING_KEPT_MS;
  expect(findPendingBooking([text], meetingTypeId, keptUntilMs - 1)).toEqual(pending);
  expect(findPendingBooking([text], meetingTypeId, keptUntilMs)).toBeUndefined();
  expect(isStaleText(text, keptUntilMs - 1)).toBe(false);
  expect(isStaleText(text, keptUntilMs)).toBe(true);
  expect(isStaleText('{"paymentId":', 0)).toBe(true);
});
