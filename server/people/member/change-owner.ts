import { checkPassword, type PasswordServices } from '#server/people/auth/check-password.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { lockWithOwners, setRole } from './store/role.ts';

/** What handing a company over is built on. */
export type MemberServices = Services & PasswordServices;

/**
 * Hands the company to another member; who owned it is an admin from then on.
 * @throws Refusal `wrong-password`, `host-not-found`; `forbidden` where they own it no more; TooManyCalls
 * after too many wrong passwords.
 */
export async function changeOwner(
  services: PasswordServices & Pick<Services, 'db'>,
  { companyId, hostId }: Session,
  wish: { readonly userId: string; readonly password: string; readonly headers: Headers },
): Promise<{ userId: string; role: 'owner' }> {
  const me = { companyId, id: hostId };
  const { userId, password, headers } = wish;
  await checkPassword(services, headers, password);
  return services.db.transaction(async (tx) => {
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
