import { closeEmailChanges } from '#server/people/auth/close-email-changes.ts';
import { lockUser } from '#server/people/auth/find-user.ts';
import { findOperator } from '#server/people/company/operator.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { AccountLinkServices } from './account-link-services.ts';
import { makeLink } from './make-link.ts';

const VALID_MS = 24 * 60 * 60_000;

/**
 * Mails a link to the new address; the account keeps the old one until it is followed. Whether somebody
 * else has the new address is not told here: who reads its mails will learn it.
 * @throws Refusal `mail-not-configured` where nobody could read the mail.
 */
export async function requestEmailChange(
  services: Omit<AccountLinkServices, 'accounts'>,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<{ requested: true }> {
  const { db, clock, jobs, sendsMail } = services;
  if (!sendsMail && (await findOperator(db)) === undefined) {
    refuse('mail-not-configured', 'Another address needs a mail server: set SMTP_URL');
  }
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || user.email === email.toLowerCase()) return;
    await closeEmailChanges(tx, userId, new Date(clock.nowMs()));
    const wish = { purpose: 'email-change', userId, email, validMs: VALID_MS } as const;
    const accountLinkId = await makeLink(services, tx, wish);
    await jobs.publish(tx, { type: 'email-change-asked', accountLinkId });
  });
  return { requested: true };
}
