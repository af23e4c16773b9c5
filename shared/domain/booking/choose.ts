import { needsOf } from '#shared/domain/channels.ts';
import { fromIso } from '#shared/time/dates.ts';
import type { Draft, Flow, FlowEvent } from './flow.ts';
import { isSamePlace, type PageFacts, type Place } from './page-facts.ts';
import { toLocalDate } from './window.ts';

/** Events that are no choice but what comes of one: they need more than the first screen has. */
const consequences = {
  submitted: true,
  'step-revisited': true,
  'sending-resumed': true,
  confirmed: true,
  'order-created': true,
  paid: true,
  'payment-found': true,
  'payment-told': true,
  'payment-started': true,
  'payment-refused': true,
  'payment-doubted': true,
  'payment-asked-again': true,
  'booking-answered': true,
  'booking-failed': true,
} as const satisfies Partial<Record<FlowEvent['type'], true>>;

/** What a visitor chooses on the way to a booking. */
export type Choice = Exclude<FlowEvent, { readonly type: keyof typeof consequences }>;

export function isChoice(event: FlowEvent): event is Choice {
  return !(event.type in consequences);
}

export type Choosing = Exclude<Flow, { readonly step: 'payment' | 'booked' }>;

/** The flow after a choice. Spec A §4; events out of place change nothing. */
export function choose(flow: Choosing, event: Choice, page: PageFacts): Flow {
  const { draft } = flow;
  switch (event.type) {
    case 'went-back':
      return goBack(flow, page);
    case 'host-asked':
      return page.hostSelection === 'none' ? flow : { step: 'host-selection', draft };
    case 'host-chosen':
      return flow.step === 'host-selection' ? chooseHost(flow, event.hostId) : flow;
    case 'hosts-continued':
      return flow.step === 'host-selection' ? leaveHosts(flow, page) : flow;
    case 'details-asked':
      return page.isFormFirst ? { step: 'details', draft } : flow;
    case 'details-completed':
      return atConfirm({ ...draft, attendee: event.attendee });
    case 'slot-picked':
      return pick(flow, event, page);
    case 'duration-asked':
      return { step: 'duration', draft };
    case 'channel-asked':
      return { step: 'channel', draft };
    case 'window-shown':
      return turnTo(flow, event.from);
    case 'day-selected':
      return atTime({ ...withoutTime(draft), date: event.date }, page);
    case 'all-times-asked':
      return atTime(withAllTimes(draft), page);
    case 'proposed-asked':
      return atTime({ ...withoutTime(draft), proposed: event.proposed }, page);
    case 'proposal-left':
      return atTime(withoutProposal(draft), page);
    case 'time-zone-changed':
      return changeZone(flow, event.timeZone, page);
    case 'duration-chosen':
      return atTime(withDuration(draft, event.durationMinutes), page);
    case 'channel-chosen':
      return atTime(withPlace(draft, event.place), page);
  }
}

/** The time step; on a form-first page once it is known who comes, and with what was picked to confirm. */
function atTime(draft: Draft, page: PageFacts): Flow {
  if (!page.isFormFirst) return { step: 'time', draft };
  return draft.attendee ? atConfirm(draft) : { step: 'details', draft };
}

/** A time that was picked before the details changed is only to be confirmed. */
function atConfirm(draft: Draft): Flow {
  const { place, durationMinutes, date, picked } = draft;
  if (!place || !durationMinutes || !date || !picked) return { step: 'time', draft };
  const chosen = { ...draft, place, durationMinutes, date, picked };
  return { step: 'confirm', draft: chosen, attempt: { status: 'idle' } };
}

/** Spec A §4: changing the duration clears the day; the first choice keeps a day chosen before it. */
function withDuration(draft: Draft, durationMinutes: number): Draft {
  if (durationMinutes === draft.durationMinutes) return draft;
  return { ...(draft.durationMinutes ? withoutTime(draft) : draft), durationMinutes };
}

/** The same for the place. */
function withPlace(draft: Draft, place: Place): Draft {
  if (isSamePlace(place, draft.place)) return draft;
  return withAskedDetails({ ...(draft.place ? withoutTime(draft) : draft), place });
}

