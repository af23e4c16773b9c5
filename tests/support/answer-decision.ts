import type { ApiClient } from '#shared/api/client.ts';
import type { Decision } from '#shared/api/decision.ts';
import type { DecisionAnswer } from '#shared/domain/decision/decisions.ts';

/** Answers what somebody is asked about an appointment, as they saw it. */
export function answerDecision(
  client: ApiClient,
  { appointment: { id, start }, kind, about, proposedStart }: Decision,
  answer: DecisionAnswer,
) {
  return client.POST('/decisions/{appointmentId}', {
    params: { path: { appointmentId: id } },
    body: { kind, about, answer, was: { start, proposedStart } },
  });
}
