import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { signInProviders } from '#shared/domain/sign-in-with.ts';

/** What a browser was sent to a provider with, and brings back. */
const errand = z.object({
  provider: z.enum(signInProviders),
  /** Said to the provider, which says it again: nobody else's answer is taken for this one. */
  state: z.string(),
  /** PKCE: an answer that is overheard is of no use. */
  verifier: z.string(),
  next: z.string().nullable(),
  /** Whether somebody without an account gets one. */
  signsUp: z.boolean(),
  /** Whose account theirs is to be linked to; none where somebody wants in. */
  linksUserId: z.string().nullable(),
  expiresAtMs: z.number(),
});
export type Errand = z.output<typeof errand>;

export const ERRAND_SECONDS = 600;
const NAME = 'kalends.errand';

interface Seal {
  readonly secret: string;
  readonly publicUrl: string;
}

/** The `Set-Cookie` line that a browser takes along; it opens nothing. */
export function keepErrand({ secret, publicUrl }: Seal, kept: Errand): string {
  const text = Buffer.from(JSON.stringify(kept)).toString('base64url');
  return toLine(publicUrl, `${text}.${sign(secret, text)}`, ERRAND_SECONDS);
}

/** Takes it back. */
export function dropErrand(publicUrl: string): string {
  return toLine(publicUrl, '', 0);
}

/** The errand of a `Cookie` header; undefined where there is none, or none of ours, or an old one. */
export function readErrand(
  secret: string,
  cookies: string | null,
  nowMs: number,
): Errand | undefined {
  const cookie = (cookies ?? '').split(/;\s*/).find((each) => each.startsWith(`${NAME}=`));
  const [text = '', signature = ''] = (cookie ?? '').slice(NAME.length + 1).split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, text));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  // An earlier version of us may have written it.
  const { data } = errand.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return data && data.expiresAtMs > nowMs ? data : undefined;
}

function toLine(publicUrl: string, value: string, seconds: number): string {
  const isSecure = publicUrl.startsWith('https:');
  return [
    `${NAME}=${value}`,
    `Max-Age=${seconds}`,
    'Path=/api/auth/sign-in-with',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`errand:${text}`).digest('base64url');
}
