import { type ApiClient, createClient } from '#shared/api/client.ts';
import type { AppTokens } from '#shared/api/connected-app.ts';
import { keptSignIn } from './kept-sign-in.ts';
import { nowMs } from './now-ms.ts';
import { type Grant, type SignIn, stored, type Tokens } from './storage.ts';
import { findAccessToken, type TokensWorld } from './tokens.ts';

/**
 * A call without cookies: the server turns those away that a foreign origin brings. What leads elsewhere
 * is not followed, for tokens stand in headers and bodies.
 */
function send(request: Request, token?: string): Promise<Response> {
  const headers = new Headers(request.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const how = { headers, credentials: 'omit', cache: 'no-store', redirect: 'error' } as const;
  return fetch(new Request(request, how));
}

/** A client of a server that nobody needs to be signed in for. */
export function createOpenClient(serverUrl: string): ApiClient {
  return createClient({ origin: serverUrl, fetch: (request) => send(request) });
}

/** The client of who was let in just now, whose sign-in is not kept yet. */
export function createGrantedClient({ serverUrl, tokens }: Grant): ApiClient {
  return createClient({
    origin: serverUrl,
    fetch: (request) => send(request, tokens.accessToken),
  });
}

/**
 * The client of a sign-in: it speaks to the server of that sign-in alone, and with no tokens but those of
 * that sign-in. What it asks is answered with 401 once that one is over, whoever has signed in since.
 */
export function createSignedInClient(signIn: Pick<SignIn, 'id' | 'serverUrl'>): ApiClient {
  const world = toWorld(signIn);
  return createClient({
    origin: signIn.serverUrl,
    async fetch(request) {
      const token = await findAccessToken(world);
      const reply = await send(request.clone(), token);
      if (reply.status !== 401 || token === undefined) return reply;
      const other = await findAccessToken(world, token);
      return other === undefined ? reply : send(request, other);
    },
  });
}

export function toTokens(granted: AppTokens): Tokens {
  return {
    accessToken: granted.access_token,
    accessEndsAtMs: nowMs() + granted.expires_in * 1000,
    refreshToken: granted.refresh_token,
  };
}

/** Ends the sign-in here, and at its server if it can be told. */
export async function signOut(): Promise<void> {
  const ended = await keptSignIn.take();
  await stored.proposalDraft.clear();
  if (!ended) return;
  await stored.typedServer.save(ended.serverUrl);
  await revoke(ended);
}

/** Tells a server that its tokens are needed no more. What cannot be told ends there when it is not renewed. */
export async function revoke({ serverUrl, tokens }: Grant): Promise<void> {
  const body = { token: tokens.refreshToken };
  await createOpenClient(serverUrl)
    .POST('/oauth/revoke', { body })
    .catch(() => undefined);
}

function toWorld({ id, serverUrl }: Pick<SignIn, 'id' | 'serverUrl'>): TokensWorld {
  return {
    load: async () => (await keptSignIn.find(id))?.tokens,
    save: (tokens) => keptSignIn.renew(id, tokens),
    async end() {
      const ended = await keptSignIn.take(id);
      if (!ended) return;
      const { email, companyName } = ended.account;
      await stored.typedServer.save(serverUrl);
      await stored.endedSignIn.save({ email, companyName, serverUrl });
    },
    async renew({ refreshToken: refresh_token }) {
      const { data } = await createOpenClient(serverUrl).POST('/oauth/token', {
        body: { grant_type: 'refresh_token', client_id: 'kalends-extension', refresh_token },
      });
      if (!data) throw new Error('A renewal without tokens');
      return toTokens(data);
    },
    lock: (work) => navigator.locks.request('kalends-tokens', work),
    nowMs,
  };
}
