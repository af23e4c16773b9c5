import { expect, test } from 'vitest';
import { signInLimits } from '#server/platform/rate-limit/policies.ts';
import { openRateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { DEMO_PASSWORD, ORIGIN } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';
import {
  jarOf,
  nextCode,
  nowCode,
  sendBy,
  turnOnTwoFactor,
} from '#tests/support/two-factor-account.ts';

describeApi('9. a second step', (api) => {
  const send = sendBy((path, init) => api.fetch(path, init), ORIGIN);
  const signIn = ({ email }: AHost, cookie = '') =>
    send('/auth/sign-in/email', { email, password: DEMO_PASSWORD }, cookie);
  const sessionOf = async (cookie: string) =>
    (await api.fetch('/api/session', { headers: { cookie } })).status;

  /** A host whose account asks for a code. */
  async function aCarefulHost() {
    const host = await aHost(api.db);
    await aLogin(api.db, host, DEMO_PASSWORD);
    const credentials = { email: host.email, password: DEMO_PASSWORD };
    return { host, ...(await turnOnTwoFactor(send, credentials)) };
  }
  const stateOf = async (cookie: string) =>
    (await api.fetch('/api/auth/two-factor', { headers: { cookie } })).json();

  test('9. it is on once a code was given, and then the password alone signs nobody in', async () => {
    const host = await aHost(api.db);
    await aLogin(api.db, host, DEMO_PASSWORD);
    const cookie = jarOf(await signIn(host));
    const wrong = await send('/auth/two-factor', { password: 'not it' }, cookie);
    expect(await wrong.json()).toMatchObject({ error: 'wrong-password' });
    const begun = await send('/auth/two-factor', { password: DEMO_PASSWORD }, cookie);
    const { uri, recoveryCodes } = await begun.json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Kalends:/);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await stateOf(cookie)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(await (await signIn(host)).json()).toEqual({ signedIn: true });
    const miss = await send('/auth/two-factor/confirm', { code: 'abcdef' }, cookie);
    expect(await miss.json()).toMatchObject({ error: 'wrong-code' });

    const confirmed = await send('/auth/two-factor/confirm', { code: nowCode(uri) }, cookie);
    expect(await confirmed.json()).toEqual({ isOn: true });
    const here = jarOf(confirmed, cookie);
    expect(await stateOf(here)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const first = await signIn(host);
    expect(await first.json()).toEqual({ signedIn: false });
    expect(await sessionOf(jarOf(first))).toBe(401);
    const again = await send('/auth/two-factor', { password: DEMO_PASSWORD }, here);
    expect(await again.json()).toMatchObject({ error: 'changed-meanwhile' });
  });

  test('9. a code of the app signs in; a wrong one does not; the first step alone does nothing', async () => {
    const { host, uri } = await aCarefulHost();
    const first = jarOf(await signIn(host));
    const wrong = await send('/auth/sign-in/two-factor', { code: '000 00x' }, first);
    expect(await wrong.json()).toMatchObject({ error: 'wrong-code' });
    const code = nextCode(uri).replace(/^.../, '$& ');
    const nobody = await send('/auth/sign-in/two-factor', { code });
    expect(await nobody.json()).toMatchObject({ error: 'sign-in-again' });
    const right = await send('/auth/sign-in/two-factor', { code }, first);
    expect(await right.json()).toEqual({ signedIn: true });
    expect(await sessionOf(jarOf(right, first))).toBe(200);
  });

  test('9. a recovery code works once', async () => {
    const { host, recoveryCodes, cookie } = await aCarefulHost();
    const [code = ''] = recoveryCodes;
    const first = jarOf(await signIn(host));
    const right = await send('/auth/sign-in/two-factor', { code: code.toUpperCase() }, first);
    expect(right.status).toBe(200);
    expect(await stateOf(cookie)).toMatchObject({ recoveryCodesLeft: 9 });
    const second = jarOf(await signIn(host));
    const again = await send('/auth/sign-in/two-factor', { code }, second);
    expect(await again.json()).toMatchObject({ error: 'wrong-code' });
    const renewed = await send(
      '/auth/two-factor/recovery-codes',
      { password: DEMO_PASSWORD },
      cookie,
    );
    const { recoveryCodes: fresh } = await renewed.json();
    expect(fresh).not.toContain(recoveryCodes[1]);
    const old = await send('/auth/sign-in/two-factor', { code: recoveryCodes[1] }, second);
    expect(await old.json()).toMatchObject({ error: 'wrong-code' });
  });

  test('9. guessing ends with the fifth wrong code, and the account closes after ten', async () => {
    const { host, uri } = await aCarefulHost();
    for (let round = 0; round < 2; round += 1) {
      const first = jarOf(await signIn(host));
      for (let guess = 0; guess < 5; guess += 1) {
        const reply = await send('/auth/sign-in/two-factor', { code: 'aaaaa-aaaaa' }, first);
        expect(await reply.json()).toMatchObject({ error: 'wrong-code' });
      }
      if (round > 0) continue;
      const sixth = await send('/auth/sign-in/two-factor', { code: nextCode(uri) }, first);
      expect(await sixth.json()).toMatchObject({ error: 'sign-in-again' });
    }
    const first = jarOf(await signIn(host));
    const closed = await send('/auth/sign-in/two-factor', { code: nextCode(uri) }, first);
    expect(closed.status).toBe(429);
    expect(closed.headers.get('retry-after')).toBe('900');
  });

  test('9. an address with too many wrong passwords may try no codes either', async () => {
    const counters = await openRateLimits(api.db);
    const address = '198.51.100.99';
    const client = api.limitedClient(counters, address);
    const guess = () =>
      refusedWith(client.POST('/auth/sign-in/two-factor', { body: { code: '123456' } }));
    expect(await guess()).toBe('403 sign-in-again');
    const { address: limit } = signInLimits;
    for (let made = 0; made < limit.points; made += 1) await counters.count(limit, address);
    expect(await guess()).toBe('429 rate-limited');
  });

  test('9. a trusted browser needs no code, until it is distrusted', async () => {
    const { host, uri, cookie } = await aCarefulHost();
    const first = jarOf(await signIn(host));
    const code = nextCode(uri);
    const done = await send('/auth/sign-in/two-factor', { code, trustsBrowser: true }, first);
    const trusted = jarOf(done, first).replace(/[^ ]*session_token[^;]*(; )?/, '');
    expect(await (await signIn(host, trusted)).json()).toEqual({ signedIn: true });
    const other = await aCarefulHost();
    expect(await (await signIn(other.host, trusted)).json()).toEqual({ signedIn: false });
    await api.fetch('/api/auth/sessions', {
      method: 'DELETE',
      headers: { cookie, origin: ORIGIN },
    });
    expect(await (await signIn(host, trusted)).json()).toEqual({ signedIn: false });
  });

  test('9. turning it on ends other sessions; turning it off needs the password', async () => {
    const { host, before, cookie } = await aCarefulHost();
    expect(await sessionOf(before)).toBe(401);
    expect(await sessionOf(cookie)).toBe(200);
    const wrong = await send('/auth/two-factor/off', { password: 'not it' }, cookie);
    expect(await wrong.json()).toMatchObject({ error: 'wrong-password' });
    const off = await send('/auth/two-factor/off', { password: DEMO_PASSWORD }, cookie);
    expect(await off.json()).toEqual({ isOn: false });
    expect(await sessionOf(jarOf(off, cookie))).toBe(200);
    expect(await (await signIn(host)).json()).toEqual({ signedIn: true });
  });

  test('9. neither secret nor recovery codes can be read in the database', async () => {
    const { uri, recoveryCodes } = await aCarefulHost();
    const rows = await api.db.query({ text: 'select * from auth_two_factor' });
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(new URL(uri).searchParams.get('secret'));
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
  });
});

describeApi('9. where somebody is signed in', (api) => {
  const openFrom = async (host: AHost, userAgent: string) => {
    const reply = await api.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: ORIGIN,
        'user-agent': userAgent,
      },
      body: JSON.stringify({ email: host.email, password: DEMO_PASSWORD }),
    });
    return reply.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
  };
  const listOf = async (client: ApiClient) =>
    (await client.GET('/auth/sessions')).data?.sessions ?? [];

  test('9. sessions are listed by their browser, and end one by one or all but this', async () => {
    const host = await aHost(api.db);
    await aLogin(api.db, host, DEMO_PASSWORD);
    const phone = await openFrom(
      host,
      'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    );
    await openFrom(host, 'curl/8.5.0');
    const client = await api.signIn(host.email);
    const sessions = await listOf(client);
    expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual(
      expect.arrayContaining([
        ['Firefox', 'Android', false],
        [null, null, false],
        [null, null, true],
      ]),
    );
    expect(JSON.stringify(sessions)).not.toMatch(/token|curl/);
    const there = sessions.find(({ browser }) => browser === 'Firefox')?.id ?? '';
    const end = (of: ApiClient) =>
      of.DELETE('/auth/sessions/{sessionId}', { params: { path: { sessionId: there } } });
    const stranger = await aHost(api.db);
    await aLogin(api.db, stranger, DEMO_PASSWORD);
    expect(await refusedWith(end(await api.signIn(stranger.email)))).toBe('404 not-found');
    await end(client);
    expect((await api.fetch('/api/session', { headers: { cookie: phone } })).status).toBe(401);
    expect((await client.DELETE('/auth/sessions')).data).toEqual({ ended: 1 });
    expect(await listOf(client)).toHaveLength(1);
  });

  test('9. a session that is used is renewed, and so is its cookie', async () => {
    const host = await aHost(api.db);
    await aLogin(api.db, host, DEMO_PASSWORD);
    const cookie = await api.cookiesOf(host.email);
    const ask = () => api.fetch('/api/session', { headers: { cookie } });
    expect((await ask()).headers.getSetCookie()).toEqual([]);
    await api.db.query({
      text: "update auth_session set expires_at = now() + interval '3 days' where user_id = (select user_id from host where id = $1)",
      values: [host.hostId],
    });
    const [renewed = ''] = (await ask()).headers.getSetCookie();
    expect(renewed).toMatch(/session_token=.*Max-Age=1209600/);
    const [row] = await api.db.query<{ days: number }>({
      text: 'select round(extract(epoch from expires_at - now()) / 86400)::int as days from auth_session where user_id = (select user_id from host where id = $1)',
      values: [host.hostId],
    });
    expect(row?.days).toBe(14);
  });

  test('9. somebody of two companies works in the one they choose, in each session', async () => {
    const first = await aHost(api.db, { role: 'owner' });
    await aLogin(api.db, first, DEMO_PASSWORD);
    const second = await aHost(api.db, { role: 'member' });
    await api.db.query({
      text: 'update host set user_id = (select user_id from host where id = $1) where id = $2',
      values: [first.hostId, second.hostId],
    });
    const client = await api.signIn(first.email);
    const elsewhere = await api.signIn(first.email);
    const { data } = await client.GET('/session');
    expect(data?.companyId).toBe(first.companyId);
    expect(data?.companies.map(({ companyId, role }) => [companyId, role])).toEqual([
      [first.companyId, 'owner'],
      [second.companyId, 'member'],
    ]);
    const goTo = (companyId: string) => client.PATCH('/session/company', { body: { companyId } });
    expect((await goTo(second.companyId)).data).toMatchObject({
      companyId: second.companyId,
      hostId: second.hostId,
      role: 'member',
    });
    expect((await client.GET('/session')).data?.companyId).toBe(second.companyId);
    expect((await elsewhere.GET('/session')).data?.companyId).toBe(first.companyId);
    const foreign = await aHost(api.db);
    expect(await refusedWith(goTo(foreign.companyId))).toBe('404 not-found');
    expect((await client.GET('/session')).data?.companyId).toBe(second.companyId);
    await api.db.query({
      text: 'update host set left_at = now() where id = $1',
      values: [second.hostId],
    });
    const left = await client.GET('/session');
    expect(left.data?.companyId).toBe(first.companyId);
    expect(left.data?.companies).toHaveLength(1);
  });

  test('9. who is a member of no company any more is told so, and not signed in', async () => {
    const host = await aHost(api.db);
    await aLogin(api.db, host, DEMO_PASSWORD);
    const before = await api.signIn(host.email);
    await api.db.query({
      text: 'update host set left_at = now() where id = $1',
      values: [host.hostId],
    });
    expect(await refusedWith(before.GET('/session'))).toBe('401 unauthorized');
    await expect(api.signIn(host.email)).rejects.toThrow('no-membership');
    await expect(api.signIn(host.email, 'not it')).rejects.toThrow('wrong-credentials');
  });
});
