import { PageError } from '#shared/errors/explain.ts';
import { fromIso } from '#shared/time/dates.ts';
import type { AfterBookingContext } from './after-booking.ts';
import type { Attendee } from './attendee.ts';
import { toLocalDate } from './month.ts';
import { isSamePlace, type PageFacts, type Place } from './page-facts.ts';
import type { BookingReply } from './reply.ts';
import { type BookingRequest, toBookingRequest } from './request.ts';

/** A start the visitor picked; `appointmentId` joins a group appointment that has begun. */
export interface Picked {
  readonly startIso: string;
  readonly appointmentId?: string;
}

/** What has been chosen so far. What is not chosen is not there. */
export interface Draft {
  readonly timeZone: string;
  readonly place?: Place;
  readonly durationMinutes?: number;
  /** The month the visitor turned to, `YYYY-MM`. */
  readonly month?: string;
  /** The day chosen in the calendar, local to `timeZone`. */
  readonly date?: string;
  /** The start picked last; it stays marked after coming back from the form. */
  readonly picked?: Picked;
}

/** A draft that can be booked. */
export type Chosen = Draft & Required<Pick<Draft, 'place' | 'durationMinutes' | 'date' | 'picked'>>;

/**
 * Where sending the booking stands. `unanswered`: a request went out and nobody knows whether it
 * arrived, so sending the same one again has to carry the same key.
 */
export type Attempt =
  | { readonly status: 'idle' }
  | {
      readonly status: 'sending' | 'unanswered';
      readonly request: BookingRequest;
      readonly key: string;
    };

/** Spec A §4, booking page steps. */
export type Flow =
  | { readonly step: 'time' | 'duration' | 'channel'; readonly draft: Draft }
  | { readonly step: 'form'; readonly draft: Chosen; readonly attempt: Attempt }
  | { readonly step: 'booked'; readonly draft: Chosen; readonly outcome: Outcome };

/** A booking that came about: all that afterBooking() needs to say where the page goes. */
export interface Outcome {
  readonly reply: BookingReply;
  readonly context: AfterBookingContext;
}

/** A booking that did not come about. `isCertain`: the server said so, nothing was booked. */
export interface Failure {
  readonly code: string;
  readonly isCertain: boolean;
  readonly cause: unknown;
}

export type FlowEvent =
  | { readonly type: 'time-zone-changed'; readonly timeZone: string }
  | { readonly type: 'month-shown'; readonly month: string }
  | { readonly type: 'day-selected'; readonly date: string }
  | { readonly type: 'slot-picked'; readonly startIso: string; readonly appointmentId?: string }
  | { readonly type: 'duration-asked' | 'channel-asked' | 'went-back' }
  | { readonly type: 'duration-chosen'; readonly durationMinutes: number }
  | { readonly type: 'channel-chosen'; readonly place: Place }
  | {
      readonly type: 'submitted';
      readonly attendee: Attendee;
      /** Idempotency key, used where the request is not one that went out before. */
      readonly newKey: string;
    }
  | { readonly type: 'booking-answered'; readonly reply: Partial<BookingReply> }
  | { readonly type: 'booking-failed'; readonly failure: Failure };

export type FlowEffect =
  | { readonly type: 'create-booking'; readonly request: BookingRequest; readonly key: string }
  | { readonly type: 'refresh-availability' }
  | { readonly type: 'show-error'; readonly failure: Failure }
  | { readonly type: 'forget-answers' }
  | { readonly type: 'tell-parent'; readonly message: 'booking-successful' }
  | { readonly type: 'go-on'; readonly outcome: Outcome };

export type Step = readonly [Flow, readonly FlowEffect[]];

/** Spec A §4: start at Time; a single duration and a single place choose themselves. */
export function initial(page: PageFacts, timeZone: string): Flow {
  const [place, ...otherPlaces] = page.places;
  const [durationMinutes, ...otherDurations] = page.durations;
  return {
    step: 'time',
    draft: {
      timeZone,
      ...(place && otherPlaces.length === 0 && { place }),
      ...(durationMinutes && otherDurations.length === 0 && { durationMinutes }),
    },
  };
}

/** What the slot panel shows. Spec A §4: the channel when none is chosen, then the duration. */
export function slotPanel(flow: Flow): 'channel' | 'duration' | 'time' {
  if (flow.step === 'channel' || flow.step === 'duration') return flow.step;
  if (!flow.draft.place) return 'channel';
  return flow.draft.durationMinutes ? 'time' : 'duration';
}

/** The next state of the flow and what is to be done about it. Events out of place change nothing. */
export function transition(flow: Flow, event: FlowEvent, page: PageFacts): Step {
  if (flow.step === 'booked') return [flow, []];
  if (event.type === 'booking-answered' || event.type === 'booking-failed')
    return isSending(flow) ? settle(flow, event, page) : [flow, []];
  // While a booking is on its way nothing else may change.
  if (isSending(flow)) return [flow, []];
  if (event.type === 'submitted') return submit(flow, event, page);
  return [choose(flow, event), []];
}

