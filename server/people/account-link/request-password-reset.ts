import { findOperator } from '#server/people/company/operator.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { AccountLinkServices } from './account-link-services.ts';
import { makeLink } from './make-link.ts';

const VALID_MS = 60 * 60_000;

/**
 * Mails a link that lets whoever reads it choose a new password. Whether the address has an account is
 * not looked up here: the mail alone is sent or not, so neither the reply nor its timing can tell.
 * @throws Refusal `mail-not-configured` where nobody could read the mail.
 */
export async function requestPasswordReset(
  services: AccountLinkServices,
  email: string,
): Promise<{ requested: true; sendsMail: boolean }> {
  const { db, sendsMail, jobs } = services;
  if (!sendsMail && (await findOperator(db)) === undefined) {
    refuse('mail-not-configured', 'A new password needs a mail server: set SMTP_URL');
  }
  await db.transaction(async (tx) => {
    const wish = { purpose: 'password-reset', userId: null, email, validMs: VALID_MS } as const;
    const accountLinkId = await makeLink(services, tx, wish);
    await jobs.publish(tx, { type: 'password-reset-asked', accountLinkId });
  });
  return { requested: true, sendsMail };
}
