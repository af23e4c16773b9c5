import { describe, expect, it } from 'vitest';
import {
  type Flow,
  type FlowEffect,
  type FlowEvent,
  initial,
  type PaymentOrder,
  slotPanel,
  transition,
  type Wishes,
} from './flow.ts';
import type { PageFacts } from './page-facts.ts';

const page: PageFacts = {
  meetingTypeId: 'm1',
  meetingName: 'Demo',
  customChannelName: null,
  queueId: null,
  durations: [30],
  places: [{ channel: 'zoom' }],
  isBasicTier: false,
  hostSelection: 'none',
  isFormFirst: false,
  needsPayment: false,
  channelDecidesHosts: false,
};
const team: PageFacts = { ...page, hostSelection: 'allowed' };
const formFirst: PageFacts = { ...page, isFormFirst: true };
const paid: PageFacts = { ...page, needsPayment: true };

const slot = { type: 'slot-picked', startIso: '2030-05-24T10:00:00.000Z' } as const;
const back = { type: 'went-back' } as const;
const attendee = {
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  receiveReminders: true,
} as const;
const details = { type: 'details-completed', attendee } as const;
const submitted = { type: 'submitted', attendee, newKey: 'k1' } as const;
const reply = { appointmentId: 'a1', redirectUrl: null, bookingType: 'confirmed' } as const;
const answered = { type: 'booking-answered', reply } as const;
const order: PaymentOrder = {
  paymentId: 'pi_1',
  amountCents: 5000,
  currency: 'EUR',
  expiresAt: '2030-05-24T10:15:00.000Z',
};
const ordered = { type: 'order-created', order } as const;
const started = { type: 'payment-started' } as const;
const payment = { type: 'paid' } as const;

function flowAfter(
  facts: PageFacts,
  events: readonly FlowEvent[],
  wishes: Wishes = {},
): { flow: Flow; effects: readonly FlowEffect[] } {
  let flow = initial(facts, 'Europe/Berlin', wishes);
  let effects: readonly FlowEffect[] = [];
  for (const event of events) [flow, effects] = transition(flow, event, facts);
  return { flow, effects };
}

const failed = (code: string, isCertain = true): FlowEvent => ({
  type: 'booking-failed',
  failure: { code, isCertain, cause: code },
});

describe('Spec A §4, HostSelection', () => {
  const grace = { type: 'host-chosen', hostId: 'grace' } as const;
  const goOn = { type: 'hosts-continued' } as const;

  it('Start: HostSelection when host selection is allowed and no user slug is given', () => {
    expect(initial(team, 'UTC').step).toBe('host-selection');
    expect(initial(team, 'UTC', { hostId: 'grace' })).toMatchObject({
      step: 'time',
      draft: { hostId: 'grace' },
    });
  });

  it('HostSelection to Time on continue, with whoever is free first or with the chosen one', () => {
    expect(flowAfter(team, [goOn]).flow).toMatchObject({ step: 'time' });
    expect(flowAfter(team, [goOn]).flow.draft.hostId).toBeUndefined();
    expect(flowAfter(team, [grace, goOn]).flow.draft.hostId).toBe('grace');
  });

  it('Fastest Available is absent when host selection is forced', () => {
    const forced: PageFacts = { ...team, hostSelection: 'forced' };
    expect(flowAfter(forced, [goOn]).flow.step).toBe('host-selection');
    expect(flowAfter(forced, [grace, goOn]).flow.step).toBe('time');
  });

  it('The Escape key in Form goes to Time; in Time with host selection it goes to HostSelection', () => {
    expect(flowAfter(team, [goOn, slot, back]).flow.step).toBe('time');
    expect(flowAfter(team, [goOn, slot, back, back]).flow.step).toBe('host-selection');
    expect(flowAfter(page, [back]).flow.step).toBe('time');
  });

  it('Changing timezone returns to Time (except on host selection)', () => {
    const zone = { type: 'time-zone-changed', timeZone: 'UTC' } as const;
    expect(flowAfter(team, [zone]).flow).toMatchObject({
      step: 'host-selection',
      draft: { timeZone: 'UTC' },
    });
  });

  it('another host has other times; the same one keeps the time', () => {
    const asked = { type: 'host-asked' } as const;
    const picked = [grace, goOn, slot, back, asked];
    expect(flowAfter(team, [...picked, grace]).flow.draft.picked).toBeDefined();
    const other = flowAfter(team, [...picked, { type: 'host-chosen' }]).flow;
    expect(other.draft).not.toHaveProperty('picked');
    expect(other.draft).not.toHaveProperty('hostId');
  });

  it('hostIds go with the booking', () => {
    const { effects } = flowAfter(team, [grace, goOn, slot, submitted]);
    expect(effects).toMatchObject([{ request: { hostIds: ['grace'] } }]);
  });
});

