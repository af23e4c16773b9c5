import { expect, test } from 'vitest';
import {
  initial,
  isReturning,
  type PaymentReturn,
  type PaymentReturnEffect,
  type PaymentReturnEvent,
  transition,
} from './payment-return.ts';
import type { PendingBooking } from './pending-booking.ts';

type Reply = { readonly appointmentId: string };
type Event = PaymentReturnEvent<Reply>;

const pending: PendingBooking = {
  order: {
    paymentId: 'pi_1',
    amountCents: 5000,
    currency: 'EUR',
    expiresAt: '2030-05-24T09:15:00.000Z',
  },
  request: {
    meetingTypeId: 'm',
    start: '2030-05-24T10:00:00.000Z',
    duration: 30,
    channel: 'zoom',
    attendee: { email: 'v@v.test', timezone: 'UTC', receiveReminders: true },
  },
};
const secrets = { clientSecret: 'pi_1_secret_x', publishableKey: 'pk_1' };
const opened: Event = {
  type: 'page-opened',
  search: '?payment_intent_client_secret=pi_1_secret_x&publishable_key=pk_1&lang=de',
};
const loaded = (status: string): Event => ({
  type: 'intent-loaded',
  intent: { id: 'pi_1', status },
});
const stored: Event = { type: 'pending-read', stored: { found: 'pending', pending } };
const missing: Event = { type: 'pending-read', stored: { found: 'nothing' } };
const unbooked: Event = { type: 'order-told', appointmentId: null };
const passed: Event = { type: 'backoff-passed' };
const noNetwork: Event = { type: 'booking-failed', isNetwork: true, cause: 'offline' };
const refused: Event = { type: 'booking-failed', isNetwork: false, cause: 'refused' };
const answered: Event = { type: 'booking-answered', reply: { appointmentId: 'a' } };

/** Runs events from the start; the last one's effects are returned. */
function run(...events: readonly Event[]): [PaymentReturn, readonly PaymentReturnEffect<Reply>[]] {
  let state = initial;
  let effects: readonly PaymentReturnEffect<Reply>[] = [];
  for (const event of events) [state, effects] = transition<Reply>(state, event);
  return [state, effects];
}

const book = {
  type: 'create-booking',
  request: { ...pending.request, paymentId: 'pi_1' },
  key: 'payment-pi_1',
};
const problem = (text: string, values: object = {}) => ({
  type: 'show-notice',
  notice: { tone: 'destructive', title: 'return.errorTitle', text, values, durationMs: 15_000 },
});
const retrying = (attempt: number) => ({
  type: 'show-notice',
  notice: {
    tone: 'plain',
    title: 'return.retryingTitle',
    text: 'return.retrying',
    values: { attempt, total: 3 },
    durationMs: 3_000,
  },
});

