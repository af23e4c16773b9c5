import { PageError } from '#shared/errors/explain.ts';
import type { Attendee } from './attendee.ts';
import type {
  Bookable,
  Failure,
  Flow,
  FlowEffect,
  FlowEvent,
  Outcome,
  PaymentOrder,
  Step,
} from './flow.ts';
import type { PageFacts } from './page-facts.ts';
import { type BookingRequest, toBookingRequest } from './request.ts';

type Paying = Extract<Flow, { readonly step: 'payment' }>;
type Sending = (Bookable | Paying) & { readonly attempt: { readonly status: 'sending' } };

export function isSending(flow: Flow): flow is Sending {
  return 'attempt' in flow && flow.attempt.status === 'sending';
}

export function submit(
  flow: Flow,
  event: { readonly attendee: Attendee; readonly newKey: string },
  page: PageFacts,
): Step {
  return flow.step === 'form' ? send(flow, event, page) : [flow, []];
}

/** Spec A §4, form-first: a pending time is confirmed by a confirm action, which submits the form. */
export function confirm(flow: Flow, newKey: string, page: PageFacts): Step {
  if (flow.step !== 'confirm' || !flow.draft.attendee) return [flow, []];
  // The zone may have changed since the form was filled.
  const attendee = { ...flow.draft.attendee, timezone: flow.draft.timeZone };
  return send(flow, { attendee, newKey }, page);
}

function send(
  flow: Bookable,
  { attendee, newKey }: { readonly attendee: Attendee; readonly newKey: string },
  page: PageFacts,
): Step {
  const request: BookingRequest = {
    ...toBookingRequest(flow.draft, page, attendee),
    ...(flow.replaces && { paymentId: flow.replaces }),
  };
  const { attempt } = flow;
  const isRepeat =
    attempt.status === 'unanswered' && JSON.stringify(attempt.request) === JSON.stringify(request);
  const key = isRepeat ? attempt.key : newKey;
  return [
    { ...flow, attempt: { status: 'sending', request, key } },
    [{ type: page.needsPayment ? 'create-payment-order' : 'create-booking', request, key }],
  ];
}

/** Spec A §4: Form to payment when the payment order was created. */
export function openPayment(flow: Flow, order: PaymentOrder): Step {
  if (!isSending(flow) || flow.step === 'payment') return [flow, []];
  const { paymentId: _, ...request } = flow.attempt.request;
  return [
    {
      step: 'payment',
      draft: flow.draft,
      cameFrom: flow.step,
      order,
      request,
      attempt: { status: 'idle' },
    },
    [{ type: 'keep-pending', paymentId: order.paymentId, request }],
  ];
}

/** Spec A §4: once the payment id is set the form is submitted automatically. */
export function pay(flow: Flow, paymentId: string): Step {
  if (flow.step !== 'payment') return [flow, []];
  const request = { ...flow.request, paymentId };
  // The same key as after a return from the bank: one payment makes one appointment.
  const key = `payment-${paymentId}`;
  return [
    { ...flow, attempt: { status: 'sending', request, key } },
    [{ type: 'create-booking', request, key }],
  ];
}

/** While a payment is open nothing can be chosen but to leave it. */
export function keepPaying(flow: Paying, event: FlowEvent): Step {
  // What is paid already must not be paid again.
  if (event.type !== 'went-back' || flow.attempt.status !== 'idle') return [flow, []];
  const { cameFrom: step, draft, order } = flow;
  return [{ step, draft, attempt: { status: 'idle' }, replaces: order.paymentId }, []];
}

/** Whoever leaves the form for another time does not keep the one that they were to pay for. */
export function letGo(before: Flow, after: Flow): readonly FlowEffect[] {
  const paymentId = 'replaces' in before ? before.replaces : undefined;
  if (paymentId === undefined || 'replaces' in after) return [];
  return [{ type: 'give-up-order', paymentId }];
}

export function settle(
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
      ...(flow.step === 'payment' ? [{ type: 'forget-pending' } as const] : []),
      { type: 'tell-parent', message: 'booking-successful' },
      { type: 'go-on', outcome },
    ],
  ];
}

/** Refusals that mean the start is gone: the visitor chooses another one, the answers stay. */
const startIsGone: readonly string[] = [
  'slot-no-longer-available',
  'start-not-bookable',
  'payment-expired',
  'payment-refunded',
  'host-appointment-limit-reached',
];

function fail(flow: Sending, failure: Failure): Step {
  const error = { type: 'show-error', failure } as const;
  if (startIsGone.includes(failure.code)) {
    const { picked: _, ...draft } = flow.draft;
    return [{ step: 'time', draft }, [{ type: 'refresh-availability' }, error]];
  }
  const { request, key } = flow.attempt;
  if (flow.step === 'payment')
    return [{ ...flow, attempt: { status: 'unanswered', request, key } }, [error]];
  if (failure.code === 'payment-not-available')
    return [{ step: 'unpayable', draft: flow.draft, cameFrom: flow.step }, []];
  return [
    {
      ...flow,
      attempt: failure.isCertain ? { status: 'idle' } : { status: 'unanswered', request, key },
    },
    [error],
  ];
}
