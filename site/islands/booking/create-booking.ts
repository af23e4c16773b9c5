import type { Failure, FlowEffect } from '#shared/domain/booking/flow.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { explainError, PageError } from '#shared/errors/explain.ts';
import { client } from '#site/lib/client.ts';
import { askPayment } from './ask-payment.ts';
import type { Send } from './booking-atom.ts';
import { lookAheadShortly } from './look-ahead.ts';

/** Whether an earlier payment was made after all; the answer goes back to the flow. */
export async function askWhetherPaid(paymentId: string, send: Send): Promise<void> {
  try {
    const status = (await askPayment(paymentId))?.status;
    send({ type: 'payment-told', isPaid: status === 'paid' || status === 'booked' });
  } catch (error) {
    send({ type: 'booking-failed', failure: toFailure(error) });
  }
}

type Create = Extract<FlowEffect, { readonly request: unknown; readonly key: string }>;

/** Sends the booking; what came of it goes back to the flow. */
export async function createBooking({ request, key }: Create, send: Send): Promise<void> {
  try {
    const { data } = await client.POST('/booking', {
      body: request,
      params: { header: { 'idempotency-key': key } },
    });
    // What follows is there before the form is gone; a page that is not ours has to be left for.
    if (data?.appointmentId && !data.redirectUrl) await lookAheadShortly(data);
    send({ type: 'booking-answered', reply: data ?? {} });
  } catch (error) {
    send({ type: 'booking-failed', failure: toFailure(error) });
  }
}

/** Holds the start for the payment; what came of it goes back to the flow. */
export async function createPaymentOrder({ request, key }: Create, send: Send): Promise<void> {
  try {
    const { data } = await client.POST('/booking/create-payment-order', {
      body: request,
      params: { header: { 'idempotency-key': key } },
    });
    if (!data) throw new Error('A reply without a body');
    send({ type: 'order-created', order: data });
  } catch (error) {
    const failure = toFailure(error);
    // Spec A §8: 'Failed to create order'.
    const saysWhy = failure.isCertain || failure.cause instanceof PageError;
    const cause = saysWhy ? failure.cause : new PageError('payment-order-failed');
    send({ type: 'booking-failed', failure: { ...failure, cause } });
  }
}

/** A refusal is certain; without an answer, or with a server's failure, nobody knows. */
function toFailure(cause: unknown): Failure {
  const { code, textKey } = explainError(cause);
  return {
    code: code ?? textKey,
    // The provider refused, or could not be asked: the server has let go of the start.
    isCertain: cause instanceof ApiError && (cause.status < 500 || code === 'payment-order-failed'),
    cause,
  };
}
