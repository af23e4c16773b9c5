import type { Session } from '#shared/api/session.ts';
import { isAllowed } from '#shared/domain/roles/rights.ts';
import type { MeetingTypeFacts } from './load-facts.ts';

/**
 * Spec A §4: why a start is blocked is for the meeting type's hosts, and for whoever runs the
 * company. Anybody else gets the plain list.
 */
export function mayTroubleshoot(
  { companyId, teamId, hosts }: Pick<MeetingTypeFacts, 'companyId' | 'teamId' | 'hosts'>,
  session: Session | undefined,
): boolean {
  if (!session) return false;
  const hostIds = hosts.map(({ hostId }) => hostId);
  return isAllowed(session, 'meeting-type:explain', { companyId, teamId, hostIds });
}
