import * as z from 'zod';
import type { ProviderSettings } from '#server/kernel/sign-in-provider.ts';
import type { SignInProvider } from '#shared/domain/sign-in-with.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { deskOf, type Profile, providers } from './provider.ts';

const PATIENCE_MS = 10_000;

const tokens = z.object({ access_token: z.string(), id_token: z.string().optional() });

interface Answer {
  readonly provider: SignInProvider;
  readonly settings: ProviderSettings;
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/**
 * Who has signed in at a provider, by the code that it answered with.
 * @throws Refusal `sign-in-again` where it does not know the code, or does not answer.
 */
export async function askProfile(answer: Answer): Promise<Profile> {
  const { toProfile } = providers[answer.provider];
  const userinfo = deskOf(answer.provider, 'userinfo', answer.settings);
  try {
    const { access_token: accessToken, id_token: idToken } = await fetchTokens(answer);
    if (userinfo === undefined) return toProfile(readIdToken(idToken, answer.settings));
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
    return toProfile(await fetchJson(userinfo, { headers }));
  } catch {
    refuse('sign-in-again', 'The provider did not confirm the sign-in');
  }
}

async function fetchTokens({ provider, settings, code, verifier, redirectUri }: Answer) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  });
  const address = deskOf(provider, 'token', settings);
  const headers = { accept: 'application/json' };
  return tokens.parse(await fetchJson(address, { method: 'POST', body, headers }));
}

/** It came from the provider itself, over TLS, so its signature needs no look (OpenID Connect Core, 3.1.3.7). */
function readIdToken(idToken: string | undefined, { clientId }: ProviderSettings): unknown {
  const [, payload = ''] = (idToken ?? '').split('.');
  const found: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { aud } = z.object({ aud: z.union([z.string(), z.array(z.string())]) }).parse(found);
  if (![aud].flat().includes(clientId)) throw new Error('The id token is for somebody else');
  return found;
}

async function fetchJson(address: string, init: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const reply = await fetch(address, { ...init, signal, redirect: 'error' });
  if (!reply.ok) throw new Error(`The provider answered ${reply.status}`);
  return reply.json();
}
