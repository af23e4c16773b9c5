import { OAuth2Server } from 'oauth2-mock-server';
import type { ConfiguredProviders } from '#server/kernel/sign-in-provider.ts';
import { ORIGIN, type TestApi } from '../api.ts';

type Claims = Readonly<Record<string, unknown>>;

/** A local server in the place of Google, Microsoft and Facebook. */
export interface IdentityProvider {
  readonly url: string;
  readonly settings: ConfiguredProviders;
  /** Who signs in there next. */
  signInAs(claims: Claims): void;
  /** What a browser does: begins, signs in there, and is back with the answer. */
  comeBack(api: Pick<TestApi, 'answerWith'>, wish?: Wish): Promise<Response>;
  stop(): Promise<void>;
}

interface Wish {
  readonly provider?: 'google' | 'microsoft' | 'facebook';
  readonly next?: string | null;
  /** Who has no account gets one. */
  readonly signsUp?: boolean;
  /** Theirs is linked to who has this session; `back`, where another is signed in by then. */
  readonly link?: { readonly cookie: string; readonly password?: string; readonly back?: string };
  /** Whether pages can be made here. */
  readonly takesSignUps?: boolean;
  /** What of the answer is other than the provider has said. */
  readonly answer?: { readonly code?: string; readonly state?: string };
  /** Another browser comes back than the one that left. */
  readonly isOtherBrowser?: boolean;
}

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.address().port}`;
  let claims: Claims = {};
  server.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, claims));
  server.service.on('beforeUserinfo', (reply) => {
    reply.body = { id: claims.sub, ...(claims.email !== undefined && { email: claims.email }) };
  });
  const settings = Object.fromEntries(
    ['google', 'microsoft', 'facebook'].map((name) => [
      name,
      { clientId: `client of ${name}`, clientSecret: 'a secret', apiBase: url },
    ]),
  );
  return {
    url,
    settings,
    signInAs: (next) => {
      claims = next;
    },
    async comeBack(api, { provider = 'google', next = null, answer, link, ...wish } = {}) {
      const { signsUp = false, takesSignUps = true, isOtherBrowser } = wish;
      const answerTo = api.answerWith({ signInProviders: settings, takesSignUps });
      const post = (path: string, body: object, cookie = '') =>
        answerTo(
          new Request(`${ORIGIN}/api${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: ORIGIN, cookie },
            body: JSON.stringify(body),
          }),
        );
      const begun = link
        ? await post('/auth/linked-accounts', { provider, password: link.password }, link.cookie)
        : await post('/auth/sign-in-with', { provider, next, signsUp });
      if (!begun.ok) return begun;
      const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const { url: there } = await begun.json();
      const back = await fetch(there, { redirect: 'manual' });
      const said = new URL(back.headers.get('location') ?? '').searchParams;
      const place = { language: 'de', timezone: 'Europe/Berlin' };
      const given = { code: said.get('code'), state: said.get('state'), ...place, ...answer };
      const session = link && (link.back ?? link.cookie);
      const cookies = [...(isOtherBrowser ? [] : [cookie]), ...(session ? [session] : [])];
      return post('/auth/sign-in-with/finish', given, cookies.join('; '));
    },
    stop: () => server.stop(),
  };
}
