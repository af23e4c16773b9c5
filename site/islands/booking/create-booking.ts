import type { Failure, FlowEffect } from '#shared/domain/booking/flow.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { explainError } from '#shared/errors/explain.ts';
import { client } from '#site/lib/client.ts';
import type { Send } from './booking-atom.ts';

/** Sends the booking; what came of it goes back to the flow. */
export async function createBooking(
  { request, key }: Extract<FlowEffect, { type: 'create-booking' }>,
  send: Send,
): Promise<void> {
  try {
    const { data } = await client.POST('/booking', {
      body: request,
      params: { header: { 'idempotency-key': key } },
    });
    send({ type: 'booking-answered', reply: data ?? {} });
  } catch (error) {
    send({ type: 'booking-failed', failure: toFailure(error) });
  }
}

/** A refusal is certain; without an answer, or with a server's failure, nobody knows. */
function toFailure(cause: unknown): Failure {
  const { code, textKey } = explainError(cause);
  return {
    code: code ?? textKey,
    isCertain: cause instanceof ApiError && cause.status < 500,
    cause,
  };
}
