import {
  type PaymentNotice,
  type PaymentProblemKey,
  toProblemNotice,
  toProcessingNotice,
  toRetryNotice,
} from './payment-notice.ts';
import type { PendingBooking, StoredPendingBooking } from './pending-booking.ts';
import { RETURN_PARAMETERS } from './return-url.ts';

/** Spec A §9: payment-return booking retries: maximum 3, backoff 1 s then 2 s. */
export const MAX_ATTEMPTS = 3;
const BACKOFF_MS = [1_000, 2_000] as const;

/** Beside these a return may bring parameters of the provider's own; all are dropped at the end. */
export interface PaymentSecrets {
  readonly clientSecret: string;
  readonly publishableKey: string;
}

interface Attempting {
  readonly pending: PendingBooking;
  /** 1 to MAX_ATTEMPTS. */
  readonly attempt: number;
}

/** Spec A §4, payment return. */
export type PaymentReturn =
  | { readonly step: 'none' }
  | { readonly step: 'checking'; readonly secrets: PaymentSecrets }
  | { readonly step: 'reading'; readonly paymentId: string }
  /** Paid, and this browser does not know for what: the server is asked. */
  | {
      readonly step: 'asking';
      readonly paymentId: string;
      readonly text: 'return.missing' | 'return.corrupted';
    }
  | ({ readonly step: 'booking' } & Attempting)
  | ({ readonly step: 'waiting' } & Attempting)
  | { readonly step: 'booked' }
  | { readonly step: 'failed'; readonly failure: ReturnFailure };

/**
 * Why a return led to no booking. `unpaid`: nothing was taken, or nobody could be asked; `unbooked`:
 * what was paid is not booked yet; `refused`: it cannot be booked, as `cause` says.
 */
export type ReturnFailure =
  | { readonly why: 'unpaid'; readonly text: PaymentProblemKey }
  | {
      readonly why: 'unbooked';
      readonly text: PaymentProblemKey;
      readonly paymentId: string;
    }
  | { readonly why: 'refused'; readonly cause: unknown; readonly paymentId: string };

export type PaymentReturnEvent<Reply> =
  | { readonly type: 'page-opened'; readonly search: string }
  | { readonly type: 'provider-unreachable' }
  | { readonly type: 'intent-loaded'; readonly intent: { id: string; status: string } }
  | { readonly type: 'intent-refused' }
  | { readonly type: 'pending-read'; readonly stored: StoredPendingBooking }
  /** What the order led to; null where it has led to nothing, or nobody could be asked. */
  | { readonly type: 'order-told'; readonly appointmentId: string | null }
  | { readonly type: 'booking-answered'; readonly reply: Reply }
  | { readonly type: 'booking-failed'; readonly isNetwork: boolean; readonly cause: unknown }
  | { readonly type: 'backoff-passed' };

export type PaymentReturnEffect<Reply> =
  | { readonly type: 'load-intent'; readonly secrets: PaymentSecrets }
  | { readonly type: 'read-pending'; readonly paymentId: string }
  | {
      readonly type: 'create-booking';
      readonly request: PendingBooking['request'] & { readonly paymentId: string };
      /** The same for every attempt: one payment makes one appointment. */
      readonly key: string;
    }
  | { readonly type: 'start-backoff'; readonly durationMs: number }
  | { readonly type: 'show-notice'; readonly notice: PaymentNotice }
  | { readonly type: 'show-error'; readonly cause: unknown }
  | { readonly type: 'drop-secrets' }
  | { readonly type: 'ask-order' | 'forget-pending'; readonly paymentId: string }
  /** Nobody pays it any more: its start need not be kept from the visitor who held it. */
  | { readonly type: 'give-up-order'; readonly paymentId: string }
  | { readonly type: 'show-appointment'; readonly appointmentId: string }
  | { readonly type: 'finish'; readonly pending: PendingBooking; readonly reply: Reply };

export type PaymentReturnStep<Reply> = readonly [
  PaymentReturn,
  readonly PaymentReturnEffect<Reply>[],
];

export const initial: PaymentReturn = { step: 'none' };

/**
 * Whether the page has to wait for this return: nobody books, and pays, a second time while the
 * first payment may still become an appointment. What a reload tries again keeps waiting for it.
 */
export function isReturning(state: PaymentReturn): boolean {
  if (state.step === 'failed') return canTryAgain(state.failure);
  return state.step !== 'none';
}

/** Whether the secrets stay in the address, so that a reload looks again. */
export function canTryAgain(failure: ReturnFailure): boolean {
  if (failure.why === 'refused') return false;
  return failure.text === 'return.couldNotLoadStripe' || failure.text === 'return.gaveUp';
}

