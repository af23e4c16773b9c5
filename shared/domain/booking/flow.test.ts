import { describe, expect, it } from 'vitest';
import {
  type Failure,
  type Flow,
  type FlowEffect,
  type FlowEvent,
  initial,
  slotPanel,
  transition,
  type Wishes,
} from './flow.ts';
import type { PageFacts, Place } from './page-facts.ts';
import type { BookingReply } from './reply.ts';

const zoom: Place = { channel: 'zoom' };
const berlin: Place = { channel: 'local', location: 'Berlin' };
const hamburg: Place = { channel: 'local', location: 'Hamburg' };
const slot = { type: 'slot-picked', startIso: '2030-05-24T22:30:00.000Z' } as const;
const attendee = {
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  receiveReminders: true,
} as const;
const submitted = { type: 'submitted', attendee, newKey: 'key-1' } as const;
const reply: BookingReply = {
  appointmentId: 'a1',
  secret: 's1',
  redirectUrl: null,
  bookingType: 'confirmed',
};

function aPage(changes: Partial<PageFacts> = {}): PageFacts {
  return {
    meetingTypeId: 'm1',
    meetingName: 'Intro',
    customChannelName: null,
    queueId: null,
    durations: [30],
    places: [zoom],
    channelDecidesHosts: false,
    isBasicTier: false,
    hostSelection: 'none',
    isFormFirst: false,
    needsPayment: false,
    ...changes,
  };
}

const wide = aPage({ durations: [30, 60], places: [zoom, berlin, hamburg] });

/** The flow after these events, and the effects of the last one. */
function flowAfter(
  events: readonly FlowEvent[],
  page: PageFacts = aPage(),
  wishes: Wishes = {},
): { flow: Flow; effects: readonly FlowEffect[] } {
  let flow = initial(page, 'Europe/Berlin', wishes);
  let effects: readonly FlowEffect[] = [];
  for (const event of events) [flow, effects] = transition(flow, event, page);
  return { flow, effects };
}

const failed = (code: string, isCertain = true): FlowEvent => ({
  type: 'booking-failed',
  failure: { code, isCertain, cause: code } satisfies Failure,
});

describe('Spec A §4, booking page steps', () => {
  it('Start: Time', () => {
    expect(initial(aPage(), 'Europe/Berlin').step).toBe('time');
  });

  it('Auto-selection: the channel is set when the meeting type has a single channel', () => {
    expect(initial(aPage(), 'UTC').draft.place).toEqual(zoom);
  });

  it('a single local location is selected automatically', () => {
    expect(initial(aPage({ places: [berlin] }), 'UTC').draft.place).toEqual(berlin);
  });

  it('Slot panel mode: channel when no channel is chosen; duration when no duration; otherwise time', () => {
    const panels = [
      flowAfter([], wide),
      flowAfter([{ type: 'channel-chosen', place: zoom }], wide),
      flowAfter(
        [
          { type: 'channel-chosen', place: zoom },
          { type: 'duration-chosen', durationMinutes: 60 },
        ],
        wide,
      ),
    ].map(({ flow }) => slotPanel(flow));
    expect(panels).toEqual(['channel', 'duration', 'time']);
  });

  it('Time to Form when a slot is picked: the day is derived from the time in the chosen timezone, and the appointment id is stored', () => {
    const { flow } = flowAfter([{ ...slot, appointmentId: 'group-1' }]);
    expect(flow).toMatchObject({
      step: 'form',
      draft: {
        date: '2030-05-25',
        picked: { startIso: slot.startIso, appointmentId: 'group-1' },
      },
    });
  });

  it('no slot can be picked before place and duration are chosen', () => {
    expect(flowAfter([slot], wide).flow.step).toBe('time');
  });

  it('Form back to Time clears the chosen flag; the selected slot is highlighted', () => {
    const { flow } = flowAfter([slot, { type: 'went-back' }]);
    expect(flow).toMatchObject({ step: 'time', draft: { picked: { startIso: slot.startIso } } });
  });

  it('Changing timezone clears selected day, time, chosen flag and appointment id and returns to Time', () => {
    const { flow } = flowAfter([
      { ...slot, appointmentId: 'group-1' },
      { type: 'time-zone-changed', timeZone: 'Asia/Kolkata' },
    ]);
    expect(flow).toEqual({
      step: 'time',
      draft: { timeZone: 'Asia/Kolkata', place: zoom, durationMinutes: 30 },
    });
  });

  it('Changing duration clears duration, day and time and returns to Time', () => {
    const { flow } = flowAfter(
      [
        { type: 'channel-chosen', place: zoom },
        { type: 'duration-chosen', durationMinutes: 30 },
        slot,
        { type: 'duration-asked' },
        { type: 'duration-chosen', durationMinutes: 60 },
      ],
      wide,
    );
    expect(flow).toEqual({
      step: 'time',
      draft: { timeZone: 'Europe/Berlin', place: zoom, durationMinutes: 60 },
    });
  });

  it('Changing channel clears channel, day and time', () => {
    const { flow } = flowAfter(
      [
        { type: 'channel-chosen', place: berlin },
        { type: 'duration-chosen', durationMinutes: 30 },
        slot,
        { type: 'channel-asked' },
        { type: 'channel-chosen', place: hamburg },
      ],
      wide,
    );
    expect(flow).toEqual({
      step: 'time',
      draft: { timeZone: 'Europe/Berlin', place: hamburg, durationMinutes: 30 },
    });
  });

  it('keeps the slot when the channel changes back to what it was', () => {
    const { flow } = flowAfter(
      [
        { type: 'channel-chosen', place: berlin },
        { type: 'duration-chosen', durationMinutes: 30 },
        slot,
        { type: 'channel-asked' },
        { type: 'channel-chosen', place: { ...berlin } },
      ],
      wide,
    );
    expect(flow.draft.picked).toEqual({ startIso: slot.startIso });
  });

  it('weeks the visitor turned to stays through a change of zone', () => {
    const { flow } = flowAfter([
      { type: 'window-shown', from: '2030-06-24' },
      { type: 'time-zone-changed', timeZone: 'Asia/Kolkata' },
    ]);
    expect(flow.draft.turnedTo).toBe('2030-06-24');
  });
});

