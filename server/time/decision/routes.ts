import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { decisionApi } from '#shared/api/decision.ts';
import { answerDecision } from './answer-decision.ts';
import { listDecisions } from './list-decisions.ts';

export function decisionRoutes(services: Services): Handlers<typeof decisionApi> {
  return {
    listDecisions: ({ query }, { session }) => listDecisions(services, session, query),
    answerDecision: ({ params, body }, { session }) =>
      answerDecision(services, session, { ...params, ...body }),
  };
}
