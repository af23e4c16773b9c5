import { parseTokenText } from '#server/people/auth/app-token-text.ts';
import { endAnySession } from '#server/people/auth/end-sessions.ts';
import type { Database, Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AppTokens, TokenRequest } from '#shared/api/connected-app.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { judgeRenewal } from './judge-renewal.ts';
import { lockAppSession, renewAppSession } from './store.ts';
import { toAppTokens } from './to-app-tokens.ts';

type RenewalRequest = Extract<TokenRequest, { grant_type: 'refresh_token' }>;

/**
 * Exchanges a refresh token for the next tokens. One that was exchanged before was stolen, now or then:
 * its session ends, for both who hold it.
 * @throws Refusal `sign-in-again` where the token is no use any more.
 */
export async function renewTokens(
  { db, clock, secret }: Pick<Services, 'clock' | 'secret'> & { readonly db: Database },
  { client_id, refresh_token }: RenewalRequest,
): Promise<AppTokens> {
  const nowMs = clock.nowMs();
  const token = parseTokenText(refresh_token, secret);
  const renewed =
    token?.use === 'refresh'
      ? await db.transaction((tx) => renew(tx, { ...token, app: client_id }, nowMs))
      : undefined;
  return renewed
    ? toAppTokens(renewed, { secret, nowMs })
    : refuse('sign-in-again', 'This token opens nothing any more');
}

interface Shown {
  readonly sessionId: string;
  readonly generation: number;
  readonly app: string;
}

/** The generation whose tokens are told. An end must not be undone by a refusal. */
async function renew(tx: Transaction, shown: Shown, nowMs: number) {
  const session = await lockAppSession(tx, shown.sessionId);
  if (!session || session.app !== shown.app || session.expiresAt.getTime() <= nowMs) return;
  const { sessionId } = session;
  const judgement = judgeRenewal(session, shown.generation, nowMs);
  if (judgement === 'stolen') {
    await endAnySession(tx, sessionId);
    return;
  }
  if (judgement === 'again') return { sessionId, generation: session.generation };
  const generation = session.generation + 1;
  await renewAppSession(tx, { sessionId, generation, nowMs });
  return { sessionId, generation };
}
