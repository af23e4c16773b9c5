import type { PaymentProblem } from '#shared/domain/payment/payment-problem.ts';
import type { PendingBooking } from '#shared/domain/payment/pending-booking.ts';
import type { AfterBookingContext } from './after-booking.ts';
import type { Attendee } from './attendee.ts';
import { choose } from './choose.ts';
import { enterStep } from './enter-step.ts';
import { letGo } from './let-go.ts';
import type { PageFacts, Place } from './page-facts.ts';
import { keepPaying, openPayment, reopenPayment } from './pay.ts';
import type { BookingReply } from './reply.ts';
import type { BookingRequest } from './request.ts';
import { confirm, hearOfPayment, isSending, sendAgain, settle, submit } from './submit.ts';
import type { StepName } from './trail.ts';

/** A start the visitor picked; `appointmentId` joins a group appointment that has begun. */
interface Picked {
  readonly startIso: string;
  readonly appointmentId?: string;
}

/** What has been chosen so far. What is not chosen is not there. */
export interface Draft {
  readonly timeZone: string;
  /** Without one whoever is free first serves the appointment. */
  readonly hostId?: string;
  readonly place?: Place;
  readonly durationMinutes?: number;
  /** A date of the weeks that the visitor turned to, local to `timeZone`. */
  readonly turnedTo?: string;
  /** The day chosen in the calendar, local to `timeZone`. */
  readonly date?: string;
  /** The start picked last; it stays marked after coming back from the form. */
  readonly picked?: Picked;
  /** Starts that a host proposed; while they are here no other is offered. ISO instants, sorted. */
  readonly proposed?: readonly string[];
  /** The token of the proposal by whose link the visitor came: what it holds is free for them. */
  readonly proposal?: string;
  /** Form-first: who the visitor is, known before a time is. */
  readonly attendee?: Attendee;
}

/** A draft that can be booked. */
export type Chosen = Draft & Required<Pick<Draft, 'place' | 'durationMinutes' | 'date' | 'picked'>>;

/**
 * A request that went out. `unanswered`: nobody knows whether it arrived, so sending the same one
 * again has to carry the same key.
 */
export interface Sent {
  readonly status: 'sending' | 'unanswered';
  readonly request: BookingRequest;
  readonly key: string;
}

/** Where sending the booking stands. `asking`: first, what has become of an earlier payment. */
type Attempt =
  | { readonly status: 'idle' }
  | Sent
  | { readonly status: 'asking'; readonly request: BookingRequest; readonly key: string };

/** Spec A §3, payment order response, as the card's and the wallet's views take it. */
export interface PaymentOrder {
  readonly paymentId: string;
  readonly amountCents: number;
  readonly currency: 'EUR' | 'USD';
  /** Until then the start is held. ISO instant. */
  readonly expiresAt: string;
  readonly stripePaymentIntent?:
    | { readonly publishableKey: string; readonly clientSecret: string }
    | undefined;
  readonly paypalOrderId?: string | undefined;
  readonly paypalClientId?: string | undefined;
}

/**
 * How far a payment is. Only while the visitor enters what they pay with can it be left: later the
 * money may have been taken, and the flow ends with their appointment, or with the word that nothing
 * was paid.
 */
type Payment = Entering | Paying | Settling;

export interface Entering {
  readonly phase: 'entering';
  /** Why the last try did not pay. */
  readonly problem?: PaymentProblem;
}

/** The provider has been told to take the money, or has its own window open. */
export interface Paying {
  readonly phase: 'paying';
}

/** The server looks at the payment and books what was paid. */
export interface Settling {
  readonly phase: 'settling';
  /**
   * `paid`: the provider said so. `doubted`: it did not say how the payment ended. `found`: the page
   * was left while it was under way.
   */
  readonly because: 'paid' | 'doubted' | 'found';
  readonly attempt: Sent;
}