describe('Spec A §4, form-first', () => {
  it('the form is completed first, then time selection', () => {
    expect(flowAfter(formFirst, []).flow.step).toBe('details');
    expect(flowAfter(formFirst, [slot]).flow.step).toBe('details');
    expect(flowAfter(formFirst, [details]).flow.step).toBe('time');
  });

  it('a pending time is confirmed by a confirm action, which submits the form', () => {
    const pending = flowAfter(formFirst, [details, slot]);
    expect(pending.flow.step).toBe('confirm');
    expect(pending.effects).toEqual([]);
    const { flow, effects } = flowAfter(formFirst, [
      details,
      slot,
      { type: 'confirmed', newKey: 'k1' },
    ]);
    expect(flow).toMatchObject({ step: 'confirm', attempt: { status: 'sending' } });
    expect(effects).toMatchObject([{ type: 'create-booking', key: 'k1', request: { attendee } }]);
  });

  it('the booking has the zone that was chosen after the form', () => {
    const { effects } = flowAfter(formFirst, [
      details,
      { type: 'time-zone-changed', timeZone: 'Asia/Kolkata' },
      slot,
      { type: 'confirmed', newKey: 'k1' },
    ]);
    expect(effects).toMatchObject([{ request: { attendee: { timezone: 'Asia/Kolkata' } } }]);
  });

  it('a channel that asks for what the form did not, leads back to the form', () => {
    const wide: PageFacts = { ...formFirst, places: [{ channel: 'zoom' }, { channel: 'phone' }] };
    const phone = { type: 'channel-chosen', place: { channel: 'phone' } } as const;
    expect(flowAfter(wide, [details, phone]).flow.step).toBe('details');
    const known = { ...details, attendee: { ...attendee, phone: '+491701234567' } };
    expect(flowAfter(wide, [known, phone]).flow.step).toBe('time');
  });

  it('the way back leads through the times to the form', () => {
    expect(flowAfter(formFirst, [details, slot, back]).flow.step).toBe('time');
    expect(flowAfter(formFirst, [details, slot, back, back]).flow.step).toBe('details');
  });
});

