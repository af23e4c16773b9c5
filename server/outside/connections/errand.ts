import * as z from 'zod';
import { type KeyRing, seal, tryOpenSeal } from '#server/platform/kernel/seal.ts';
import { AUTHORISED_CONFERENCES } from '#shared/domain/integrations/conference-providers.ts';
import { SIGN_IN_PROVIDERS } from '#shared/domain/integrations/sign-in-providers.ts';

/** What a browser was sent to a provider for. */
const purpose = z.discriminatedUnion('kind', [
  /** Whether someone without an account gets one. */
  z.object({ kind: z.literal('sign-in'), signsUp: z.boolean() }),
  /** One more way into the account of someone who is signed in: theirs, and of this session. */
  z.object({ kind: z.literal('link'), userId: z.string(), sessionId: z.string() }),
  /** Calendars of a host, who is who is signed in, by this session. */
  z.object({
    kind: z.literal('calendar'),
    ...{ userId: z.string(), sessionId: z.string() },
    ...{ companyId: z.string(), hostId: z.string() },
  }),
  /** An account that makes meetings, likewise. */
  z.object({
    kind: z.literal('conference'),
    account: z.enum(AUTHORISED_CONFERENCES),
    ...{ userId: z.string(), sessionId: z.string() },
    ...{ companyId: z.string(), hostId: z.string() },
  }),
]);
type Purposes = z.output<typeof purpose>;
/** Any of them, or the one of a kind. */
export type Purpose<Kind extends Purposes['kind'] = Purposes['kind']> = Extract<
  Purposes,
  { kind: Kind }
>;

/** What a browser takes along to a provider, and brings back. */
const errand = z.object({
  /** None where the purpose names another account. */
  provider: z.enum(SIGN_IN_PROVIDERS).nullable(),
  /** Said to the provider, which says it again: no one else's answer is taken for this one. */
  state: z.string(),
  /** PKCE: an answer that is overheard is of no use. */
  verifier: z.string(),
  /** The address that the provider leads back to. */
  redirectUri: z.string(),
  purpose,
  /** A path to go on to. */
  next: z.string().nullable(),
  expiresAtMs: z.number(),
});
export type Errand = z.output<typeof errand>;

export const ERRAND_SECONDS = 600;
const NAME = 'kalends.errand';
const PLACE = 'cookie.errand/browser';

/** The `Set-Cookie` line that a browser takes along; it opens nothing, and nobody reads it but us. */
export function keepErrand(keys: KeyRing, publicUrl: string, kept: Errand): string {
  return toLine(publicUrl, seal(keys, JSON.stringify(kept), PLACE), ERRAND_SECONDS);
}

/** Takes it back. */
export function dropErrand(publicUrl: string): string {
  return toLine(publicUrl, '', 0);
}

/** The errand of a `Cookie` header; undefined where there is none, or none of ours, or an old one. */
export function readErrand(
  keys: KeyRing,
  cookies: string | null,
  nowMs: number,
): Errand | undefined {
  const cookie = (cookies ?? '').split(/;\s*/).find((each) => each.startsWith(`${NAME}=`));
  const text = cookie && tryOpenSeal(keys, cookie.slice(NAME.length + 1), PLACE);
  if (!text) return undefined;
  // An earlier version of us may have written it.
  const { data } = errand.safeParse(JSON.parse(text));
  return data && data.expiresAtMs > nowMs ? data : undefined;
}

function toLine(publicUrl: string, value: string, seconds: number): string {
  const isSecure = publicUrl.startsWith('https:');
  return [
    `${NAME}=${value}`,
    `Max-Age=${seconds}`,
    'Path=/api/auth',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