type Choice = Exclude<
  FlowEvent,
  { readonly type: 'submitted' | 'booking-answered' | 'booking-failed' }
>;
type Form = Extract<Flow, { step: 'form' }>;
type Sending = Form & { readonly attempt: { readonly status: 'sending' } };

function isSending(flow: Flow): flow is Sending {
  return flow.step === 'form' && flow.attempt.status === 'sending';
}

function choose(flow: Flow, event: Choice): Flow {
  const { draft } = flow;
  switch (event.type) {
    case 'slot-picked':
      return pick(flow, event);
    case 'went-back':
      return flow.step === 'time' ? flow : { step: 'time', draft };
    case 'duration-asked':
      return { step: 'duration', draft };
    case 'channel-asked':
      return { step: 'channel', draft };
    case 'month-shown':
      return flow.step === 'form' || flow.step === 'booked'
        ? flow
        : { step: flow.step, draft: { ...draft, month: event.month } };
    case 'day-selected':
      return { step: 'time', draft: { ...withoutTime(draft), date: event.date } };
    case 'time-zone-changed':
      if (event.timeZone === draft.timeZone) return flow;
      return { step: 'time', draft: { ...withoutTime(draft), timeZone: event.timeZone } };
    case 'duration-chosen':
      if (event.durationMinutes === draft.durationMinutes) return { step: 'time', draft };
      return {
        step: 'time',
        draft: { ...withoutTime(draft), durationMinutes: event.durationMinutes },
      };
    case 'channel-chosen':
      if (isSamePlace(event.place, draft.place)) return { step: 'time', draft };
      return { step: 'time', draft: { ...withoutTime(draft), place: event.place } };
  }
}

/** The draft without its day and start. */
function withoutTime({ timeZone, place, durationMinutes, month }: Draft): Draft {
  return {
    timeZone,
    ...(place && { place }),
    ...(durationMinutes && { durationMinutes }),
    ...(month && { month }),
  };
}

function pick(flow: Flow, event: Extract<Choice, { type: 'slot-picked' }>): Flow {
  const { draft } = flow;
  const minute = fromIso(event.startIso);
  const { place, durationMinutes } = draft;
  if (!place || !durationMinutes || minute === undefined) return flow;
  const { startIso, appointmentId } = event;
  return {
    step: 'form',
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

function submit(
  flow: Flow,
  event: Extract<FlowEvent, { type: 'submitted' }>,
  page: PageFacts,
): Step {
  if (flow.step !== 'form') return [flow, []];
  const request = toBookingRequest(flow.draft, page, event.attendee);
  const { attempt } = flow;
  const isRepeat =
    attempt.status === 'unanswered' && JSON.stringify(attempt.request) === JSON.stringify(request);
  const key = isRepeat ? attempt.key : event.newKey;
  return [
    { ...flow, attempt: { status: 'sending', request, key } },
    [{ type: 'create-booking', request, key }],
  ];
}

function settle(
  flow: Sending,
  event: Extract<FlowEvent, { type: 'booking-answered' | 'booking-failed' }>,
  page: PageFacts,
): Step {
  if (event.type === 'booking-failed') return fail(flow, event.failure);
  const { appointmentId, secret, redirectUrl = null, bookingType = 'confirmed' } = event.reply;
  // Spec A §4: a response without an appointmentId is treated as failed.
  if (!appointmentId)
    return fail(flow, {
      code: 'invalid-booking-response',
      isCertain: false,
      cause: new PageError('invalid-booking-response'),
    });
  const { attendee } = flow.attempt.request;
  const outcome: Outcome = {
    reply: { appointmentId, secret, redirectUrl, bookingType },
    context: {
      meetingName: page.meetingName,
      isBasicTier: page.isBasicTier,
      startIso: flow.draft.picked.startIso,
      timeZone: flow.draft.timeZone,
      language: String(attendee.language ?? ''),
      email: attendee.email,
    },
  };
  return [
    { step: 'booked', draft: flow.draft, outcome },
    [
      { type: 'forget-answers' },
      { type: 'tell-parent', message: 'booking-successful' },
      { type: 'go-on', outcome },
    ],
  ];
}

/** Refusals that mean the start is gone: the visitor chooses another one, the answers stay. */
const startIsGone: readonly string[] = ['slot-no-longer-available', 'start-not-bookable'];

function fail(flow: Sending, failure: Failure): Step {
  const error = { type: 'show-error', failure } as const;
  if (startIsGone.includes(failure.code)) {
    const { picked: _, ...draft } = flow.draft;
    return [{ step: 'time', draft }, [{ type: 'refresh-availability' }, error]];
  }
  const { request, key } = flow.attempt;
  return [
    {
      ...flow,
      attempt: failure.isCertain ? { status: 'idle' } : { status: 'unanswered', request, key },
    },
    [error],
  ];
}
