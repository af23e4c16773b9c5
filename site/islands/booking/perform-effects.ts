import type { QueryClient } from '@tanstack/react-query';
import type { Failure, FlowEffect } from '#shared/domain/booking/flow.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { explainError } from '#shared/errors/explain.ts';
import { forgetAnswersDraft } from './answers-draft.ts';
import { client } from './api.ts';
import type { Send } from './booking-atom.ts';

/** Does what the flow decided. Answers of the server come back as events. */
export function createPerformer(tools: {
  readonly queryClient: QueryClient;
  readonly showError: (error: unknown) => void;
}) {
  return (effect: FlowEffect, send: Send): void => {
    switch (effect.type) {
      case 'create-booking':
        void createBooking(effect, send);
        return;
      case 'refresh-availability':
        void tools.queryClient.invalidateQueries({ queryKey: ['get', '/booking-availability'] });
        return;
      case 'show-error':
        tools.showError(effect.failure.cause);
        return;
      case 'forget-answers':
        forgetAnswersDraft();
        return;
      case 'tell-parent':
        // Whoever embeds the page may know; the message says nothing else.
        window.parent.postMessage(effect.message, '*');
        return;
      case 'go':
        location.assign(effect.url);
        return;
    }
  };
}

async function createBooking(
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
