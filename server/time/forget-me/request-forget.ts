import { createHmac, randomUUID } from 'node:crypto';
import type { Database, Sql } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { ForgetRequested } from '#server/platform/kernel/events.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import { FALLBACK_LANGUAGE, type Language } from '#shared/domain/languages.ts';
import { findNewestKeeper } from './newest-keeper-statement.ts';
import { insertForgetRequest } from './store.ts';

export interface ForgetServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly jobs: { publish(sql: Sql, event: ForgetRequested): Promise<void> };
}

/** How long the mailed link works. */
const VALID_MS = 24 * 60 * 60_000;

/**
 * Mails a link that erases what is kept about an address. The answer never tells whether anything
 * is kept; where nothing is, nobody is written to.
 */
export async function requestForget(
  { db, clock, secret, jobs }: ForgetServices,
  wish: { readonly email: string; readonly language?: Language | undefined },
): Promise<{ requested: true }> {
  const email = wish.email.trim().toLowerCase();
  const id = randomUUID();
  const nowMs = clock.nowMs();
  await db.transaction(async (tx) => {
    if (!(await findNewestKeeper(tx, email))) return;
    await insertForgetRequest(tx, {
      id,
      email,
      tokenHash: hashSecret(forgetToken(secret, id)),
      expiresAt: new Date(nowMs + VALID_MS),
      createdAt: new Date(nowMs),
    });
    const language = wish.language ?? FALLBACK_LANGUAGE;
    await jobs.publish(tx, { type: 'forget-requested', forgetRequestId: id, language });
  });
  return { requested: true };
}

/** Derived, so that the mail's job can say it although only its hash is stored. */
export function forgetToken(serverSecret: string, forgetRequestId: string): string {
  return createHmac('sha256', serverSecret).update(`forget:${forgetRequestId}`).digest('base64url');
}
