import type { IdentityProviders } from '#server/platform/kernel/identity-provider.ts';
import {
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '#shared/domain/integrations/sign-in-providers.ts';
import { ORIGIN, type TestApi } from '../api.ts';
import { identitySettings, openIdentityPort, secretOf } from './identity-stand-ins.ts';
import { type Claims, startOAuthServer } from './oauth-server.ts';

/** A local server in the place of Google, Microsoft and Facebook. */
export interface IdentityProvider {
  readonly url: string;
  /** All three of them, opened. */
  readonly settings: IdentityProviders;
  /** What nobody but it and the server may see. */
  readonly secrets: readonly string[];
  /** Who signs in there next. */
  signInAs(claims: Claims): void;
  /** Every token that it has given away. */
  given(): readonly string[];
  /** Refuses every call until told otherwise. */
  breakDown(isBroken: boolean): void;
  /** What a browser does: begins, signs in there, and is back with the answer. */
  comeBack(api: Pick<TestApi, 'answerWith'>, wish?: Wish): Promise<Response>;
  stop(): Promise<void>;
}

interface Wish {
  readonly provider?: SignInProvider;
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
  const server = await startOAuthServer();
  const { url } = server;
  const ports = SIGN_IN_PROVIDERS.map(
    async (each) => [each, await openIdentityPort(each, identitySettings(each, url))] as const,
  );
  const settings: IdentityProviders = Object.fromEntries(await Promise.all(ports));
  return {
    url,
    settings,
    secrets: SIGN_IN_PROVIDERS.map(secretOf),
    signInAs: server.claim,
    given: server.given,
    breakDown: server.breakDown,
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
      const said = await server.visit(there);
      const place = { language: 'de', timezone: 'Europe/Berlin' };
      const given = { code: said.get('code'), state: said.get('state'), ...place, ...answer };
      const session = link && (link.back ?? link.cookie);
      const cookies = [...(isOtherBrowser ? [] : [cookie]), ...(session ? [session] : [])];
      return post('/auth/return', given, cookies.join('; '));
    },
    stop: server.stop,
  };
}
