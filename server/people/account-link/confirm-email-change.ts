import { changeUserEmail } from '#server/people/auth/change-user-email.ts';
import { closeEmailChanges } from '#server/people/auth/close-email-changes.ts';
import { endSessions } from '#server/people/auth/end-sessions.ts';
import { findUserByEmail, lockUser } from '#server/people/auth/find-user.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { AccountLinkServices } from './account-link-services.ts';
import { openLink, refuseLink } from './open-link.ts';
import { closeLinks } from './store.ts';

/**
 * The address of a link becomes the account's, and its hosts' with it. All sessions end but the one
 * that confirms, and whoever reads the old address is told.
 * @throws Refusal `link-invalid`, `already-signed-up` where somebody else has the address.
 */
export async function confirmEmailChange(
  { db, clock, jobs, accounts }: AccountLinkServices,
  { token, headers }: { readonly token: string; readonly headers: Headers },
): Promise<{ done: true }> {
  const nowMs = clock.nowMs();
  const current = await accounts.findCurrent(headers);
  await db.transaction(async (tx) => {
    const link = await openLink(tx, token, { purposes: ['email-change'], nowMs });
    const user = link.userId === null ? undefined : await lockUser(tx, link.userId);
    if (!user) refuseLink();
    if (await findUserByEmail(tx, link.email)) {
      refuse('already-signed-up', 'This email address has an account');
    }
    await changeUserEmail(tx, user.id, link.email);
    await endSessions(tx, user.id, current?.userId === user.id ? current.sessionId : undefined);
    await closeEmailChanges(tx, user.id, new Date(nowMs));
    await closeLinks(tx, link, { usedAt: new Date(nowMs), previousEmail: user.email });
    await jobs.publish(tx, { type: 'email-changed', accountLinkId: link.id });
  });
  return { done: true };
}