describe('Spec A §4, payment', () => {
  it('Form to card payment when payment is enabled and the payment order was created', () => {
    const asked = flowAfter(paid, [slot, submitted]);
    expect(asked.effects).toMatchObject([{ type: 'create-payment-order', key: 'k1' }]);
    const { flow, effects } = flowAfter(paid, [slot, submitted, ordered]);
    expect(flow).toMatchObject({ step: 'payment', order, payment: { phase: 'entering' } });
    expect(effects).toEqual([]);
  });

  it('Once the payment id is set the form is submitted automatically', () => {
    const { flow, effects } = flowAfter(paid, [slot, submitted, ordered, started, payment]);
    expect(flow).toMatchObject({
      step: 'payment',
      payment: { phase: 'settling', because: 'paid', attempt: { status: 'sending' } },
    });
    expect(effects).toMatchObject([
      { type: 'create-booking', key: 'payment-pi_1', request: { paymentId: 'pi_1', attendee } },
    ]);
  });

  it('stored data is removed on success', () => {
    const { flow, effects } = flowAfter(paid, [
      slot,
      submitted,
      ordered,
      started,
      payment,
      answered,
    ]);
    expect(flow.step).toBe('booked');
    expect(effects.map(({ type }) => type)).toContain('forget-pending');
  });

  it('what is paid stays paid: a lost answer is asked for again, and nobody pays twice', () => {
    const lost = [slot, submitted, ordered, started, payment, failed('network', false)];
    expect(flowAfter(paid, lost).flow).toMatchObject({
      step: 'payment',
      payment: { phase: 'settling', attempt: { status: 'unanswered' } },
    });
    expect(flowAfter(paid, [...lost, back]).flow.step).toBe('payment');
    expect(flowAfter(paid, [...lost, { type: 'payment-asked-again' }]).effects).toMatchObject([
      { key: 'payment-pi_1' },
    ]);
  });

  it('going back keeps the answers; the next order replaces the first', () => {
    const { flow } = flowAfter(paid, [slot, submitted, ordered, back]);
    expect(flow).toMatchObject({ step: 'form', attempt: { status: 'idle' } });
    const again = [slot, submitted, ordered, back, submitted];
    expect(flowAfter(paid, again).effects).toEqual([{ type: 'ask-payment', paymentId: 'pi_1' }]);
    const { effects } = flowAfter(paid, [...again, { type: 'payment-told', isPaid: false }]);
    expect(effects).toMatchObject([
      { type: 'create-payment-order', request: { paymentId: 'pi_1' } },
    ]);
  });

  it('who chooses another time lets go of the one that was held', () => {
    const wentBack = [slot, submitted, ordered, back];
    const { flow, effects } = flowAfter(paid, [...wentBack, back]);
    expect(flow.step).toBe('time');
    expect(effects).toEqual([
      { type: 'give-up-order', paymentId: 'pi_1' },
      { type: 'forget-pending', paymentId: 'pi_1' },
    ]);
    expect(flowAfter(paid, [...wentBack, back, slot]).effects).toEqual([]);
  });

  it.each(['payment-expired', 'payment-refunded'])('%s: another time is chosen', (code) => {
    const { flow, effects } = flowAfter(paid, [
      slot,
      submitted,
      ordered,
      started,
      payment,
      failed(code),
    ]);
    expect(flow.step).toBe('time');
    expect(effects.map(({ type }) => type)).toEqual([
      'forget-pending',
      'refresh-availability',
      'show-error',
    ]);
  });

  it('Not configured: the page says that payment is unavailable', () => {
    const refused = [slot, submitted, failed('payment-not-available')];
    expect(flowAfter(paid, refused)).toMatchObject({ flow: { step: 'unpayable' }, effects: [] });
    expect(flowAfter(paid, [...refused, back]).flow.step).toBe('form');
  });

  it('an order for a form-first page comes back to its times', () => {
    const both: PageFacts = { ...formFirst, needsPayment: true };
    const events = [details, slot, { type: 'confirmed', newKey: 'k1' } as const, ordered, back];
    expect(flowAfter(both, events).flow.step).toBe('confirm');
  });
});

describe('Spec A §2, proposed times', () => {
  const proposed = ['2030-05-24T10:00:00.000Z'];

  it('stay until all times are asked for, whatever else changes', () => {
    const zone = { type: 'time-zone-changed', timeZone: 'UTC' } as const;
    expect(flowAfter(page, [zone], { proposed }).flow.draft.proposed).toEqual(proposed);
    const all = flowAfter(page, [zone, { type: 'all-times-asked' }], { proposed });
    expect(all.flow.draft).not.toHaveProperty('proposed');
    expect(all.flow.draft).toMatchObject({ date: '2030-05-24', turnedTo: '2030-05-24' });
  });
});

