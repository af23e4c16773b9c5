import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { lockWithOwners, setRole } from './store/role.ts';

/**
 * Grants the admin role, or takes it. An owner stays one: they hand the company over instead.
 * @throws Refusal `host-not-found`, `last-owner`.
 */
export async function switchAdmin(
  { db }: Pick<Services, 'db'>,
  { companyId }: Session,
  { userId, isAdmin }: { readonly userId: string; readonly isAdmin: boolean },
): Promise<{ userId: string; role: 'admin' | 'member' }> {
  const key = { companyId, id: userId };
  const role = isAdmin ? 'admin' : 'member';
  return db.transaction(async (tx) => {
    const { member } = await lockWithOwners(tx, key);
    if (!member) refuse('host-not-found', 'There is no such member');
    if (member.role === 'owner') refuse('last-owner', 'An owner hands the company over first');
    await setRole(tx, key, role);
    return { userId, role };
  });
}