/** Spec A §4: a start is held, and what is booked once it is paid is known. */
export interface PaymentStep extends PendingBooking {
  readonly step: 'payment';
  readonly draft: Chosen;
  readonly cameFrom: Bookable['step'];
  readonly payment: Payment;
}

/**
 * Spec A §4, booking page steps. `details` is the form of a form-first page, `confirm` its times
 * with one picked; `unpayable` a payment that the company has not set up.
 */
export type Flow =
  | {
      readonly step: 'host-selection' | 'details' | 'time' | 'duration' | 'channel';
      readonly draft: Draft;
      /** Why the start picked last was not booked, said until something else is chosen. */
      readonly failure?: Failure;
    }
  | Bookable
  | PaymentStep
  | { readonly step: 'unpayable'; readonly draft: Chosen; readonly cameFrom: Bookable['step'] }
  | {
      readonly step: 'booked';
      readonly draft: Chosen;
      readonly outcome: Outcome;
      /** The visitor came back to it: the page does not go on by itself again. */
      readonly isRevisited?: true;
    };

/** A step that a booking can be sent from. */
export interface Bookable {
  readonly step: 'form' | 'confirm';
  readonly draft: Chosen;
  readonly attempt: Attempt;
  /** Why the last attempt did not book, said until the next one. */
  readonly failure?: Failure;
  /** An earlier payment that was left, which the next one replaces. */
  readonly replaces?: PendingBooking;
}

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
  | { readonly type: 'host-chosen'; readonly hostId?: string | undefined }
  | { readonly type: 'time-zone-changed'; readonly timeZone: string }
  | { readonly type: 'window-shown'; readonly from: string }
  | { readonly type: 'day-selected'; readonly date: string }
  | {
      readonly type: 'slot-picked';
      readonly startIso: string;
      readonly appointmentId?: string | undefined;
    }
  | {
      readonly type:
        | 'host-asked'
        | 'hosts-continued'
        | 'details-asked'
        | 'duration-asked'
        | 'channel-asked'
        | 'all-times-asked'
        | 'proposal-left'
        | 'went-back';
    }
  /** The page was left before its booking was answered, and is here again. */
  | { readonly type: 'sending-resumed' }
  /** By the tab's history: Back, Forward, a swipe. */
  | { readonly type: 'step-revisited'; readonly step: StepName }
  | { readonly type: 'proposed-asked'; readonly proposed: readonly string[] }
  | { readonly type: 'duration-chosen'; readonly durationMinutes: number }
  | { readonly type: 'channel-chosen'; readonly place: Place }
  | { readonly type: 'details-completed'; readonly attendee: Attendee }
  | {
      readonly type: 'submitted';
      readonly attendee: Attendee;
      /** Idempotency key, used where the request is not one that went out before. */
      readonly newKey: string;
    }
  | { readonly type: 'confirmed'; readonly newKey: string }
  | { readonly type: 'order-created'; readonly order: PaymentOrder }
  | { readonly type: 'payment-found'; readonly pending: PendingBooking }
  | { readonly type: 'payment-told'; readonly isPaid: boolean }
  | { readonly type: 'payment-refused'; readonly problem?: PaymentProblem | undefined }
  | { readonly type: 'payment-started' | 'paid' | 'payment-doubted' | 'payment-asked-again' }
  | { readonly type: 'booking-answered'; readonly reply: Partial<BookingReply> }
  | { readonly type: 'booking-failed'; readonly failure: Failure };

export type FlowEffect =
  | {
      readonly type: 'create-booking' | 'create-payment-order';
      readonly request: BookingRequest;
      readonly key: string;
    }
  | { readonly type: 'refresh-availability' }
  | { readonly type: 'show-error'; readonly failure: Failure }
  | { readonly type: 'keep-pending'; readonly pending: PendingBooking }
  | {
      readonly type: 'ask-payment' | 'give-up-order' | 'forget-pending';
      readonly paymentId: string;
    }
  | { readonly type: 'forget-answers' }
  | { readonly type: 'tell-parent'; readonly message: 'booking-successful' }
  | { readonly type: 'go-on'; readonly outcome: Outcome };

