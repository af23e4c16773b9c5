import type { Endpoint, EndpointRight } from '#shared/api/endpoint.ts';
import type { Session } from '#shared/api/session.ts';
import { isRight, reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';

/**
 * By what somebody calls: they have signed in themselves, hold a token they made, which may be one that
 * only reads, or let an app in.
 */
export type Means = 'session' | 'token' | 'reading-token' | 'app';

/** Who calls, and by what. */
export interface Caller {
  readonly session: Session;
  readonly means: Means;
}

type Door = Pick<Endpoint, 'method' | 'right' | 'byToken' | 'byApp' | 'whileClosing'>;

/** Calls for `anyone` need no session, nor do those of an `attendee`, whose secret the verb checks. */
export function needsSession(right: EndpointRight): boolean {
  return isRight(right);
}

/** Whether an endpoint is open to who calls by this: to an app only what it is allowed by name. */
export function isOpenTo(
  { method, byToken, byApp }: Pick<Door, 'method' | 'byToken' | 'byApp'>,
  means: Means,
): boolean {
  switch (means) {
    case 'session':
      return true;
    case 'token':
      return byToken !== false;
    case 'reading-token':
      return byToken !== false && method === 'get';
    case 'app':
      return byToken !== false && byApp !== undefined;
  }
}

/** Whether an endpoint is open in a company that its owner has closed. */
export function isOpenWhileClosing({ method, right, whileClosing }: Door): boolean {
  return method === 'get' || right === 'session:read' || whileClosing === true;
}

/**
 * Refuses with `unauthorized` without a caller, with `forbidden` where the right is not theirs, or where
 * it is and they may not use it by what they call with; with `company-closing` what changes anything of a
 * company that its owner has closed.
 */
export function authorise(door: Door, caller: Caller | undefined): void {
  const { right } = door;
  if (!isRight(right)) return;
  if (!caller) refuse('unauthorized', 'Sign in first');
  if (reachOf(caller.session, right) === undefined) {
    refuse('forbidden', `This needs the right ${right}`);
  }
  if (!isOpenTo(door, caller.means)) refuse('forbidden', refusalTo[caller.means]);
  if (caller.session.companyErasesAt !== null && !isOpenWhileClosing(door)) {
    refuse('company-closing', 'The company is being closed: nothing of it changes any more');
  }
}

/** A session is open to everything that its right reaches. */
const refusalTo: Readonly<Record<Means, string>> = {
  session: 'This is not open',
  token: 'A token cannot do this: sign in',
  'reading-token': 'This token only reads',
  app: 'A connected app cannot do this: sign in',
};
