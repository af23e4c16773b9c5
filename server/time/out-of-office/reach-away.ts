import type { Sql } from '#server/platform/db/database.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type Colleague, findPeriod, type HostKey, type KeptAway, listHosts } from './store.ts';

/** The host who is away, and their colleagues. */
export interface Away extends HostKey {
  readonly host: Colleague;
  readonly colleagues: readonly Colleague[];
}

/**
 * The host who is meant: oneself unless another is named.
 * @throws Refusal `host-not-found` for who is no host there, `forbidden` for a colleague.
 */
export async function reachAwayHost(
  db: Sql,
  session: Session,
  hostId: string = session.hostId,
): Promise<Away> {
  const { companyId } = session;
  const target = { companyId, hostIds: [hostId], teamId: null };
  checkReach(session, 'schedule:edit', target, 'host-not-found');
  const all = await listHosts(db, companyId);
  const host = all.find((each) => each.hostId === hostId);
  if (!host) return refuse('host-not-found', 'There is no such host');
  return { companyId, hostId, host, colleagues: all.filter((each) => each !== host) };
}

/** @throws Refusal `not-found` for another company's, `forbidden` for a colleague's. */
export async function reachPeriod(db: Sql, session: Session, id: string): Promise<KeptAway> {
  const period = await findPeriod(db, { companyId: session.companyId, id });
  if (!period) return refuse('not-found', 'There is no such time');
  const { companyId, hostId } = period;
  checkReach(session, 'schedule:edit', { companyId, hostIds: [hostId], teamId: null }, 'not-found');
  return period;
}
