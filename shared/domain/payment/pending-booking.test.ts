import { expect, test } from 'vitest';
import { type PendingBooking, readPendingBooking, writePendingBooking } from './pending-booking.ts';

const pending: PendingBooking = {
  paymentId: 'pi_1',
  request: {
    meetingTypeId: 'c0ffee00-0000-4000-8000-000000000000',
    start: '2030-05-24T10:00:00.000Z',
    attendee: { email: 'vera@visitor.test', timezone: 'Europe/Berlin' },
  },
};

test('what was written is read back', () => {
  expect(readPendingBooking(writePendingBooking(pending), 'pi_1')).toEqual({
    found: 'pending',
    pending,
  });
});

test.each([
  ['nothing stored', null, 'nothing'],
  ["another payment's booking", writePendingBooking({ ...pending, paymentId: 'pi_2' }), 'nothing'],
  ['not JSON', '{"paymentId":"pi_1","requ', 'corrupted'],
  ['null', 'null', 'corrupted'],
  ['a list', '[]', 'corrupted'],
  ['no request', '{"paymentId":"pi_1"}', 'corrupted'],
  ['no attendee', '{"paymentId":"pi_1","request":{"meetingTypeId":"x","start":"y"}}', 'corrupted'],
])('%s', (_, text, found) => {
  expect(readPendingBooking(text, 'pi_1')).toEqual({ found });
});
