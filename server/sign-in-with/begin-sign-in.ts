import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '#server/platform/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toPath } from '#shared/routes/index.ts';
import { ERRAND_SECONDS, type Errand, keepErrand } from './errand.ts';
import { deskOf, providers } from './provider.ts';

/**
 * Where a browser goes to sign in at a provider, and the cookie that it takes along.
 * @throws Refusal `not-found` for a provider that is not set up.
 */
export function beginSignIn(
  services: Pick<Services, 'clock' | 'secret' | 'publicUrl' | 'signInProviders'>,
  wish: Pick<Errand, 'provider' | 'next' | 'signsUp' | 'linksUserId'>,
): { readonly url: string; readonly cookie: string } {
  const { provider } = wish;
  const settings = services.signInProviders[provider];
  if (!settings) refuse('not-found', 'This is not set up here');
  const [state, verifier] = [randomText(), randomText()];
  const url = new URL(deskOf(provider, 'authorize', settings));
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: redirectUri(services.publicUrl),
    scope: providers[provider].scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const expiresAtMs = services.clock.nowMs() + ERRAND_SECONDS * 1000;
  const cookie = keepErrand(services, { ...wish, state, verifier, expiresAtMs });
  return { url: url.href, cookie };
}

/** Where providers lead back to: it is registered with each. */
export function redirectUri(publicUrl: string): string {
  return publicUrl + toPath('oauth-redirect', {});
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
