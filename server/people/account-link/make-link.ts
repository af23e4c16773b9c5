import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { AccountLinkServices } from './account-link-services.ts';
import { accountLinkToken } from './account-link-token.ts';
import { insertLink, type Purpose } from './store.ts';

/** Keeps a new link, for a mail to say; returns its id. */
export async function makeLink(
  { clock, secret }: Pick<AccountLinkServices, 'clock' | 'secret'>,
  tx: Transaction,
  wish: {
    readonly purpose: Purpose;
    readonly userId: string | null;
    readonly email: string;
    readonly validMs: number;
  },
): Promise<string> {
  const id = randomUUID();
  const nowMs = clock.nowMs();
  await insertLink(tx, {
    id,
    purpose: wish.purpose,
    userId: wish.userId,
    email: wish.email.toLowerCase(),
    tokenHash: hashSecret(accountLinkToken(secret, id)),
    expiresAt: new Date(nowMs + wish.validMs),
    createdAt: new Date(nowMs),
  });
  return id;
}
