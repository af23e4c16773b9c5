import type { Transaction } from '#server/db/database.ts';
import { hashSecret } from '#server/kernel/secret.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type AccountLinkRow, lockLinkOfToken, type Purpose } from './store.ts';

/**
 * The link of a token, locked until the transaction ends.
 * @throws Refusal `link-invalid` where it is unknown, used, expired or for something else.
 */
export async function openLink(
  tx: Transaction,
  token: string,
  { purposes, nowMs }: { readonly purposes: readonly Purpose[]; readonly nowMs: number },
): Promise<AccountLinkRow> {
  const link = await lockLinkOfToken(tx, hashSecret(token));
  if (!isOpen(link, nowMs) || !purposes.includes(link.purpose)) refuseLink();
  return link;
}

export function isOpen(
  link: AccountLinkRow | undefined,
  nowMs: number,
): link is AccountLinkRow & { readonly usedAt: null } {
  return link !== undefined && link.usedAt === null && link.expiresAt.getTime() > nowMs;
}

export function refuseLink(): never {
  refuse('link-invalid', 'This link is not valid any more');
}
