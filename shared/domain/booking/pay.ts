import type { PendingBooking } from '#shared/domain/payment/pending-booking.ts';
import { toBooked } from './booked.ts';
import { enterStep } from './enter-step.ts';
import type {
  Bookable,
  Draft,
  Entering,
  Failure,
  Flow,
  FlowEffect,
  FlowEvent,
  Paying,
  PaymentOrder,
  PaymentStep,
  Settling,
  Step,
} from './flow.ts';
import { letGo } from './let-go.ts';
import type { PageFacts } from './page-facts.ts';
import { toChosen } from './request.ts';
import type { StepName } from './trail.ts';

/** The payment step in one of its phases; what leads back takes the first one alone. */
type In<Phase> = PaymentStep & { readonly payment: Phase };

/** Spec A §4: Form to payment when the payment order was created. */
export function openPayment(flow: Bookable, order: PaymentOrder): Step {
  const { attempt, draft, step: cameFrom, replaces } = flow;
  if (attempt.status !== 'sending') return [flow, []];
  const { paymentId: _, ...request } = attempt.request;
  return [
    { step: 'payment', draft, cameFrom, order, request, payment: { phase: 'entering' } },
    replaces ? [{ type: 'forget-pending', paymentId: replaces.order.paymentId }] : [],
  ];
}

/** A payment that was left under way: what has become of it is asked before anything else. */
export function reopenPayment(
  draft: Draft,
  pending: PendingBooking,
  page: PageFacts,
  because: Settling['because'],
): Step {
  const { order, request } = pending;
  return settle(
    {
      step: 'payment',
      draft: toChosen(request, page, draft),
      cameFrom: page.isFormFirst ? 'confirm' : 'form',
      order,
      request,
    },
    because,
  );
}

/** While a payment is open nothing can be chosen but to leave it, until the provider is asked. */
export function keepPaying(flow: PaymentStep, event: FlowEvent, page: PageFacts): Step {
  const { payment } = flow;
  switch (payment.phase) {
    case 'entering':
      return enter({ ...flow, payment }, event, page);
    case 'paying':
      return follow({ ...flow, payment }, event);
    case 'settling':
      return hear({ ...flow, payment }, event, page);
  }
}

function enter(flow: In<Entering>, event: FlowEvent, page: PageFacts): Step {
  const { order, request } = flow;
  switch (event.type) {
    case 'payment-started':
      // Kept before the money can be taken: who comes back finds what they paid for.
      return [
        { ...flow, payment: { phase: 'paying' } },
        [{ type: 'keep-pending', pending: { order, request } }],
      ];
    case 'payment-refused':
      return refuse(flow, event.problem);
    case 'went-back':
      return [leave(flow), []];
    case 'step-revisited':
      return leaveFor(flow, event.step, page);
    default:
      return [flow, []];
  }
}

/** Further back than to where the payment began, its order is given up. */
function leaveFor(flow: In<Entering>, step: StepName, page: PageFacts): Step {
  const left = leave(flow);
  if (step === left.step) return [left, []];
  const next = enterStep(flow.draft, step, page);
  return next ? [next, letGo(left, next)] : [flow, []];
}

function leave({ draft, cameFrom, order, request }: In<Entering>): Bookable {
  return { step: cameFrom, draft, attempt: { status: 'idle' }, replaces: { order, request } };
}

function follow(flow: In<Paying>, event: FlowEvent): Step {
  switch (event.type) {
    case 'paid':
      return settle(flow, 'paid');
    case 'payment-doubted':
      return settle(flow, 'doubted');
    case 'payment-refused':
      return refuse(flow, event.problem);
    default:
      return [flow, []];
  }
}

/** Nothing was taken, and nothing is under way: another try, or the way back. */
function refuse(flow: PaymentStep, problem: Entering['problem']): Step {
  return [{ ...flow, payment: { phase: 'entering', ...(problem && { problem }) } }, []];
}

/** Spec A §4: once the payment id is set the form is submitted automatically. */
function settle(flow: Omit<PaymentStep, 'payment'>, because: Settling['because']): Step {
  const { paymentId } = flow.order;
  const request = { ...flow.request, paymentId };
  // The same key as after a return from the bank: one payment makes one appointment.
  const key = `payment-${paymentId}`;
  const attempt = { status: 'sending', request, key } as const;
  return [
    { ...flow, payment: { phase: 'settling', because, attempt } },
    [{ type: 'create-booking', request, key }],
  ];
}

function hear(flow: In<Settling>, event: FlowEvent, page: PageFacts): Step {
  const { attempt, because } = flow.payment;
  if (attempt.status === 'unanswered')
    return event.type === 'payment-asked-again' ? settle(flow, because) : [flow, []];
  switch (event.type) {
    case 'booking-failed':
      return fail(flow, event.failure);
    case 'booking-answered': {
      const booked = toBooked(flow.draft, attempt.request, event.reply, page);
      if ('failure' in booked) return fail(flow, booked.failure);
      const [next, effects] = booked.step;
      return [next, [forget(flow), ...effects]];
    }
    default:
      return [flow, []];
  }
}

function fail(flow: In<Settling>, failure: Failure): Step {
  const { because, attempt } = flow.payment;
  if (because !== 'paid' && failure.code === 'payment-not-completed')
    return refuse(flow, because === 'doubted' ? { key: 'problem.unexpected' } : undefined);
  const error = { type: 'show-error', failure } as const;
  if (isOver(failure, because)) {
    // Who left an order unpaid long ago need not hear of it.
    const isNews = because !== 'found' || !isUnpaid(failure);
    const effects = [forget(flow), { type: 'refresh-availability' } as const];
    return [toTime(flow), isNews ? [...effects, error] : effects];
  }
  // What is paid already must not be paid again.
  const payment = { ...flow.payment, attempt: { ...attempt, status: 'unanswered' } } as const;
  return [{ ...flow, payment }, [error]];
}

const unpaid: readonly string[] = ['payment-expired', 'payment-not-found'];

function isUnpaid({ code }: Failure): boolean {
  return unpaid.includes(code);
}

/** Whether the server has said the last word: nothing was taken, or it goes back. */
function isOver(failure: Failure, because: Settling['because']): boolean {
  const { code, isCertain } = failure;
  if (code === 'payment-expired' || code === 'payment-refunded') return true;
  return because === 'found' && isCertain && code !== 'rate-limited';
}

function toTime({ draft: { picked: _, ...draft } }: PaymentStep): Flow {
  return { step: 'time', draft };
}

function forget({ order }: PaymentStep): FlowEffect {
  return { type: 'forget-pending', paymentId: order.paymentId };
}