describe('10. times that a proposal holds', () => {
  const proposed = ['2030-05-24T10:00:00.000Z', '2030-05-27T12:00:00.000Z'];
  const wishes = { proposed, proposal: 'token', durationMinutes: 45 };
  const picked = { type: 'slot-picked', startIso: proposed[1] ?? '' } as const;

  it('settle with whom and how long', () => {
    const choice: PageFacts = { ...page, durations: [30, 45], hostSelection: 'forced' };
    const { flow } = flowAfter(choice, [], wishes);
    expect(flow).toMatchObject({ step: 'time', draft: { durationMinutes: 45, proposed } });
    expect(slotPanel(flow)).toBe('time');
  });

  it('are booked and paid for by the token', () => {
    const { effects } = flowAfter(page, [picked, submitted], wishes);
    expect(effects).toMatchObject([{ request: { proposal: 'token', start: proposed[1] } }]);
    const paid = { ...page, needsPayment: true };
    const { flow } = flowAfter(paid, [picked, submitted, ordered, started, payment], wishes);
    expect(flow).toMatchObject({ payment: { attempt: { request: { proposal: 'token' } } } });
  });

  it('take the token along into the page that follows', () => {
    const { flow } = flowAfter(page, [picked, submitted, answered], wishes);
    expect(flow).toMatchObject({ step: 'booked', outcome: { context: { proposal: 'token' } } });
  });

  it('stay held for them where they look at all times, and can be come back to', () => {
    const all = { type: 'all-times-asked' } as const;
    const { draft } = flowAfter(page, [all], wishes).flow;
    expect(draft).toMatchObject({ proposal: 'token', turnedTo: '2030-05-24' });
    expect(draft).not.toHaveProperty('proposed');
    const back = { type: 'proposed-asked', proposed } as const;
    expect(flowAfter(page, [all, back], wishes).flow.draft).toMatchObject(wishes);
  });

  it.each(['proposal-taken', 'proposal-closed'])(
    'are over after %s: all times are shown',
    (code) => {
      const { flow, effects } = flowAfter(page, [picked, submitted, failed(code)], wishes);
      expect(flow).toMatchObject({
        step: 'time',
        failure: { code },
        draft: { turnedTo: '2030-05-27' },
      });
      for (const gone of ['proposal', 'proposed', 'picked'])
        expect(flow.draft).not.toHaveProperty(gone);
      expect(effects.map(({ type }) => type)).toEqual(['refresh-availability', 'show-error']);
    },
  );

  it('stay where one of them is gone', () => {
    const gone = failed('slot-no-longer-available');
    const { flow } = flowAfter(page, [picked, submitted, gone], wishes);
    expect(flow.draft).toMatchObject({ proposed, proposal: 'token' });
  });

  it('are left for all times at once', () => {
    const { flow } = flowAfter(page, [{ type: 'proposal-left' }], wishes);
    expect(flow.draft).not.toHaveProperty('proposal');
    expect(flow.draft).not.toHaveProperty('proposed');
  });
});

describe('what visitors met', () => {
  const choice: PageFacts = {
    ...page,
    durations: [30, 60],
    places: [{ channel: 'zoom' }, { channel: 'phone' }],
  };
  const day = { type: 'day-selected', date: '2030-05-24' } as const;
  const zoom = { type: 'channel-chosen', place: { channel: 'zoom' } } as const;
  const half = { type: 'duration-chosen', durationMinutes: 30 } as const;

  it('8.9 a day chosen before the channel and the duration is kept', () => {
    expect(flowAfter(choice, [day, zoom, half]).flow.draft.date).toBe('2030-05-24');
  });

  it('8.9 Spec A §4: changing them clears it', () => {
    const other = { type: 'duration-chosen', durationMinutes: 60 } as const;
    expect(flowAfter(choice, [zoom, half, day, other]).flow.draft.date).toBeUndefined();
  });

  it('8.12 a time picked before the details changed is only to be confirmed', () => {
    const { flow } = flowAfter(formFirst, [details, slot, { type: 'details-asked' }, details]);
    expect(flow).toMatchObject({ step: 'confirm', draft: { picked: { startIso: slot.startIso } } });
  });

  it('8.12 Escape gives up a time that waits to be confirmed; nothing else is lost', () => {
    const { flow } = flowAfter(formFirst, [details, slot, { type: 'went-back' }]);
    expect(flow.step).toBe('time');
    expect(flow.draft.picked).toBeUndefined();
    expect(flow.draft).toMatchObject({ date: slot.startIso.slice(0, 10) });
  });

  it('8.12 a time that is picked can be confirmed, whatever was looked at meanwhile', () => {
    const asked = { type: 'duration-asked' } as const;
    const { flow } = flowAfter(formFirst, [details, slot, asked, { type: 'went-back' }]);
    expect(flow.step).toBe('confirm');
  });

  it('8.22 a booking that failed stays said until the next attempt', () => {
    const { flow } = flowAfter(page, [slot, submitted, failed('network', false)]);
    expect(flow).toMatchObject({ step: 'form', failure: { code: 'network' } });
    const again = transition(flow, submitted, page)[0];
    expect(again).not.toHaveProperty('failure');
    const gone = flowAfter(page, [slot, submitted, failed('slot-no-longer-available')]).flow;
    expect(gone).toMatchObject({ step: 'time', failure: { code: 'slot-no-longer-available' } });
  });
});
