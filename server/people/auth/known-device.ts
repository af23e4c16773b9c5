import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#server/platform/kernel/secret.ts';

/** A browser is known for as long as browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** What the cookie of a known browser is made of. */
interface Seal {
  readonly secret: string;
  /** In small letters. */
  readonly email: string;
}

/**
 * The id of a browser that has signed in to this account before, from its `Cookie` header; undefined
 * for every other browser, and for an id that we never gave out.
 */
export function readKnownDevice(seal: Seal, cookies: string | null): string | undefined {
  const prefix = `${cookieName(seal.email)}=`;
  const cookie = (cookies ?? '').split(/;\s*/).find((each) => each.startsWith(prefix));
  const [deviceId = '', signature = ''] = (cookie ?? '').slice(prefix.length).split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(seal, deviceId));
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs ? deviceId : undefined;
}

/** The `Set-Cookie` line that makes a browser known; it opens nothing, and goes to the sign-in alone. */
export function rememberDevice(seal: Seal, publicUrl: string): string {
  const deviceId = randomBytes(16).toString('base64url');
  return [
    `${cookieName(seal.email)}=${deviceId}.${sign(seal, deviceId)}`,
    `Max-Age=${MAX_AGE_SECONDS}`,
    'Path=/api/auth/sign-in',
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}

/** One for each account: colleagues may share a browser. */
function cookieName(email: string): string {
  return `kalends.device_${hashSecret(email).slice(0, 12)}`;
}

function sign({ secret, email }: Seal, deviceId: string): string {
  return createHmac('sha256', secret).update(`device:${email}:${deviceId}`).digest('base64url');
}