export type Step = readonly [Flow, readonly FlowEffect[]];

/** What the link to the page asks for beside the page itself. */
export interface Wishes extends Pick<Draft, 'proposed' | 'proposal' | 'place' | 'durationMinutes'> {
  readonly hostId?: string | undefined;
}

/**
 * Spec A §4: start at Time, or HostSelection when host selection is allowed and no user slug is
 * given. A single duration and a single place choose themselves.
 */
export function initial(page: PageFacts, timeZone: string, wishes: Wishes = {}): Flow {
  const [place, ...otherPlaces] = page.places;
  const [durationMinutes, ...otherDurations] = page.durations;
  const { hostId, ...asked } = wishes;
  const draft: Draft = {
    timeZone,
    ...(hostId && { hostId }),
    ...(place && otherPlaces.length === 0 && { place }),
    ...(durationMinutes && otherDurations.length === 0 && { durationMinutes }),
    ...asked,
  };
  // With whom, a proposal has said.
  if (page.hostSelection !== 'none' && !hostId && !asked.proposal)
    return { step: 'host-selection', draft };
  return { step: page.isFormFirst ? 'details' : 'time', draft };
}

/** What the slot panel shows. Spec A §4: the channel when none is chosen, then the duration. */
export function slotPanel(flow: Flow): 'channel' | 'duration' | 'time' {
  if (flow.step === 'channel' || flow.step === 'duration') return flow.step;
  if (!flow.draft.place) return 'channel';
  return flow.draft.durationMinutes ? 'time' : 'duration';
}

/** Whether a payment is under way: the page must not be left by a key of its own then. */
export function isPaymentUnderWay(flow: Flow): boolean {
  return flow.step === 'payment' && flow.payment.phase !== 'entering';
}

/** The next state of the flow and what is to be done about it. Events out of place change nothing. */
export function transition(flow: Flow, event: FlowEvent, page: PageFacts): Step {
  if (flow.step === 'booked') return [afterBooked(flow, event, page), []];
  if (flow.step === 'payment') return keepPaying(flow, event, page);
  switch (event.type) {
    case 'booking-answered':
    case 'booking-failed':
      return isSending(flow) ? settle(flow, event, page) : [flow, []];
    case 'order-created':
      return isSending(flow) ? openPayment(flow, event.order) : [flow, []];
    case 'payment-told':
      return isSending(flow) ? hearOfPayment(flow, event.isPaid, page) : [flow, []];
  }
  // While a booking is on its way nothing else may change.
  if (isSending(flow)) return [flow, []];
  switch (event.type) {
    case 'submitted':
      return submit(flow, event, page);
    case 'confirmed':
      return confirm(flow, event.newKey, page);
    case 'sending-resumed':
      return sendAgain(flow, page);
    case 'payment-found':
      return reopenPayment(flow.draft, event.pending, page, 'found');
    case 'step-revisited': {
      const next = enterStep(flow.draft, event.step, page) ?? flow;
      return [next, letGo(flow, next)];
    }
    case 'paid':
    case 'payment-started':
    case 'payment-refused':
    case 'payment-doubted':
    case 'payment-asked-again':
      return [flow, []];
    default: {
      const next = choose(flow, event, page);
      return [next, letGo(flow, next)];
    }
  }
}

/** What is booked stays so; only the way back leads to times again, without the one that is gone. */
function afterBooked(
  flow: Extract<Flow, { readonly step: 'booked' }>,
  event: FlowEvent,
  page: PageFacts,
): Flow {
  if (event.type !== 'step-revisited') return flow;
  const { picked: _, ...draft } = flow.draft;
  return enterStep(draft, event.step, page) ?? flow;
}
