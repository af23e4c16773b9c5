import { createHash } from 'node:crypto';
import { endAnySession } from '#server/people/auth/end-sessions.ts';
import type { Database, Transaction } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AppTokens, TokenRequest } from '#shared/api/connected-app.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { lockCode, markCodeUsed, openAppSession } from './store.ts';
import { toAppTokens } from './to-app-tokens.ts';

type CodeRequest = Extract<TokenRequest, { grant_type: 'authorization_code' }>;

/**
 * Opens an app's session for its code. A code that comes a second time was stolen, now or before: what
 * it has opened ends (RFC 6749 §4.1.2).
 * @throws Refusal `sign-in-again` for a code that is unknown, used, too old or for another verifier.
 */
export async function exchangeCode(
  { db, clock, secret }: Pick<Services, 'clock' | 'secret'> & { readonly db: Database },
  wish: CodeRequest,
  userAgent: string | null,
): Promise<AppTokens> {
  const nowMs = clock.nowMs();
  const sessionId = await db.transaction((tx) => useCode(tx, wish, { userAgent, nowMs }));
  if (!sessionId) return refuse('sign-in-again', 'This code opens nothing');
  return toAppTokens({ sessionId, generation: 1 }, { secret, nowMs });
}

/** The session that a code opens; none for what is no code, whose end must not be undone by a refusal. */
async function useCode(
  tx: Transaction,
  wish: CodeRequest,
  { userAgent, nowMs }: { readonly userAgent: string | null; readonly nowMs: number },
): Promise<string | undefined> {
  const code = await lockCode(tx, hashSecret(wish.code));
  if (!code) return undefined;
  if (code.openedSessionId !== null) {
    await endAnySession(tx, code.openedSessionId);
    return undefined;
  }
  const isFor =
    code.app === wish.client_id &&
    code.redirectUri === wish.redirect_uri &&
    code.codeChallenge === toChallenge(wish.code_verifier);
  if (!isFor || code.expiresAt.getTime() <= nowMs) return undefined;
  const sessionId = await openAppSession(tx, { ...code, userAgent, nowMs });
  await markCodeUsed(tx, code.codeHash, sessionId);
  return sessionId;
}

/** RFC 7636 §4.2, method S256. */
function toChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
