import { randomUUID } from 'node:crypto';
import type { Sql } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { ApiToken } from '#shared/api/api-token.ts';
import type { Session } from '#shared/api/session.ts';
import { insertToken, toApiToken } from './store.ts';
import { newToken } from './token-text.ts';

interface TokenWish {
  readonly name: string;
  readonly readsOnly?: boolean | undefined;
  readonly expiresAt?: string | undefined;
}

/** So many of its letters tell it from its host's others, and leave enough that nobody guesses. */
const HINT_LENGTH = 4;

/** Makes a token that acts as the host; it is in this reply alone, for only its hash is kept. */
export async function createApiToken(
  { db, clock }: { readonly db: Sql; readonly clock: Clock },
  { companyId, hostId }: Pick<Session, 'companyId' | 'hostId'>,
  wish: TokenWish,
): Promise<ApiToken & { readonly token: string }> {
  const token = newToken(companyId);
  const row = {
    companyId,
    id: randomUUID(),
    hostId,
    name: wish.name,
    tokenHash: hashSecret(token),
    hint: token.slice(-HINT_LENGTH),
    readsOnly: wish.readsOnly ?? false,
    createdAt: new Date(clock.nowMs()),
    lastUsedAt: null,
    expiresAt: wish.expiresAt === undefined ? null : new Date(wish.expiresAt),
  };
  await insertToken(db, row);
  return { ...toApiToken(row), token };
}
