import type { Sql } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import { findToken, markTokenUsed } from './store.ts';
import { companyOf } from './token-text.ts';

/** A use is noted at most so often: a busy program would write with each call. */
const NOTED_EVERY_MS = 60_000;

interface TokenHost {
  readonly companyId: string;
  readonly hostId: string;
  readonly readsOnly: boolean;
}

/** The host that a token acts as, and how far; undefined for one that is unknown, revoked or expired. */
export async function findTokenHost(
  { db, clock }: { readonly db: Sql; readonly clock: Clock },
  token: string,
): Promise<TokenHost | undefined> {
  const companyId = companyOf(token);
  const row = companyId && (await findToken(db, companyId, hashSecret(token)));
  const nowMs = clock.nowMs();
  if (!row || (row.expiresAt && row.expiresAt.getTime() <= nowMs)) return undefined;
  if (!row.lastUsedAt || nowMs - row.lastUsedAt.getTime() >= NOTED_EVERY_MS) {
    await markTokenUsed(db, row, {
      now: new Date(nowMs),
      before: new Date(nowMs - NOTED_EVERY_MS),
    });
  }
  return row;
}
