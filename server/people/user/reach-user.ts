import type { Sql } from '#server/platform/db/database.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import type { User } from '#shared/api/user.ts';
import type { Right } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findUser, findUserOfEmail, listTeamIds } from './store.ts';

/**
 * Somebody of the caller's company whom their right reaches, by id or e-mail address.
 * @throws Refusal `not-found`, `forbidden` for a colleague out of reach.
 */
export async function reachUser(
  db: Sql,
  session: Session,
  right: Right,
  idOrEmail: string,
): Promise<User> {
  const { companyId } = session;
  const user = idOrEmail.includes('@')
    ? await findUserOfEmail(db, companyId, idOrEmail.toLowerCase())
    : isId(idOrEmail) && (await findUser(db, { companyId, id: idOrEmail }));
  if (!user) refuse('not-found', 'There is nobody like this');
  const teamIds = await listTeamIds(db, { companyId, id: user.id });
  const teamId = teamIds.find((each) => session.adminOfTeamIds.includes(each)) ?? null;
  checkReach(session, right, { companyId, hostIds: [user.id], teamId }, 'not-found');
  return user;
}

function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
