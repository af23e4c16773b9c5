import { type ApiClient, createClient } from '#shared/api/client.ts';
import type { AppTokens } from '#shared/api/connected-app.ts';
import { nowMs } from './now-ms.ts';
import { forgetAccount, forgetSeen, stored, type Tokens } from './storage.ts';
import { findAccessToken, type TokensWorld } from './tokens.ts';

/** A call without cookies: the server turns those away that a foreign origin brings. */
function send(request: Request, token?: string): Promise<Response> {
  const headers = new Headers(request.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return fetch(new Request(request, { headers, credentials: 'omit', cache: 'no-store' }));
}

/** A client of a server that nobody needs to be signed in for. */
export function createOpenClient(serverUrl: string): ApiClient {
  return createClient({ origin: serverUrl, fetch: (request) => send(request) });
}

/** The client of who is signed in. What it asks is answered with 401 where nobody is any more. */
export function createSignedInClient(serverUrl: string): ApiClient {
  return createClient({
    origin: serverUrl,
    async fetch(request) {
      const token = await findAccessToken(world);
      const reply = await send(request.clone(), token);
      if (reply.status !== 401 || token === undefined) return reply;
      const other = await findAccessToken(world, token);
      return other === undefined ? reply : send(request, other);
    },
  });
}

export function toTokens(serverUrl: string, granted: AppTokens): Tokens {
  return {
    serverUrl,
    accessToken: granted.access_token,
    accessEndsAtMs: nowMs() + granted.expires_in * 1000,
    refreshToken: granted.refresh_token,
  };
}

/** Ends the sign-in here, and at the server if it can be told. */
export async function signOut(): Promise<void> {
  const tokens = await stored.tokens.load();
  await forgetAccount();
  if (!tokens) return;
  const body = { token: tokens.refreshToken };
  // What is not told now ends at the server when it is not renewed.
  await createOpenClient(tokens.serverUrl)
    .POST('/oauth/revoke', { body })
    .catch(() => undefined);
}

const world: TokensWorld = {
  load: stored.tokens.load,
  save: stored.tokens.save,
  async end() {
    const [account, tokens] = await Promise.all([stored.account.load(), stored.tokens.load()]);
    await forgetSeen();
    if (!account || !tokens) return;
    const { email, companyName } = account;
    await stored.endedSignIn.save({ email, companyName, serverUrl: tokens.serverUrl });
  },
  async renew({ serverUrl, refreshToken: refresh_token }) {
    const { data } = await createOpenClient(serverUrl).POST('/oauth/token', {
      body: { grant_type: 'refresh_token', client_id: 'kalends-extension', refresh_token },
    });
    if (!data) throw new Error('A renewal without tokens');
    return toTokens(serverUrl, data);
  },
  lock: (work) => navigator.locks.request('kalends-tokens', work),
  nowMs,
};
