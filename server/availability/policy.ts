import type { Session } from '#shared/api/session.ts';
import type { MeetingTypeFacts } from './load-facts.ts';

/**
 * Spec A §4: why a start is blocked is for the meeting type's hosts, and for whoever runs the
 * company. Anybody else gets the plain list.
 */
export function mayTroubleshoot(
  { companyId, hosts }: Pick<MeetingTypeFacts, 'companyId' | 'hosts'>,
  session: Session | undefined,
): boolean {
  if (!session || session.companyId !== companyId) return false;
  return session.role !== 'member' || hosts.some(({ hostId }) => hostId === session.hostId);
}
