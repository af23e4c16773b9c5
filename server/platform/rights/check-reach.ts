import { type Actor, isAllowed, type Owned, type Right } from '#shared/domain/roles/rights.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { refuse } from '#shared/errors/refusal.ts';

/**
 * Refuses what somebody's right does not reach: another company's is not there at all.
 * @throws Refusal `unknown` for another company's, `forbidden` for what is a colleague's alone.
 */
export function checkReach(session: Actor, right: Right, target: Owned, unknown: ErrorCode): void {
  if (session.companyId !== target.companyId) refuse(unknown, 'There is no such thing');
  if (!isAllowed(session, right, target)) refuse('forbidden', 'This is not yours to change');
}
