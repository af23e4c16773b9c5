import type { Accounts } from '#server/auth/accounts.ts';
import type { Services } from '#server/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findUserId, lockWithOwners, setRole } from './store/role.ts';

/** What handing a company over is built on. */
export type MemberServices = Services & { readonly accounts: Accounts };

/**
 * Hands the company to another member; who owned it is an admin from then on.
 * @throws Refusal `wrong-password`, `host-not-found`; `forbidden` where they own it no more.
 */
export async function changeOwner(
  { db, accounts }: Pick<MemberServices, 'db' | 'accounts'>,
  { companyId, hostId }: Session,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<{ userId: string; role: 'owner' }> {
  const me = { companyId, id: hostId };
  const account = await findUserId(db, me);
  if (!account || !(await accounts.hasPassword(account, password))) {
    refuse('wrong-password', 'The password is wrong');
  }
  return db.transaction(async (tx) => {
    const { member: owner } = await lockWithOwners(tx, me);
    if (owner?.role !== 'owner') refuse('forbidden', 'The company is not theirs any more');
    const next = { companyId, id: userId };
    const { member } = await lockWithOwners(tx, next);
    if (!member) refuse('host-not-found', 'There is no such member');
    if (userId !== hostId) {
      await setRole(tx, me, 'admin');
      await setRole(tx, next, 'owner');
    }
    return { userId, role: 'owner' };
  });
}
