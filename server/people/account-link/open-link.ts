import { lockName } from '#server/platform/db/advisory-lock-statement.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type AccountLinkRow, findLinkOfToken, lockLinkOfToken, type Purpose } from './store.ts';

/**
 * The link of a token; it and its address are locked until the transaction ends.
 * @throws Refusal `link-invalid` where it is unknown, used, expired or for something else.
 */
export async function openLink(
  tx: Transaction,
  token: string,
  { purposes, nowMs }: { readonly purposes: readonly Purpose[]; readonly nowMs: number },
): Promise<AccountLinkRow> {
  const tokenHash = hashSecret(token);
  // Whoever follows another link to the same address waits: each closes the other's.
  const asked = await findLinkOfToken(tx, tokenHash);
  if (asked) await lockName(tx, `account:${asked.email}`);
  const link = await lockLinkOfToken(tx, tokenHash);
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
