import { randomUUID } from 'node:crypto';
import { closeEmailChanges } from '#server/people/auth/close-email-changes.ts';
import { endApiTokens } from '#server/people/auth/end-api-tokens.ts';
import { endCalendarFeeds } from '#server/people/auth/end-calendar-feeds.ts';
import { endSessions } from '#server/people/auth/end-sessions.ts';
import { findUserByEmail, lockUser } from '#server/people/auth/find-user.ts';
import { forgetTrustedBrowsers } from '#server/people/auth/forget-trusted-browsers.ts';
import { forgetTwoFactor } from '#server/people/auth/forget-two-factor.ts';
import { setPassword } from '#server/people/auth/set-password.ts';
import type { AccountLinkServices } from './account-link-services.ts';
import { openLink, refuseLink } from './open-link.ts';
import { closeLinks } from './store.ts';

/**
 * Sets the password of a link's account and ends all its sessions, API tokens and feeds: who resets a
 * password may have lost it to somebody, who has made one with it since. A mailed link leaves the second
 * factor as it is; one that the operator made takes it away, for it is the last way in.
 * @throws Refusal `link-invalid`, also where the account has got another address since.
 */
export async function setNewPassword(
  { db, clock, jobs, accounts }: AccountLinkServices,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<{ done: true }> {
  const nowMs = clock.nowMs();
  // Hashing takes long on purpose: not while others wait for the transaction.
  const passwordHash = await accounts.hashPassword(password);
  await db.transaction(async (tx) => {
    const link = await openLink(tx, token, { purposes: ['password-reset', 'first-owner'], nowMs });
    const found = await findUserByEmail(tx, link.email);
    const user = found && (await lockUser(tx, found.id));
    if (!user || user.email !== link.email) refuseLink();
    await setPassword(tx, user.id, passwordHash);
    if (link.purpose === 'first-owner') await forgetTwoFactor(tx, user.id);
    await endSessions(tx, user.id);
    const hasEnded = [await endApiTokens(tx, user.id), await endCalendarFeeds(tx, user.id)];
    const hasEndedTokens = hasEnded.includes(true);
    await forgetTrustedBrowsers(tx, user.id);
    await closeEmailChanges(tx, user.id, new Date(nowMs));
    await closeLinks(tx, link, { usedAt: new Date(nowMs) });
    const changeId = randomUUID();
    await jobs.publish(tx, { type: 'password-changed', userId: user.id, changeId, hasEndedTokens });
  });
  return { done: true };
}
