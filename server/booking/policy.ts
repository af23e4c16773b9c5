import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { ChangeTarget } from './store/change.ts';

/**
 * Hosts manage the appointments that are theirs, owners and admins all of their company.
 * @throws Refusal `appointment-not-found` for another company's, `forbidden` for a colleague's.
 */
export function checkManages(
  session: Session,
  target: Pick<ChangeTarget, 'companyId' | 'hostIds'>,
): void {
  if (session.companyId !== target.companyId) {
    refuse('appointment-not-found', 'There is no such appointment');
  }
  if (session.role === 'member' && !target.hostIds.includes(session.hostId)) {
    refuse('forbidden', 'This is not an appointment of yours');
  }
}
