import type { Sql } from '#server/platform/db/database.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findSchedule, type HostKey, isHost, type KeptSchedule } from './store.ts';

/**
 * A schedule that somebody may change: their own, for owners and admins every host's.
 * @throws Refusal `not-found` for another company's, `forbidden` for a colleague's.
 */
export async function reachSchedule(
  db: Sql,
  session: Session,
  scheduleId: string,
): Promise<KeptSchedule> {
  const kept = await findSchedule(db, { companyId: session.companyId, id: scheduleId });
  if (!kept) return refuse('not-found', 'There is no such schedule');
  const { companyId, hostId } = kept;
  checkReach(session, 'schedule:edit', { companyId, hostIds: [hostId], teamId: null }, 'not-found');
  return kept;
}

/**
 * The host whose schedules are meant: oneself unless another is named.
 * @throws Refusal `host-not-found` for who is no host there, `forbidden` for a colleague.
 */
export async function reachHost(
  db: Sql,
  session: Session,
  hostId: string = session.hostId,
): Promise<HostKey> {
  const key = { companyId: session.companyId, hostId };
  const target = { companyId: session.companyId, hostIds: [hostId], teamId: null };
  checkReach(session, 'schedule:edit', target, 'host-not-found');
  if (!(await isHost(db, key))) refuse('host-not-found', 'There is no such host');
  return key;
}
