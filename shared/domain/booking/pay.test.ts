import { describe, expect, it, test } from 'vitest';
import {
  type Flow,
  type FlowEffect,
  type FlowEvent,
  initial,
  isPaymentUnderWay,
  type PaymentOrder,
  transition,
} from './flow.ts';
import type { PageFacts } from './page-facts.ts';

const page: PageFacts = {
  meetingTypeId: 'm1',
  meetingName: 'Demo',
  customChannelName: null,
  queueId: null,
  durations: [30, 60],
  places: [{ channel: 'zoom' }, { channel: 'local', location: 'Berlin' }],
  isBasicTier: false,
  hostSelection: 'allowed',
  isFormFirst: false,
  needsPayment: true,
  channelDecidesHosts: false,
};

const attendee = {
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  receiveReminders: true,
} as const;
const order: PaymentOrder = {
  paymentId: 'pi_1',
  amountCents: 5000,
  currency: 'EUR',
  expiresAt: '2030-05-24T10:15:00.000Z',
};
const another: PaymentOrder = { ...order, paymentId: 'pi_2' };
const request = {
  attendee,
  meetingTypeId: 'm1',
  start: '2030-05-24T22:30:00.000Z',
  duration: 60,
  channel: 'local' as const,
  location: 'Berlin',
};
const pending = { order, request };

const submitted: FlowEvent = { type: 'submitted', attendee, newKey: 'k1' };
const form: readonly FlowEvent[] = [
  { type: 'hosts-continued' },
  { type: 'channel-chosen', place: { channel: 'local', location: 'Berlin' } },
  { type: 'duration-chosen', durationMinutes: 60 },
  { type: 'slot-picked', startIso: request.start },
];
const entering: readonly FlowEvent[] = [...form, submitted, { type: 'order-created', order }];
const back: FlowEvent = { type: 'went-back' };
const started: FlowEvent = { type: 'payment-started' };
const paid: FlowEvent = { type: 'paid' };
const doubted: FlowEvent = { type: 'payment-doubted' };
const declined = { key: 'problem.provider', message: 'Declined.' } as const;
const refused: FlowEvent = { type: 'payment-refused', problem: declined };
const found: FlowEvent = { type: 'payment-found', pending };
const told = (isPaid: boolean): FlowEvent => ({ type: 'payment-told', isPaid });
const reply = { appointmentId: 'a1', redirectUrl: null, bookingType: 'confirmed' } as const;
const answered: FlowEvent = { type: 'booking-answered', reply };
const failed = (code: string, isCertain = true): FlowEvent => ({
  type: 'booking-failed',
  failure: { code, isCertain, cause: code },
});
const lost = failed('network', false);

function flowAfter(events: readonly FlowEvent[], facts = page) {
  let flow = initial(facts, 'Europe/Berlin');
  let effects: readonly FlowEffect[] = [];
  for (const event of events) [flow, effects] = transition(flow, event, facts);
  return { flow, effects };
}

/** `payment: paying`, or the step where no payment is open. */
function placeOf(flow: Flow): string {
  if (flow.step !== 'payment') return flow.step;
  const { payment } = flow;
  const details = payment.phase === 'settling' ? ` ${payment.attempt.status}` : '';
  return `payment: ${payment.phase}${details}`;
}

const book = {
  type: 'create-booking',
  key: 'payment-pi_1',
  request: { ...request, paymentId: 'pi_1' },
};
const forget = { type: 'forget-pending', paymentId: 'pi_1' };

test.each<[sentence: string, events: FlowEvent[], place: string, effects: unknown[]]>([
  ['an order opens the payment', [], 'payment: entering', []],
  ['while it is entered the way back is open', [back], 'form', []],
  [
    'what is paid for is kept before the money can be taken',
    [started],
    'payment: paying',
    [{ type: 'keep-pending', pending }],
  ],
  ['Escape leads nowhere while it is paid', [started, back], 'payment: paying', []],
  ['a declined card can be tried again', [started, refused], 'payment: entering', []],
  ['or left', [started, refused, back], 'form', []],
  ['what is paid is booked', [started, paid], 'payment: settling sending', [book]],
  [
    'so is what may be paid: the server looks',
    [started, doubted],
    'payment: settling sending',
    [book],
  ],
  [
    'Escape leads nowhere while it is booked',
    [started, paid, back],
    'payment: settling sending',
    [],
  ],
  ['nor after a lost answer', [started, paid, lost, back], 'payment: settling unanswered', []],
  [
    'which is asked for again',
    [started, paid, lost, { type: 'payment-asked-again' }],
    'payment: settling sending',
    [book],
  ],
  [
    'a doubt that turns out unpaid can be paid again',
    [started, doubted, failed('payment-not-completed')],
    'payment: entering',
    [],
  ],
  [
    'what the provider called paid is never called unpaid',
    [started, paid, failed('payment-not-completed')],
    'payment: settling unanswered',
    [expect.objectContaining({ type: 'show-error' })],
  ],
  [
    'nor gone, whatever the server says of the time',
    [started, paid, failed('slot-no-longer-available')],
    'payment: settling unanswered',
    [expect.objectContaining({ type: 'show-error' })],
  ],
  [
    'money that goes back frees the visitor',
    [started, paid, failed('payment-refunded')],
    'time',
    [forget, { type: 'refresh-availability' }, expect.objectContaining({ type: 'show-error' })],
  ],
])('7.3 %s', (_, events, place, effects) => {
  const after = flowAfter([...entering, ...events]);
  expect(placeOf(after.flow)).toBe(place);
  expect(after.effects).toEqual(effects);
});

