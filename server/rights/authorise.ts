import type { EndpointRight } from '#shared/api/endpoint.ts';
import type { Session } from '#shared/api/session.ts';
import { isRight, reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** Calls for `anyone` need no session, nor do those of an `attendee`, whose secret the verb checks. */
export function needsSession(right: EndpointRight): boolean {
  return isRight(right);
}

/** Refuses with `unauthorized` without a session, with `forbidden` where the right is not theirs. */
export function authorise(right: EndpointRight, session: Session | undefined): void {
  if (!isRight(right)) return;
  if (!session) refuse('unauthorized', 'Sign in first');
  if (reachOf(session, right) === undefined) refuse('forbidden', `This needs the right ${right}`);
}
