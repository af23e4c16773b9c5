import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { AccountLink } from '#shared/api/account-link.ts';
import type { AccountLinkServices } from './account-link-services.ts';
import { isOpen, refuseLink } from './open-link.ts';
import { type AccountLinkRow, findLinkOfToken } from './store.ts';

/**
 * What the page of a link shows before it asks for anything.
 * @throws Refusal `link-invalid` where it is unknown, used or expired.
 */
export async function lookUpLink(
  { db, clock }: Pick<AccountLinkServices, 'db' | 'clock'>,
  token: string,
): Promise<AccountLink> {
  const link = await findLinkOfToken(db, hashSecret(token));
  if (!isOpen(link, clock.nowMs())) refuseLink();
  return { leadsTo: leadsTo(link), email: link.email };
}

function leadsTo({ purpose, userId }: AccountLinkRow): AccountLink['leadsTo'] {
  switch (purpose) {
    case 'password-reset':
      return 'password';
    case 'email-change':
      return 'email';
    case 'first-owner':
      return userId === null ? 'owner' : 'password';
  }
}
