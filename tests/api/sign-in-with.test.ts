import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, ORIGIN } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '#tests/support/stand-ins/identity-provider.ts';
import { nextCode, nowCode } from '#tests/support/two-factor-account.ts';

let google: IdentityProvider;
beforeAll(async () => {
  google = await startIdentityProvider();
});
afterAll(() => google.stop());

/** What a browser keeps of a reply. */
const cookiesOf = (reply: Response) =>
  reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

describeApi('9. signing in with somebody else', (api) => {
  async function aMember(): Promise<AHost> {
    const host = await aHost(api.db);
    await aLogin(api.db, host, DEMO_PASSWORD);
    return host;
  }
  const errorOf = async (reply: Response) => `${reply.status} ${(await reply.json()).error}`;
  const emailOf = async (cookie: string) =>
    (await (await api.fetch('/api/session', { headers: { cookie } })).json()).email;

  test('9. only those that are set up are offered', async () => {
    expect((await api.client.GET('/auth/sign-in-with')).data).toEqual({ providers: [] });
    const { google: settings } = google.settings;
    const client = api.clientWith({ signInProviders: { google: settings } });
    expect((await client.GET('/auth/sign-in-with')).data).toEqual({ providers: ['google'] });
    const begun = client.POST('/auth/sign-in-with', { body: { provider: 'facebook' } });
    expect(await refusedWith(begun)).toBe('404 not-found');
  });

  test('9. a verified address signs in its account, and links it for ever', async () => {
    const host = await aMember();
    const sub = randomUUID();
    google.signInAs({ sub, email: host.email.toUpperCase(), email_verified: true });
    const reply = await google.comeBack(api, { next: '/profile' });
    expect(await reply.clone().json()).toEqual({ signedIn: true, next: '/profile' });
    expect(await emailOf(cookiesOf(reply))).toBe(host.email);
    // They have another address there now.
    google.signInAs({ sub, email: 'other@visitor.test', email_verified: false });
    expect(await emailOf(cookiesOf(await google.comeBack(api)))).toBe(host.email);
    const kept = await api.db.query({
      text: 'select access_token, refresh_token, id_token from auth_account where account_id = $1',
      values: [sub],
    });
    expect(kept).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
  });

  test('9. an address that nobody vouches for signs nobody in', async () => {
    const { email } = await aMember();
    for (const claims of [{ email }, { email, email_verified: false }, { email_verified: true }]) {
      google.signInAs({ sub: randomUUID(), ...claims });
      expect(await errorOf(await google.comeBack(api))).toBe('403 email-unverified');
    }
  });

  test('9. Microsoft is believed for its own accounts and owned domains, a tenant’s admin is not', async () => {
    const { email } = await aMember();
    const from = (claims: object) => {
      google.signInAs({ sub: randomUUID(), email, ...claims });
      return google.comeBack(api, { provider: 'microsoft' });
    };
    const evil = await from({ tid: randomUUID(), email_verified: true });
    expect(await errorOf(evil)).toBe('403 email-unverified');
    const personal = await from({ tid: '9188040d-6c67-4c5b-b112-36a304b66dad' });
    expect(personal.status).toBe(200);
    expect((await from({ tid: randomUUID(), xms_edov: true })).status).toBe(200);
  });

  test('9. Facebook tells who somebody is by their access token', async () => {
    const { email } = await aMember();
    google.signInAs({ sub: randomUUID(), email });
    const reply = await google.comeBack(api, { provider: 'facebook' });
    expect(await emailOf(cookiesOf(reply))).toBe(email);
    google.signInAs({ sub: randomUUID() });
    const silent = await google.comeBack(api, { provider: 'facebook' });
    expect(await errorOf(silent)).toBe('403 email-unverified');
  });

  test('9. an address without an account is told so', async () => {
    google.signInAs({ sub: randomUUID(), email: 'nobody@visitor.test', email_verified: true });
    expect(await errorOf(await google.comeBack(api))).toBe('404 no-account');
  });

  test('9. an answer that this browser has not asked for signs nobody in', async () => {
    const { email } = await aMember();
    google.signInAs({ sub: randomUUID(), email, email_verified: true });
    for (const wish of [
      { isOtherBrowser: true },
      { answer: { state: 'of somebody else' } },
      { answer: { code: 'of somebody else' } },
    ]) {
      expect(await errorOf(await google.comeBack(api, wish))).toBe('403 sign-in-again');
    }
  });

  test('9. the second step of an account is asked for all the same', async () => {
    const host = await aMember();
    const cookie = await api.cookiesOf(host.email);
    const send = (path: string, body: object, as: string) =>
      api.fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: ORIGIN, cookie: as },
        body: JSON.stringify(body),
      });
    const begun = await send('/auth/two-factor', { password: DEMO_PASSWORD }, cookie);
    const { uri } = await begun.json();
    await send('/auth/two-factor/confirm', { code: nowCode(uri) }, cookie);
    google.signInAs({ sub: randomUUID(), email: host.email, email_verified: true });
    const reply = await google.comeBack(api);
    expect(await reply.clone().json()).toMatchObject({ signedIn: false });
    const half = cookiesOf(reply);
    expect(half).not.toContain('session_token');
    const done = await send('/auth/sign-in/two-factor', { code: nextCode(uri) }, half);
    expect(done.status).toBe(200);
    expect(await emailOf(cookiesOf(done))).toBe(host.email);
  });

  test('9. who is a member of no company any more is told so', async () => {
    const host = await aMember();
    await api.db.query({
      text: 'update host set left_at = now() where id = $1',
      values: [host.hostId],
    });
    google.signInAs({ sub: randomUUID(), email: host.email, email_verified: true });
    expect(await errorOf(await google.comeBack(api))).toBe('403 no-membership');
  });

  const ways = async (cookie: string) =>
    (
      await api.answerWith({ signInProviders: google.settings })(
        new Request(`${ORIGIN}/api/auth/linked-accounts`, { headers: { cookie } }),
      )
    ).json();
  const unlink = (cookie: string, provider = 'google') =>
    api.fetch(`/api/auth/linked-accounts/${provider}`, {
      method: 'DELETE',
      headers: { origin: ORIGIN, cookie },
    });

  describe('9. signing up with somebody else', () => {
    const email = () => `${randomUUID()}@visitor.test`;

    test('makes an account, a company and a page, without a password', async () => {
      const [sub, own] = [randomUUID(), email()];
      google.signInAs({ sub, email: own, email_verified: true, name: 'Noor Haddad' });
      const reply = await google.comeBack(api, { signsUp: true, next: '/profile' });
      expect(await reply.clone().json()).toEqual({ signedIn: true, next: '/onboarding' });
      const cookie = cookiesOf(reply);
      const session = await (await api.fetch('/api/session', { headers: { cookie } })).json();
      expect(session).toMatchObject({
        ...{ email: own, firstname: 'Noor', lastname: 'Haddad', role: 'owner' },
        ...{ language: 'de', timezone: 'Europe/Berlin', isOnboarded: false },
      });
      expect(session.slug).toMatch(/^noor-haddad/);
      expect(await ways(cookie)).toMatchObject({ hasPassword: false });
      // Who comes again is the same, however they set out.
      for (const signsUp of [true, false]) {
        const again = await google.comeBack(api, { signsUp });
        expect((await again.clone().json()).next).toBeNull();
        expect(await emailOf(cookiesOf(again))).toBe(own);
      }
      expect(await errorOf(await unlink(cookie))).toBe('409 last-way-in');
    });

    test('two at once make one account', async () => {
      google.signInAs({ sub: randomUUID(), email: email(), email_verified: true, name: 'Twin' });
      const replies = await Promise.all([1, 2].map(() => google.comeBack(api, { signsUp: true })));
      const hosts = await Promise.all(
        replies.filter(({ ok }) => ok).map(async (reply) => emailOf(cookiesOf(reply))),
      );
      expect(hosts.length).toBeGreaterThan(0);
      expect(new Set(hosts).size).toBe(1);
      const companies = await api.db.query({
        text: `select id from company where name = 'Twin'`,
        values: [],
      });
      expect(companies).toHaveLength(1);
    });

    test('an address that is taken leaves room for another of the same name', async () => {
      const slugs: string[] = [];
      for (const _ of [1, 2]) {
        google.signInAs({
          ...{ sub: randomUUID(), email: email(), email_verified: true },
          name: 'Signe Same',
        });
        const cookie = cookiesOf(await google.comeBack(api, { signsUp: true }));
        slugs.push((await (await api.fetch('/api/session', { headers: { cookie } })).json()).slug);
      }
      expect(slugs[0]).toMatch(/^signe-same/);
      expect(slugs[1]).not.toBe(slugs[0]);
    });

    test('is refused where it is closed, for whom nobody vouches, and to who only wanted in', async () => {
      const own = email();
      google.signInAs({ sub: randomUUID(), email: own, email_verified: true });
      const closed = await google.comeBack(api, { signsUp: true, takesSignUps: false });
      expect(await errorOf(closed)).toBe('403 sign-up-closed');
      expect(await errorOf(await google.comeBack(api))).toBe('404 no-account');
      google.signInAs({ sub: randomUUID(), email: own, email_verified: false });
      const unverified = await google.comeBack(api, { signsUp: true });
      expect(await errorOf(unverified)).toBe('403 email-unverified');
      const users = await api.db.query({
        text: 'select id from auth_user where email = $1',
        values: [own],
      });
      expect(users).toEqual([]);
    });
  });

  describe('9. an account elsewhere that is linked by hand', () => {
    const password = DEMO_PASSWORD;

    test('signs in under whatever address, until it is unlinked', async () => {
      const host = await aMember();
      const cookie = await api.cookiesOf(host.email);
      google.signInAs({ sub: randomUUID(), email: 'private@visitor.test', email_verified: false });
      const linked = await google.comeBack(api, { link: { cookie, password } });
      expect(await linked.clone().json()).toEqual({ signedIn: true, next: '/profile' });
      expect(cookiesOf(linked)).not.toContain('session_token');
      expect(await ways(cookie)).toEqual({
        hasPassword: true,
        accounts: [
          { provider: 'google', isLinked: true },
          { provider: 'microsoft', isLinked: false },
          { provider: 'facebook', isLinked: false },
        ],
      });
      expect(await emailOf(cookiesOf(await google.comeBack(api)))).toBe(host.email);
      expect((await unlink(cookie)).status).toBe(200);
      expect(await errorOf(await unlink(cookie))).toBe('404 not-found');
      expect(await errorOf(await google.comeBack(api))).toBe('403 email-unverified');
    });

    test('is asked for with the password, and taken by who asked alone', async () => {
      const [host, other] = [await aMember(), await aMember()];
      const cookie = await api.cookiesOf(host.email);
      google.signInAs({ sub: randomUUID(), email: 'x@visitor.test' });
      for (const wrong of [{ password: 'not it' }, {}]) {
        const reply = await google.comeBack(api, { link: { cookie, ...wrong } });
        expect(await errorOf(reply)).toBe('403 wrong-password');
      }
      const back = await api.cookiesOf(other.email);
      const swapped = await google.comeBack(api, { link: { cookie, password, back } });
      expect(await errorOf(swapped)).toBe('403 sign-in-again');
      expect(await ways(back)).toMatchObject({ accounts: [{ isLinked: false }, {}, {}] });
    });

    test('belongs to one person', async () => {
      const [host, other] = [await aMember(), await aMember()];
      google.signInAs({ sub: randomUUID(), email: 'y@visitor.test' });
      const linkTo = async ({ email }: AHost) =>
        google.comeBack(api, { link: { cookie: await api.cookiesOf(email), password } });
      expect((await linkTo(host)).status).toBe(200);
      expect((await linkTo(host)).status).toBe(200);
      expect(await errorOf(await linkTo(other))).toBe('409 linked-elsewhere');
    });
  });
});
