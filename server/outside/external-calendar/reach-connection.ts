import { reachUser } from '#server/people/user/reach-user.ts';
import type { Sql } from '#server/platform/db/database.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type ConnectionRow, findConnectionRow, type HostKey } from './store/connection-rows.ts';

/** @throws Refusal `not-found` for another company's, `forbidden` for a colleague's. */
export async function reachConnection(
  db: Sql,
  session: Session,
  id: string,
): Promise<ConnectionRow> {
  const row = await findConnectionRow(db, { companyId: session.companyId, id });
  if (!row) return refuse('not-found', 'There is no such connection');
  const { companyId, hostId } = row;
  const target = { companyId, hostIds: [hostId], teamId: null };
  checkReach(session, 'connection:manage', target, 'not-found');
  return row;
}

/** Somebody of the company, by id or address. @throws Refusal `not-found`, `forbidden`. */
export async function reachHost(db: Sql, session: Session, idOrEmail: string): Promise<HostKey> {
  const { id } = await reachUser(db, session, 'connection:manage', idOrEmail);
  return { companyId: session.companyId, hostId: id };
}
