import { createHmac } from 'node:crypto';
import type { Relay } from '#server/platform/kernel/relay.ts';
import type { EnterReply } from '#shared/api/connect.ts';
import { RELAY_CREDENTIAL_SECONDS } from '#shared/domain/connect/protocol.ts';

type Ice = Pick<EnterReply, 'ice' | 'iceUntilIso'>;

/**
 * By what somebody reaches the others in a room. The relay's credentials are those of coturn's
 * `use-auth-secret`: the second in which they end and whose they are, signed with the shared secret by HMAC-SHA1.
 */
export function toIce({ stunUrls, turn }: Relay, personId: string, nowMs: number): Ice {
  const stun: Ice['ice'] = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
  if (!turn) return { ice: stun, iceUntilIso: null };
  const untilSeconds = Math.floor(nowMs / 1000) + RELAY_CREDENTIAL_SECONDS;
  const username = `${untilSeconds}:${personId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return {
    ice: [...stun, { urls: [...turn.urls], username, credential }],
    iceUntilIso: new Date(untilSeconds * 1000).toISOString(),
  };
}
