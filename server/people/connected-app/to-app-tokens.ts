import { toTokenText } from '#server/people/auth/app-token-text.ts';
import type { AppTokens } from '#shared/api/connected-app.ts';
import { ACCESS_SECONDS } from '#shared/domain/connected-apps.ts';

/** The tokens of a session's generation. A refresh token is the same whenever it is told. */
export function toAppTokens(
  { sessionId, generation }: { readonly sessionId: string; readonly generation: number },
  { secret, nowMs }: { readonly secret: string; readonly nowMs: number },
): AppTokens {
  const expiresAt = Math.floor(nowMs / 1000) + ACCESS_SECONDS;
  const of = { sessionId, generation };
  return {
    access_token: toTokenText({ ...of, use: 'access', expiresAt }, secret),
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: toTokenText({ ...of, use: 'refresh', expiresAt: 0 }, secret),
  };
}
