import type { Database } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { erasePerson } from './erase-statement.ts';
import { closeForgetRequests, lockForgetRequest } from './store.ts';

/**
 * Erases the personal data of the address that the token was mailed to, all or nothing. Confirmed
 * again it changes nothing and answers the same.
 * @throws Refusal `link-invalid` for an unknown or expired token.
 */
export async function confirmForget(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  token: string,
): Promise<{ erased: true }> {
  return db.transaction(async (tx) => {
    const request = await lockForgetRequest(tx, hashSecret(token));
    if (!request) refuse('link-invalid', 'This link is not valid');
    if (request.doneAt) return { erased: true };
    const nowMs = clock.nowMs();
    if (request.expiresAt.getTime() <= nowMs) refuse('link-invalid', 'This link has expired');
    await erasePerson(tx, request.email);
    await closeForgetRequests(tx, request.email, new Date(nowMs));
    return { erased: true };
  });
}
