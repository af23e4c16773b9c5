import type { PaymentNotice } from '#shared/domain/payment/payment-notice.ts';
import {
  initial,
  type PaymentReturn,
  type PaymentReturnEffect,
  type PaymentReturnEvent,
  type PaymentSecrets,
  transition,
} from '#shared/domain/payment/payment-return.ts';
import type { PendingBooking } from '#shared/domain/payment/pending-booking.ts';
import { withoutPaymentSecrets } from '#shared/domain/payment/return-url.ts';
import { loadStripeOnce } from './load-stripe.ts';
import { forgetPendingBooking, loadPendingBooking } from './pending-storage.ts';

type CreateEffect = Extract<PaymentReturnEffect<unknown>, { type: 'create-booking' }>;

/** What the booking page does for a payment return; `Reply` is a reply with its appointment. */
export interface ResumeTools<Reply> {
  /** Every state on the way, for those who show it. */
  readonly onState: (state: PaymentReturn) => void;
  readonly createBooking: (request: CreateEffect['request'], key: string) => Promise<Reply>;
  /** Whether a failure says nothing about the booking: no answer, or a server's failure. */
  readonly isNetworkFailure: (cause: unknown) => boolean;
  /** The appointment that a payment has led to; null where it has led to none, or nobody answers. */
  readonly findAppointment: (paymentId: string) => Promise<string | null>;
  readonly showAppointment: (appointmentId: string) => void;
  readonly giveUpOrder: (paymentId: string) => void;
  readonly showNotice: (notice: PaymentNotice) => void;
  readonly showError: (cause: unknown) => void;
  /** Goes on as after any booking. */
  readonly finish: (pending: PendingBooking, reply: Reply) => void;
}

/** Spec A §4, payment return: books what was paid before the page was left. Does nothing otherwise. */
export function resumePayment<Reply>(tools: ResumeTools<Reply>): void {
  let state = initial;
  const send = (event: PaymentReturnEvent<Reply>): void => {
    const [next, effects] = transition<Reply>(state, event);
    state = next;
    tools.onState(state);
    for (const effect of effects) perform(effect, tools, send);
  };
  send({ type: 'page-opened', search: location.search });
}

function perform<Reply>(
  effect: PaymentReturnEffect<Reply>,
  tools: ResumeTools<Reply>,
  send: (event: PaymentReturnEvent<Reply>) => void,
): void {
  switch (effect.type) {
    case 'load-intent':
      void loadIntent<Reply>(effect.secrets).then(send);
      return;
    case 'read-pending':
      send({ type: 'pending-read', stored: loadPendingBooking(effect.paymentId) });
      return;
    case 'create-booking':
      tools.createBooking(effect.request, effect.key).then(
        (reply) => send({ type: 'booking-answered', reply }),
        (cause: unknown) =>
          send({ type: 'booking-failed', isNetwork: tools.isNetworkFailure(cause), cause }),
      );
      return;
    case 'start-backoff':
      setTimeout(() => send({ type: 'backoff-passed' }), effect.durationMs);
      return;
    case 'show-notice':
      tools.showNotice(effect.notice);
      return;
    case 'show-error':
      tools.showError(effect.cause);
      return;
    case 'forget-pending':
      forgetPendingBooking(effect.paymentId);
      return;
    case 'ask-order':
      void tools
        .findAppointment(effect.paymentId)
        .then((appointmentId) => send({ type: 'order-told', appointmentId }));
      return;
    case 'show-appointment':
      tools.showAppointment(effect.appointmentId);
      return;
    case 'give-up-order':
      tools.giveUpOrder(effect.paymentId);
      return;
    case 'drop-secrets':
      history.replaceState(history.state, '', withoutPaymentSecrets(location.href));
      return;
    case 'finish':
      tools.finish(effect.pending, effect.reply);
      return;
  }
}

async function loadIntent<Reply>(secrets: PaymentSecrets): Promise<PaymentReturnEvent<Reply>> {
  try {
    const stripe = await loadStripeOnce(secrets.publishableKey);
    const { paymentIntent } = await stripe.retrievePaymentIntent(secrets.clientSecret);
    if (!paymentIntent) return { type: 'intent-refused' };
    return {
      type: 'intent-loaded',
      intent: { id: paymentIntent.id, status: paymentIntent.status },
    };
  } catch (error) {
    console.warn(error);
    return { type: 'provider-unreachable' };
  }
}