describe('sending a booking', () => {
  it('asks for it once, with the idempotency key of the attempt', () => {
    const { flow, effects } = flowAfter([slot, submitted]);
    expect(flow).toMatchObject({ step: 'form', attempt: { status: 'sending' } });
    expect(effects).toEqual([
      {
        type: 'create-booking',
        key: 'key-1',
        request: {
          attendee,
          meetingTypeId: 'm1',
          start: slot.startIso,
          duration: 30,
          channel: 'zoom',
        },
      },
    ]);
  });

  it('changes nothing more while it is on its way', () => {
    const sending = flowAfter([slot, submitted]).flow;
    expect(flowAfter([slot, submitted, submitted, { type: 'went-back' }]).flow).toEqual(sending);
  });

  it('keeps the key for a retry of the same request, whose fate is unknown', () => {
    const retry = { ...submitted, newKey: 'key-2' };
    const { effects } = flowAfter([slot, submitted, failed('network', false), retry]);
    expect(effects).toMatchObject([{ type: 'create-booking', key: 'key-1' }]);
  });

  it('takes a new key once the answers changed, or the server refused', () => {
    const other = { ...submitted, newKey: 'key-2', attendee: { ...attendee, notes: 'new' } };
    expect(flowAfter([slot, submitted, failed('network', false), other]).effects).toMatchObject([
      { key: 'key-2' },
    ]);
    expect(
      flowAfter([slot, submitted, failed('rate-limited'), { ...submitted, newKey: 'key-2' }])
        .effects,
    ).toMatchObject([{ key: 'key-2' }]);
  });

  it("After a successful booking: a 'booking-successful' message is posted to the parent frame, then the page goes on", () => {
    const { flow, effects } = flowAfter([slot, submitted, { type: 'booking-answered', reply }]);
    expect(flow.step).toBe('booked');
    expect(effects.map(({ type }) => type)).toEqual(['forget-answers', 'tell-parent', 'go-on']);
  });

  it("If the response has no appointmentId the booking is treated as failed ('Invalid booking response')", () => {
    const { flow, effects } = flowAfter([
      slot,
      submitted,
      { type: 'booking-answered', reply: { bookingType: 'confirmed' } },
    ]);
    expect(flow).toMatchObject({ step: 'form', attempt: { status: 'unanswered' } });
    expect(effects).toMatchObject([
      { type: 'show-error', failure: { code: 'invalid-booking-response' } },
    ]);
  });

  it.each(['slot-no-longer-available', 'start-not-bookable', 'host-appointment-limit-reached'])(
    'goes back to the slots, refreshed, when the time is gone: %s',
    (code) => {
      const { flow, effects } = flowAfter([slot, submitted, failed(code)]);
      expect(flow.step).toBe('time');
      expect(flow.draft).not.toHaveProperty('picked');
      expect(flow.draft.date).toBe('2030-05-25');
      expect(effects.map(({ type }) => type)).toEqual(['refresh-availability', 'show-error']);
    },
  );

  it('what went out before the page was left goes out again with its key, once', () => {
    const lost = flowAfter([slot, submitted, { type: 'booking-answered', reply: {} }]);
    const [flow, effects] = transition(lost.flow, { type: 'sending-resumed' }, aPage());
    expect(flow).toMatchObject({ step: 'form', attempt: { status: 'sending', key: 'key-1' } });
    expect(effects).toMatchObject([{ type: 'create-booking', key: 'key-1' }]);
    expect(transition(flow, { type: 'sending-resumed' }, aPage())).toEqual([flow, []]);
    const paid = transition(lost.flow, { type: 'sending-resumed' }, aPage({ needsPayment: true }));
    expect(paid[1]).toMatchObject([{ type: 'create-payment-order', key: 'key-1' }]);
  });

  it('nothing goes out again where nothing is unanswered', () => {
    const { flow } = flowAfter([slot]);
    expect(transition(flow, { type: 'sending-resumed' }, aPage())).toEqual([flow, []]);
  });

  it('does not listen to an answer it no longer waits for', () => {
    const { flow, effects } = flowAfter([slot, { type: 'booking-answered', reply }]);
    expect(flow.step).toBe('form');
    expect(effects).toEqual([]);
  });
});
