import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a token stands for. It is sealed with the server's secret and not kept: the same renewal can be
 * answered twice alike, and a stolen database holds nothing to sign in with.
 */
export interface AppToken {
  readonly use: 'access' | 'refresh';
  readonly sessionId: string;
  /** How often the session's tokens had been renewed when it was made. */
  readonly generation: number;
  /** In seconds since 1970; a refresh token ends with its session. */
  readonly expiresAt: number;
}

/** So that people, and programs that search for leaked secrets, know one when they see it. */
const PREFIX = 'kalends-app';

/** `kalends-app.access.<session>.<generation>.<expiry>.<seal>` */
export function toTokenText(token: AppToken, secret: string): string {
  const { use, sessionId, generation, expiresAt } = token;
  const text = [PREFIX, use, sessionId, generation, expiresAt].join('.');
  return `${text}.${sealOf(text, secret)}`;
}

/** What a text stands for; undefined where it is no token of ours. */
export function parseTokenText(text: string, secret: string): AppToken | undefined {
  const [, sealed = '', use, sessionId = '', generation, expiresAt, seal = ''] =
    /^(kalends-app\.(access|refresh)\.([\w-]{1,100})\.(\d{1,9})\.(\d{1,12}))\.([\w-]{43})$/.exec(
      text,
    ) ?? [];
  if (use !== 'access' && use !== 'refresh') return undefined;
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(sealed, secret)))) return undefined;
  return { use, sessionId, generation: Number(generation), expiresAt: Number(expiresAt) };
}

function sealOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
