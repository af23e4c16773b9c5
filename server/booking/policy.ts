import { checkReach } from '#server/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import type { ChangeTarget } from './store/change.ts';

/**
 * Hosts manage the appointments that are theirs, owners and admins all of their company.
 * @throws Refusal `appointment-not-found` for another company's, `forbidden` for a colleague's.
 */
export function checkManages(
  session: Session,
  target: Pick<ChangeTarget, 'companyId' | 'hostIds' | 'teamId'>,
): void {
  checkReach(session, 'appointment:manage', target, 'appointment-not-found');
}