describe('7.3 nothing but its own end leads out of a payment that is under way', () => {
  const others: FlowEvent[] = [
    back,
    { type: 'host-asked' },
    { type: 'host-chosen', hostId: 'grace' },
    { type: 'hosts-continued' },
    { type: 'time-zone-changed', timeZone: 'UTC' },
    { type: 'window-shown', from: '2030-06-01' },
    { type: 'day-selected', date: '2030-05-25' },
    { type: 'slot-picked', startIso: '2030-05-25T10:00:00.000Z' },
    { type: 'details-asked' },
    { type: 'details-completed', attendee },
    { type: 'duration-asked' },
    { type: 'duration-chosen', durationMinutes: 30 },
    { type: 'channel-asked' },
    { type: 'channel-chosen', place: { channel: 'zoom' } },
    { type: 'all-times-asked' },
    submitted,
    { type: 'confirmed', newKey: 'k2' },
    { type: 'order-created', order: another },
    { type: 'payment-found', pending: { order: another, request } },
    told(false),
    started,
  ];
  it.each([
    ['paying', [started]],
    ['settling', [started, paid]],
    ['settling, in doubt', [started, doubted]],
    ['settling, unanswered', [started, paid, lost]],
  ])('%s', (_, events) => {
    const { flow } = flowAfter([...entering, ...events]);
    expect(isPaymentUnderWay(flow)).toBe(true);
    for (const event of others) expect(transition(flow, event, page)).toEqual([flow, []]);
  });

  it('while it is entered only the way back does', () => {
    const { flow } = flowAfter(entering);
    expect(isPaymentUnderWay(flow)).toBe(false);
    for (const event of others.filter((other) => other !== back && other !== started))
      expect(transition(flow, event, page)).toEqual([flow, []]);
  });
});

describe('7.3 before anybody pays again it is asked whether the first payment was made', () => {
  const again = [...entering, back, submitted];

  it('the answer comes before the next order', () => {
    const asked = flowAfter(again);
    expect(asked.effects).toEqual([{ type: 'ask-payment', paymentId: 'pi_1' }]);
    expect(transition(asked.flow, back, page)).toEqual([asked.flow, []]);
    expect(flowAfter([...again, told(false)]).effects).toMatchObject([
      { type: 'create-payment-order', key: 'k1', request: { paymentId: 'pi_1' } },
    ]);
  });

  it('who has paid is booked, with what they paid for, and does not pay again', () => {
    const { flow, effects } = flowAfter([...again, told(true)]);
    expect(placeOf(flow)).toBe('payment: settling sending');
    expect(effects).toEqual([book]);
    expect(flow.draft.picked).toEqual({ startIso: request.start });
  });

  it('without an answer nothing is ordered; the visitor can ask again', () => {
    const { flow, effects } = flowAfter([...again, lost]);
    expect(flow).toMatchObject({ step: 'form', attempt: { status: 'idle' } });
    expect(effects.map(({ type }) => type)).toEqual(['show-error']);
  });

  it('the order that replaces the first one makes what was kept of it useless', () => {
    const { effects } = flowAfter([
      ...again,
      told(false),
      { type: 'order-created', order: another },
    ]);
    expect(effects).toEqual([forget]);
  });
});

describe('7.3 a page that was left while a payment was under way', () => {
  it('asks what has become of it before anything can be chosen', () => {
    const { flow, effects } = flowAfter([found]);
    expect(placeOf(flow)).toBe('payment: settling sending');
    expect(effects).toEqual([book]);
    expect(flow.draft).toMatchObject({
      place: { channel: 'local', location: 'Berlin' },
      durationMinutes: 60,
      date: '2030-05-25',
      picked: { startIso: request.start },
    });
  });

  it('shows the appointment of who has paid, and forgets the payment', () => {
    const { flow, effects } = flowAfter([found, answered]);
    expect(flow).toMatchObject({ step: 'booked', outcome: { reply } });
    expect(effects.map(({ type }) => type)).toEqual([
      'forget-pending',
      'forget-answers',
      'tell-parent',
      'go-on',
    ]);
  });

  it('leads back to the payment of who has not: the same order, which is charged once', () => {
    const { flow, effects } = flowAfter([found, failed('payment-not-completed')]);
    expect(flow).toMatchObject({ order, payment: { phase: 'entering' }, cameFrom: 'form' });
    expect(effects).toEqual([]);
  });

  it('leads a form-first page back to its times, with who the visitor is', () => {
    const formFirst = { ...page, isFormFirst: true };
    const { flow } = flowAfter([found, failed('payment-not-completed'), back], formFirst);
    expect(flow).toMatchObject({ step: 'confirm', draft: { attendee } });
  });

  it.each(['payment-expired', 'payment-not-found'])(
    'says nothing of an order that was never paid: %s',
    (code) => {
      const { flow, effects } = flowAfter([found, failed(code)]);
      expect(flow.step).toBe('time');
      expect(effects).toEqual([forget, { type: 'refresh-availability' }]);
    },
  );

  it.each(['payment-refunded', 'payment-mismatch'])(
    'says so when it cannot be booked: %s',
    (code) => {
      const { flow, effects } = flowAfter([found, failed(code)]);
      expect(flow.step).toBe('time');
      expect(effects.map(({ type }) => type)).toContain('show-error');
    },
  );

  it.each([lost, failed('rate-limited')])('asks again where there was no answer', (event) => {
    const { flow } = flowAfter([found, event]);
    expect(placeOf(flow)).toBe('payment: settling unanswered');
    expect(transition(flow, { type: 'payment-asked-again' }, page)[1]).toEqual([book]);
  });
});