/** Next state and what is to be done about it. Events out of place change nothing. */
export function transition<Reply>(
  state: PaymentReturn,
  event: PaymentReturnEvent<Reply>,
): PaymentReturnStep<Reply> {
  switch (event.type) {
    case 'page-opened':
      return state.step === 'none' ? open(event.search) : [state, []];
    case 'provider-unreachable':
      // It may be paid, so the secrets stay in the address: a reload looks again.
      return state.step === 'checking' ? fail('return.couldNotLoadStripe', []) : [state, []];
    case 'intent-refused':
      return state.step === 'checking'
        ? fail('return.error', [{ type: 'drop-secrets' }])
        : [state, []];
    case 'intent-loaded':
      return state.step === 'checking' ? checkIntent(event.intent) : [state, []];
    case 'pending-read':
      return state.step === 'reading' ? start(state.paymentId, event.stored) : [state, []];
    case 'order-told':
      return state.step === 'asking' ? hearOfOrder(state, event.appointmentId) : [state, []];
    case 'backoff-passed':
      return state.step === 'waiting'
        ? attempt({ ...state, attempt: state.attempt + 1 })
        : [state, []];
    case 'booking-answered':
      if (state.step !== 'booking') return [state, []];
      // Spec A §4: stored data is removed on success.
      return [
        { step: 'booked' },
        [
          { type: 'forget-pending', paymentId: state.pending.order.paymentId },
          { type: 'drop-secrets' },
          { type: 'finish', pending: state.pending, reply: event.reply },
        ],
      ];
    case 'booking-failed':
      return state.step === 'booking' ? retryOrFail(state, event) : [state, []];
  }
}

function open<Reply>(search: string): PaymentReturnStep<Reply> {
  const query = new URLSearchParams(search);
  const clientSecret = query.get(RETURN_PARAMETERS.clientSecret);
  const publishableKey = query.get(RETURN_PARAMETERS.publishableKey);
  if (!clientSecret || !publishableKey) return [initial, []];
  const secrets = { clientSecret, publishableKey };
  return [{ step: 'checking', secrets }, [{ type: 'load-intent', secrets }]];
}

/** Spec A §4: the payment intent status must be succeeded or processing. */
function checkIntent<Reply>(intent: { id: string; status: string }): PaymentReturnStep<Reply> {
  if (intent.status !== 'succeeded' && intent.status !== 'processing') {
    return fail('return.error', [
      { type: 'drop-secrets' },
      { type: 'forget-pending', paymentId: intent.id },
      { type: 'give-up-order', paymentId: intent.id },
    ]);
  }
  return [
    { step: 'reading', paymentId: intent.id },
    [{ type: 'read-pending', paymentId: intent.id }],
  ];
}

function start<Reply>(paymentId: string, stored: StoredPendingBooking): PaymentReturnStep<Reply> {
  if (stored.found !== 'pending') {
    const text = stored.found === 'nothing' ? 'return.missing' : 'return.corrupted';
    return [{ step: 'asking', paymentId, text }, [{ type: 'ask-order', paymentId }]];
  }
  const [state, effects] = attempt<Reply>({ pending: stored.pending, attempt: 1 });
  return [state, [{ type: 'show-notice', notice: toProcessingNotice() }, ...effects]];
}

/** The webhook may have booked what was paid: then there is an appointment to show. */
function hearOfOrder<Reply>(
  { paymentId, text }: Extract<PaymentReturn, { readonly step: 'asking' }>,
  appointmentId: string | null,
): PaymentReturnStep<Reply> {
  if (appointmentId === null) return failUnbooked(text, paymentId, [{ type: 'drop-secrets' }]);
  return [
    { step: 'booked' },
    [
      { type: 'forget-pending', paymentId },
      { type: 'drop-secrets' },
      { type: 'show-appointment', appointmentId },
    ],
  ];
}

function attempt<Reply>(attempting: Attempting): PaymentReturnStep<Reply> {
  const { order, request } = attempting.pending;
  const { paymentId } = order;
  return [
    { step: 'booking', pending: attempting.pending, attempt: attempting.attempt },
    [
      {
        type: 'create-booking',
        request: { ...request, paymentId },
        key: `payment-${paymentId}`,
      },
    ],
  ];
}

/** Spec A §4: up to 3 attempts with exponential backoff (1 s, then 2 s) on network-type errors. */
function retryOrFail<Reply>(
  { pending, attempt: made }: Attempting,
  { isNetwork, cause }: { readonly isNetwork: boolean; readonly cause: unknown },
): PaymentReturnStep<Reply> {
  if (!isNetwork) return refuse(pending.order.paymentId, cause);
  const durationMs = BACKOFF_MS[made - 1];
  // The secrets stay in the address: a reload tries again.
  if (durationMs === undefined) return failUnbooked('return.gaveUp', pending.order.paymentId, []);
  const notice = toRetryNotice(made + 1, MAX_ATTEMPTS);
  return [
    { step: 'waiting', pending, attempt: made },
    [
      { type: 'show-notice', notice },
      { type: 'start-backoff', durationMs },
    ],
  ];
}

function refuse<Reply>(paymentId: string, cause: unknown): PaymentReturnStep<Reply> {
  return [
    { step: 'failed', failure: { why: 'refused', cause, paymentId } },
    [
      { type: 'forget-pending', paymentId },
      { type: 'drop-secrets' },
      { type: 'show-error', cause },
    ],
  ];
}

function fail<Reply>(
  text: PaymentProblemKey,
  effects: readonly PaymentReturnEffect<Reply>[],
): PaymentReturnStep<Reply> {
  return [
    { step: 'failed', failure: { why: 'unpaid', text } },
    [...effects, { type: 'show-notice', notice: toProblemNotice(text) }],
  ];
}

/** Spec A §8: whoever has paid and got no booking is told the payment's id. */
function failUnbooked<Reply>(
  text: PaymentProblemKey,
  paymentId: string,
  effects: readonly PaymentReturnEffect<Reply>[],
): PaymentReturnStep<Reply> {
  return [
    { step: 'failed', failure: { why: 'unbooked', text, paymentId } },
    [...effects, { type: 'show-notice', notice: toProblemNotice(text, paymentId) }],
  ];
}
