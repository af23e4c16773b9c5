import { parseTokenText } from '#server/people/auth/app-token-text.ts';
import { endAnySession } from '#server/people/auth/end-sessions.ts';
import type { Services } from '#server/platform/kernel/services.ts';

/** Ends the session of a token of either kind; what is no token has nothing to end (RFC 7009 §2.2). */
export async function revokeToken(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  text: string,
): Promise<void> {
  const token = parseTokenText(text, secret);
  if (token) await endAnySession(db, token.sessionId);
}
