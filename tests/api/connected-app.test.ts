import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type ApiClient, createClient } from '#shared/api/client.ts';
import type { Allowance, AppTokens } from '#shared/api/connected-app.ts';
import {
  ACCESS_SECONDS,
  APP_SESSION_DAYS,
  CODE_SECONDS,
  REDIRECT_ADDRESSES,
  RENEWAL_GRACE_SECONDS,
} from '#shared/domain/connected-apps.ts';
import { DEMO_PASSWORD, ORIGIN } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { findTablesWith } from '#tests/support/find-tables-with.ts';
import { signInAs } from '#tests/support/logins.ts';

const EXTENSION = 'chrome-extension://pnhbmhliklaigphidigpfeflhcfphfco';
const [redirect_uri, firefox] = REDIRECT_ADDRESSES;
const device = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';
const client_id = 'kalends-extension';

describeApi('10. an app that people let in', (api) => {
  let ada: AHost;
  let asAda: ApiClient;
  const verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const wish: Omit<Allowance, 'companyId'> = {
    ...{ client_id, redirect_uri, code_challenge },
    response_type: 'code',
    code_challenge_method: 'S256',
  };
  beforeEach(async () => {
    ada = await aHost(api.db);
    asAda = await signInAs(api, ada);
  });

  /** As the extension calls: from its own origin, without cookies. */
  const send = (path: string, body: object) =>
    api.fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: EXTENSION, 'user-agent': device },
      body: JSON.stringify(body),
    });
  const allow = async (changed: object = {}) => {
    const body = { ...wish, companyId: ada.companyId, ...changed };
    const { data } = await asAda.POST('/oauth/authorize', { body });
    return data?.code ?? '';
  };
  const exchange = (code: string, changed: object = {}) =>
    send('/oauth/token', {
      ...{ grant_type: 'authorization_code', client_id, redirect_uri, code },
      code_verifier: verifier,
      ...changed,
    });
  const renew = (refresh_token: string) =>
    send('/oauth/token', { grant_type: 'refresh_token', client_id, refresh_token });
  const tokensOf = async (reply: Promise<Response>): Promise<AppTokens> => (await reply).json();
  const codeOf = async (reply: Promise<Response>) => {
    const { status, json } = await reply.then(async (r) => ({
      status: r.status,
      json: await r.json(),
    }));
    return `${status} ${json.error}`;
  };
  const connect = async () => tokensOf(exchange(await allow()));
  const sessionOf = async ({ access_token }: Pick<AppTokens, 'access_token'>) => {
    const headers = { authorization: `Bearer ${access_token}`, origin: EXTENSION };
    return (await api.fetch('/api/session', { headers })).status;
  };
  const sessions = async (by = asAda) => (await by.GET('/auth/sessions')).data?.sessions ?? [];
  const wait = (seconds: number) => api.clock.advance({ minutes: seconds / 60 });

  test('10. a code and its verifier open a session that acts as who allowed it', async () => {
    const tokens = await connect();
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: ACCESS_SECONDS });
    const app = createClient({
      origin: ORIGIN,
      fetch: (request) => api.fetch(request.url, request),
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect((await app.GET('/session')).data).toEqual((await asAda.GET('/session')).data);
    expect(await refusedWith(app.POST('/short-link', { body: { target: '/ada' } }))).toBe(
      '403 forbidden',
    );
    expect(await refusedWith(app.GET('/auth/sessions'))).toBe('403 forbidden');
    expect(await refusedWith(app.POST('/api-token', { body: { name: 'x' } }))).toBe(
      '403 forbidden',
    );
    const again = { ...wish, companyId: ada.companyId };
    expect(await refusedWith(app.POST('/oauth/authorize', { body: again }))).toBe('403 forbidden');
  });

  test('10. its replies may be read from the origin of an extension, which sends no cookie', async () => {
    const preflight = await api.fetch('/api/appointments', {
      method: 'OPTIONS',
      headers: {
        origin: EXTENSION,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    const reply = await exchange(await allow());
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test('10. another verifier opens nothing, and neither does another address or app', async () => {
    const code = await allow();
    const other = randomBytes(32).toString('base64url');
    expect(await codeOf(exchange(code, { code_verifier: other }))).toBe('403 sign-in-again');
    expect(await codeOf(exchange(code, { redirect_uri: firefox }))).toBe('403 sign-in-again');
    expect(await codeOf(exchange('made-up'))).toBe('403 sign-in-again');
    expect((await exchange(code)).status).toBe(200);
  });

  test.each([
    ['an address with something after it', { redirect_uri: `${redirect_uri}x` }],
    ['an address without its slash', { redirect_uri: redirect_uri.slice(0, -1) }],
    ['a stranger', { redirect_uri: 'https://evil.test/' }],
    ['another app', { client_id: 'another' }],
    ['no challenge', { code_challenge: '' }],
    ['the plain method', { code_challenge_method: 'plain' }],
    ['tokens at once', { response_type: 'token' }],
  ])('10. %s is not asked about', async (_, changed) => {
    expect(await refusedWith(allow(changed))).toBe('400 validation-failed');
  });

  test('10. a code is over after a minute, and with the session it was given in', async () => {
    const late = await allow();
    wait(CODE_SECONDS);
    expect(await codeOf(exchange(late))).toBe('403 sign-in-again');
    const orphan = await allow();
    await asAda.POST('/auth/sign-out');
    expect(await codeOf(exchange(orphan))).toBe('403 sign-in-again');
  });

  test('10. a code that comes twice ends what it has opened', async () => {
    const code = await allow();
    const tokens = await tokensOf(exchange(code));
    expect(await sessionOf(tokens)).toBe(200);
    expect(await codeOf(exchange(code))).toBe('403 sign-in-again');
    expect(await sessionOf(tokens)).toBe(401);
    expect(await codeOf(renew(tokens.refresh_token))).toBe('403 sign-in-again');
  });

  test('10. of ten who bring one code at once, nobody keeps a session but one at most', async () => {
    const code = await allow();
    const replies = await Promise.all(Array.from({ length: 10 }, () => exchange(code)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await sessions()).filter(({ isApp }) => isApp)).toHaveLength(0);
  });

  test('10. an access token lasts ten minutes, its session for as long as it is renewed', async () => {
    let tokens = await connect();
    wait(ACCESS_SECONDS);
    expect(await sessionOf(tokens)).toBe(401);
    tokens = await tokensOf(renew(tokens.refresh_token));
    expect(await sessionOf(tokens)).toBe(200);
    const days = 24 * 60 * 60;
    wait((APP_SESSION_DAYS - 1) * days);
    tokens = await tokensOf(renew(tokens.refresh_token));
    expect(await sessionOf(tokens)).toBe(200);
    wait(APP_SESSION_DAYS * days);
    expect(await codeOf(renew(tokens.refresh_token))).toBe('403 sign-in-again');
  });

  test('10. popup and worker renew at once: both get the same, and nobody is signed out', async () => {
    const { refresh_token } = await connect();
    const all = await Promise.all(Array.from({ length: 8 }, () => tokensOf(renew(refresh_token))));
    expect(new Set(all.map((each) => each.refresh_token)).size).toBe(1);
    for (const tokens of all) expect(await sessionOf(tokens)).toBe(200);
    const [first] = all;
    if (!first) throw new Error('No tokens');
    expect((await renew(first.refresh_token)).status).toBe(200);
  });

  test('10. a renewal whose reply was lost can be asked for again, however much later', async () => {
    const { refresh_token } = await connect();
    await renew(refresh_token);
    wait(3 * 24 * 60 * 60);
    const tokens = await tokensOf(renew(refresh_token));
    expect(await sessionOf(tokens)).toBe(200);
  });

  test('10. a refresh token that was exchanged and taken over ends its family', async () => {
    const stolen = await connect();
    const own = await tokensOf(renew(stolen.refresh_token));
    expect(await sessionOf(own)).toBe(200);
    wait(RENEWAL_GRACE_SECONDS);
    expect(await codeOf(renew(stolen.refresh_token))).toBe('403 sign-in-again');
    expect(await sessionOf(own)).toBe(401);
    expect(await codeOf(renew(own.refresh_token))).toBe('403 sign-in-again');
  });

  test('10. tokens are for their own use alone', async () => {
    const tokens = await connect();
    expect(await sessionOf({ access_token: tokens.refresh_token })).toBe(401);
    expect(await codeOf(renew(tokens.access_token))).toBe('403 sign-in-again');
    expect(await codeOf(renew(`${tokens.refresh_token}x`))).toBe('403 sign-in-again');
  });

  test.each(['access_token', 'refresh_token'] as const)(
    '10. %s: revoked, all is over',
    async (kind) => {
      const tokens = await connect();
      expect((await send('/oauth/revoke', { token: tokens[kind] })).status).toBe(200);
      expect(await sessionOf(tokens)).toBe(401);
      expect(await codeOf(renew(tokens.refresh_token))).toBe('403 sign-in-again');
      expect((await send('/oauth/revoke', { token: tokens[kind] })).status).toBe(200);
      expect((await send('/oauth/revoke', { token: 'no token' })).status).toBe(200);
    },
  );

  test('10. the list of sessions shows the device, and ends it', async () => {
    const tokens = await connect();
    const listed = (await sessions()).find(({ isApp }) => isApp);
    expect(listed).toMatchObject({ browser: 'Chrome', system: 'Linux', isCurrent: false });
    const path = { sessionId: listed?.id ?? '' };
    await asAda.DELETE('/auth/sessions/{sessionId}', { params: { path } });
    expect(await sessionOf(tokens)).toBe(401);
    expect(await codeOf(renew(tokens.refresh_token))).toBe('403 sign-in-again');
  });

  test('10. another password ends it', async () => {
    const tokens = await connect();
    await asAda.PATCH('/user2/password', {
      body: { password: DEMO_PASSWORD, newPassword: 'another good password' },
    });
    expect(await sessionOf(tokens)).toBe(401);
  });

  test('10. the database holds neither code nor token', async () => {
    const code = await allow();
    const { access_token, refresh_token } = await tokensOf(exchange(code));
    for (const secret of [
      code,
      access_token,
      refresh_token,
      refresh_token.split('.').at(-1) ?? '',
    ]) {
      expect(await findTablesWith(api.db, secret)).toEqual([]);
    }
  });

  test('10. it works in the company that was chosen, one of their own', async () => {
    const elsewhere = await aHost(api.db);
    const strangers = allow({ companyId: elsewhere.companyId });
    expect(await refusedWith(strangers)).toBe('404 not-found');
  });
});
