import type { Attendee } from './attendee.ts';
import { toBooked } from './booked.ts';
import { withoutProposal } from './choose.ts';
import type { Bookable, Failure, Flow, FlowEvent, Step } from './flow.ts';
import type { PageFacts } from './page-facts.ts';
import { reopenPayment } from './pay.ts';
import { type BookingRequest, toBookingRequest } from './request.ts';

type Sending = Bookable & { readonly attempt: { readonly status: 'asking' | 'sending' } };

export function isSending(flow: Flow): flow is Sending {
  return 'attempt' in flow && ['asking', 'sending'].includes(flow.attempt.status);
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
  { failure: _, ...flow }: Bookable,
  { attendee, newKey }: { readonly attendee: Attendee; readonly newKey: string },
  page: PageFacts,
): Step {
  const { attempt, replaces } = flow;
  const request: BookingRequest = {
    ...toBookingRequest(flow.draft, page, attendee),
    ...(replaces && { paymentId: replaces.order.paymentId }),
  };
  const isRepeat =
    attempt.status === 'unanswered' && JSON.stringify(attempt.request) === JSON.stringify(request);
  const key = isRepeat ? attempt.key : newKey;
  // Another tab may have paid the earlier order meanwhile.
  if (replaces)
    return [
      { ...flow, attempt: { status: 'asking', request, key } },
      [{ type: 'ask-payment', paymentId: replaces.order.paymentId }],
    ];
  return [
    { ...flow, attempt: { status: 'sending', request, key } },
    [{ type: page.needsPayment ? 'create-payment-order' : 'create-booking', request, key }],
  ];
}

/** What went out before its page was left goes out again: by its key it is booked once. */
export function sendAgain(flow: Flow, page: PageFacts): Step {
  if (!('attempt' in flow) || flow.attempt.status !== 'unanswered') return [flow, []];
  const { request, key } = flow.attempt;
  return [
    { ...flow, attempt: { status: 'sending', request, key } },
    [{ type: page.needsPayment ? 'create-payment-order' : 'create-booking', request, key }],
  ];
}

/** What has been paid is booked; only what has not been paid may be paid again. */
export function hearOfPayment(flow: Sending, isPaid: boolean, page: PageFacts): Step {
  const { attempt, replaces } = flow;
  if (attempt.status !== 'asking') return [flow, []];
  if (isPaid && replaces) return reopenPayment(flow.draft, replaces, page, 'paid');
  const { request, key } = attempt;
  return [
    { ...flow, attempt: { status: 'sending', request, key } },
    [{ type: 'create-payment-order', request, key }],
  ];
}

export function settle(
  flow: Sending,
  event: Extract<FlowEvent, { type: 'booking-answered' | 'booking-failed' }>,
  page: PageFacts,
): Step {
  if (event.type === 'booking-failed') return fail(flow, event.failure);
  const booked = toBooked(flow.draft, flow.attempt.request, event.reply, page);
  return 'failure' in booked ? fail(flow, booked.failure) : booked.step;
}

/** Refusals that mean the start is gone: the visitor chooses another one, the answers stay. */
const startIsGone: readonly string[] = [
  'slot-no-longer-available',
  'start-not-bookable',
  'payment-expired',
  'payment-refunded',
  'host-appointment-limit-reached',
];

/** Refusals after which a proposal's link promises nothing more. */
const proposalIsOver: readonly string[] = ['proposal-taken', 'proposal-closed'];

function fail(flow: Sending, failure: Failure): Step {
  const error = { type: 'show-error', failure } as const;
  const isProposalOver = proposalIsOver.includes(failure.code);
  if (isProposalOver || startIsGone.includes(failure.code)) {
    const { picked: _, ...kept } = flow.draft;
    const draft = isProposalOver ? withoutProposal(kept) : kept;
    return [{ step: 'time', draft, failure }, [{ type: 'refresh-availability' }, error]];
  }
  if (failure.code === 'payment-not-available')
    return [{ step: 'unpayable', draft: flow.draft, cameFrom: flow.step }, []];
  const { status, request, key } = flow.attempt;
  const isOver = failure.isCertain || status === 'asking';
  return [
    {
      ...flow,
      failure,
      attempt: isOver ? { status: 'idle' } : { status: 'unanswered', request, key },
    },
    [error],
  ];
}