/** Spec A §4: Escape in Form goes to Time; in Time with host selection it goes to HostSelection. */
function goBack(flow: Choosing, page: PageFacts): Flow {
  const { draft } = flow;
  switch (flow.step) {
    case 'unpayable':
      return { step: flow.cameFrom, draft: flow.draft, attempt: { status: 'idle' } };
    case 'time':
      if (page.isFormFirst) return { step: 'details', draft };
      return page.hostSelection === 'none' ? flow : { step: 'host-selection', draft };
    case 'details':
      return page.hostSelection === 'none' ? flow : { step: 'host-selection', draft };
    case 'host-selection':
      return flow;
    case 'confirm':
      return atTime(withoutPicked(draft), page);
    default:
      return atTime(draft, page);
  }
}

function chooseHost(flow: Choosing, hostId: string | undefined): Flow {
  const { draft } = flow;
  if (hostId === draft.hostId) return flow;
  const { hostId: _, ...rest } = withoutTime(draft);
  return { step: 'host-selection', draft: { ...rest, ...(hostId && { hostId }) } };
}

/** Spec A §2: Fastest Available is absent when host selection is forced. */
function leaveHosts(flow: Choosing, page: PageFacts): Flow {
  if (page.hostSelection === 'forced' && !flow.draft.hostId) return flow;
  return atTime(flow.draft, page);
}

function turnTo(flow: Choosing, turnedTo: string): Flow {
  switch (flow.step) {
    case 'confirm':
      return { ...flow, draft: { ...flow.draft, turnedTo } };
    case 'time':
    case 'duration':
    case 'channel':
      return { step: flow.step, draft: { ...flow.draft, turnedTo } };
    default:
      return flow;
  }
}

/** Spec A §4: clears what is chosen of the time and returns to Time, except on host selection. */
function changeZone(flow: Choosing, timeZone: string, page: PageFacts): Flow {
  if (timeZone === flow.draft.timeZone) return flow;
  const draft = { ...withoutTime(flow.draft), timeZone };
  return flow.step === 'host-selection' ? { step: flow.step, draft } : atTime(draft, page);
}

/** What everybody can book, once a proposal is over. */
export function withoutProposal({ proposal: _, ...draft }: Draft): Draft {
  return withAllTimes(draft);
}

/** All times of the day that was proposed first, and of its weeks. */
function withAllTimes({ proposed, ...draft }: Draft): Draft {
  const first = proposed?.[0];
  if (!first) return draft;
  const date = draft.date ?? toLocalDate(first, draft.timeZone);
  return { ...draft, date, turnedTo: draft.turnedTo ?? date };
}

/** The draft without its day and start. */
function withoutTime({ date: _date, picked: _picked, ...draft }: Draft): Draft {
  return draft;
}

function withoutPicked({ picked: _, ...draft }: Draft): Draft {
  return draft;
}

/** Form-first: a channel that asks for what the form did not, sends the visitor back to it. */
function withAskedDetails(draft: Draft): Draft {
  const { attendee, place } = draft;
  const asked = place ? needsOf(place.channel).attendee : null;
  const isAsked = asked === 'phone' || asked === 'address';
  if (!attendee || !isAsked || attendee[asked]) return draft;
  const { attendee: _, ...rest } = draft;
  return rest;
}

function pick(
  flow: Choosing,
  event: Extract<Choice, { readonly type: 'slot-picked' }>,
  page: PageFacts,
): Flow {
  const { draft } = flow;
  const { place, durationMinutes } = draft;
  const isUnknown = page.isFormFirst && !draft.attendee;
  if (!place || !durationMinutes || isUnknown || fromIso(event.startIso) === undefined) return flow;
  const { startIso, appointmentId } = event;
  return {
    step: page.isFormFirst ? 'confirm' : 'form',
    attempt: { status: 'idle' },
    draft: {
      ...draft,
      place,
      durationMinutes,
      date: toLocalDate(event.startIso, draft.timeZone),
      picked: { startIso, ...(appointmentId && { appointmentId }) },
    },
  };
}