// Each row quotes Spec A §4, §8 or §9.
test.each<[sentence: string, events: Event[], step: string, effects: unknown[]]>([
  [
    'on reload with payment secrets the payment intent is looked at',
    [opened],
    'checking',
    [{ type: 'load-intent', secrets }],
  ],
  [
    'a page without payment secrets is no return',
    [{ type: 'page-opened', search: '?lang=de' }],
    'none',
    [],
  ],
  [
    'one secret alone is no return',
    [{ type: 'page-opened', search: '?payment_intent_client_secret=x' }],
    'none',
    [],
  ],
  [
    'Could not load Stripe',
    [opened, { type: 'provider-unreachable' }],
    'failed',
    [problem('return.couldNotLoadStripe')],
  ],
  [
    'An error occurred processing your payment',
    [opened, { type: 'intent-refused' }],
    'failed',
    [{ type: 'drop-secrets' }, problem('return.error')],
  ],
  [
    'status must be succeeded or processing: succeeded',
    [opened, loaded('succeeded')],
    'reading',
    [{ type: 'read-pending', paymentId: 'pi_1' }],
  ],
  [
    'status must be succeeded or processing: processing',
    [opened, loaded('processing')],
    'reading',
    [{ type: 'read-pending', paymentId: 'pi_1' }],
  ],
  [
    'status must be succeeded or processing: not requires_payment_method',
    [opened, loaded('requires_payment_method')],
    'failed',
    [
      { type: 'drop-secrets' },
      { type: 'forget-pending', paymentId: 'pi_1' },
      { type: 'give-up-order', paymentId: 'pi_1' },
      problem('return.error'),
    ],
  ],
  [
    '7.3 without saved booking data the server is asked what was paid for',
    [opened, loaded('succeeded'), { type: 'pending-read', stored: { found: 'nothing' } }],
    'asking',
    [{ type: 'ask-order', paymentId: 'pi_1' }],
  ],
  [
    '7.3 what the webhook has booked is shown',
    [opened, loaded('succeeded'), missing, { type: 'order-told', appointmentId: 'a' }],
    'booked',
    [
      { type: 'forget-pending', paymentId: 'pi_1' },
      { type: 'drop-secrets' },
      { type: 'show-appointment', appointmentId: 'a' },
    ],
  ],
  [
    'missing saved booking data shows a message including the payment id (15 s)',
    [opened, loaded('succeeded'), missing, unbooked],
    'failed',
    [{ type: 'drop-secrets' }, problem('return.missing', { paymentId: 'pi_1' })],
  ],
  [
    'corrupted saved booking data shows a message including the payment id (15 s)',
    [
      opened,
      loaded('succeeded'),
      { type: 'pending-read', stored: { found: 'corrupted' } },
      unbooked,
    ],
    'failed',
    [{ type: 'drop-secrets' }, problem('return.corrupted', { paymentId: 'pi_1' })],
  ],
  [
    'the saved pending booking data is reloaded, the payment id attached and the booking created',
    [opened, loaded('succeeded'), stored],
    'booking',
    [
      {
        type: 'show-notice',
        notice: {
          tone: 'plain',
          title: 'return.processingTitle',
          text: 'return.processing',
          values: {},
          durationMs: 3_000,
        },
      },
      book,
    ],
  ],
  [
    'stored data is removed on success',
    [opened, loaded('succeeded'), stored, answered],
    'booked',
    [
      { type: 'forget-pending', paymentId: 'pi_1' },
      { type: 'drop-secrets' },
      { type: 'finish', pending, reply: { appointmentId: 'a' } },
    ],
  ],
  [
    'backoff 1 s; Retrying... shows attempt 2 of 3',
    [opened, loaded('succeeded'), stored, noNetwork],
    'waiting',
    [retrying(2), { type: 'start-backoff', durationMs: 1_000 }],
  ],
  [
    'then the same booking again',
    [opened, loaded('succeeded'), stored, noNetwork, passed],
    'booking',
    [book],
  ],
  [
    'then 2 s; Retrying... shows attempt 3 of 3',
    [opened, loaded('succeeded'), stored, noNetwork, passed, noNetwork],
    'waiting',
    [retrying(3), { type: 'start-backoff', durationMs: 2_000 }],
  ],
  [
    'after 3 failed attempts: Your payment was successful (ID) but we could not complete your booking',
    [opened, loaded('succeeded'), stored, noNetwork, passed, noNetwork, passed, noNetwork],
    'failed',
    [problem('return.gaveUp', { paymentId: 'pi_1' })],
  ],
  [
    'on network-type errors only: a refusal is shown at once',
    [opened, loaded('succeeded'), stored, refused],
    'failed',
    [
      { type: 'forget-pending', paymentId: 'pi_1' },
      { type: 'drop-secrets' },
      { type: 'show-error', cause: 'refused' },
    ],
  ],
  [
    'a third attempt that succeeds is a success',
    [opened, loaded('processing'), stored, noNetwork, passed, noNetwork, passed, answered],
    'booked',
    [
      { type: 'forget-pending', paymentId: 'pi_1' },
      { type: 'drop-secrets' },
      { type: 'finish', pending, reply: { appointmentId: 'a' } },
    ],
  ],
])('%s', (_, events, step, effects) => {
  const [state, last] = run(...events);
  expect(state.step).toBe(step);
  expect(last).toEqual(effects);
});

test('after giving up a reload can try again: secrets and stored data are kept', () => {
  const failures = [noNetwork, passed, noNetwork, passed, noNetwork];
  const [, effects] = run(opened, loaded('succeeded'), stored, ...failures);
  expect(effects.map(({ type }) => type)).toEqual(['show-notice']);
});

test('events out of place change nothing', () => {
  const events = [opened, loaded('succeeded'), stored, noNetwork, passed, refused, answered];
  const states = [[], events.slice(0, 1), events.slice(0, 2), events.slice(0, 3)].map(
    (before) => run(...before)[0],
  );
  const fitting: Record<string, string[]> = {
    none: ['page-opened'],
    checking: ['intent-loaded'],
    reading: ['pending-read'],
    booking: ['booking-answered', 'booking-failed'],
  };
  for (const state of states) {
    for (const event of events) {
      if (fitting[state.step]?.includes(event.type)) continue;
      expect(transition(state, event)).toEqual([state, []]);
    }
  }
});

// 7.3: nobody pays a second time while the first payment may still become an appointment.
test.each<[sentence: string, events: Event[], waits: boolean]>([
  ['a page that nobody came back to', [{ type: 'page-opened', search: '' }], false],
  ['the payment is looked at', [opened], true],
  ['the saved booking is read', [opened, loaded('succeeded')], true],
  ['the server is asked what was paid for', [opened, loaded('succeeded'), missing], true],
  ['the booking is on its way', [opened, loaded('succeeded'), stored], true],
  ['it is tried again soon', [opened, loaded('succeeded'), stored, noNetwork], true],
  [
    'it is booked: the appointment is shown next',
    [opened, loaded('succeeded'), stored, answered],
    true,
  ],
  ['nobody could be asked: a reload asks again', [opened, { type: 'provider-unreachable' }], true],
  [
    'three tries were lost: a reload tries again',
    [opened, loaded('succeeded'), stored, noNetwork, passed, noNetwork, passed, noNetwork],
    true,
  ],
  ['nothing was paid', [opened, loaded('requires_payment_method')], false],
  ['it is refused, the money goes back', [opened, loaded('succeeded'), stored, refused], false],
  ['what was paid for is unknown', [opened, loaded('succeeded'), missing, unbooked], false],
])('7.3 whether the page waits for the return: %s', (_, events, waits) => {
  expect(isReturning(run(...events)[0])).toBe(waits);
});
