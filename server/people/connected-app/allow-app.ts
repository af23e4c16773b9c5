import { randomBytes } from 'node:crypto';
import { loadMemberships } from '#server/people/auth/session-statement.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Allowance } from '#shared/api/connected-app.ts';
import type { Session } from '#shared/api/session.ts';
import { CODE_SECONDS } from '#shared/domain/connected-apps.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { insertCode } from './store.ts';

/**
 * Lets an app into a company: the code that it exchanges for its tokens.
 * @throws Refusal `not-found` where who allows it is no member of the company.
 */
export async function allowApp(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: { readonly session: Session; readonly sessionId: string },
  wish: Allowance,
): Promise<{ code: string }> {
  const memberships = await loadMemberships(db, by.session);
  if (!memberships.some(({ companyId }) => companyId === wish.companyId)) {
    refuse('not-found', 'There is no such company');
  }
  const code = randomBytes(32).toString('base64url');
  await insertCode(db, {
    codeHash: hashSecret(code),
    givenInSessionId: by.sessionId,
    companyId: wish.companyId,
    app: wish.client_id,
    redirectUri: wish.redirect_uri,
    codeChallenge: wish.code_challenge,
    expiresAt: new Date(clock.nowMs() + CODE_SECONDS * 1000),
  });
  return { code };
}
