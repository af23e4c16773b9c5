import { type ApiClient, createClient } from '#shared/api/client.ts';
import { toCookies } from './to-cookies.ts';

/** A client of a server in its own process, with a session of who signs in there. */
export async function signInTo(
  origin: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<ApiClient> {
  const reply = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  const cookie = toCookies(reply.headers.getSetCookie());
  return createClient({ origin, headers: { cookie } });
}
