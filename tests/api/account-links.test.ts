import { expect, test } from 'vitest';
import { makeOwnerLink } from '#server/people/account-link/make-owner-link.ts';
import { createApiToken } from '#server/people/api-token/create-api-token.ts';
import { createClient } from '#shared/api/client.ts';
import { DEMO_PASSWORD, NOW, ORIGIN, type TestApi } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { aLogin, signInAs } from '#tests/support/logins.ts';

const HOUR_MS = 60 * 60_000;
const NEW_PASSWORD = 'kettle umbrella north';

/** The token of the link in the one mail to an address. */
function tokenTo(api: TestApi, email: string): string {
  return /\/login\/link\?token=([\w-]+)/.exec(api.mailbox.only(email).text)?.[1] ?? '';
}

describeApi('9. a way into an account', (api) => {
  const lookUp = (token: string) => api.client.GET('/auth/link', { params: { query: { token } } });
  const setPassword = (token: string, password = NEW_PASSWORD) =>
    api.client.POST('/auth/link/password', { body: { token, password } });
  const askForReset = (email: string) =>
    api.client.POST('/auth/password-reset', { body: { email } });
  const later = (ms: number) => api.clock.set(new Date(Date.parse(NOW) + ms).toISOString());
  async function aMember(): Promise<AHost> {
    const host = await aHost(api.db);
    await aLogin(api.db, host, DEMO_PASSWORD);
    return host;
  }
  /** A link as `npm run owner` prints it. */
  async function ownerToken(email: string): Promise<string> {
    const { url } = await makeOwnerLink(api.db, {
      email,
      publicUrl: ORIGIN,
      nowMs: Date.parse(NOW),
    });
    return new URL(url).searchParams.get('token') ?? '';
  }

  test('9. a forgotten password is replaced by a mailed link, once, and every session ends', async () => {
    const host = await aMember();
    const before = await api.signIn(host.email);
    await askForReset(host.email.toUpperCase());
    await api.runJobs();
    const token = tokenTo(api, host.email);
    expect((await lookUp(token)).data).toEqual({ leadsTo: 'password', email: host.email });
    expect((await before.GET('/session')).response.status).toBe(200);
    await setPassword(token);
    expect(await refusedWith(before.GET('/session'))).toBe('401 unauthorized');
    expect(await refusedWith(setPassword(token, 'yet another one'))).toBe('403 link-invalid');
    expect(await refusedWith(lookUp(token))).toBe('403 link-invalid');
    await expect(api.signIn(host.email)).rejects.toThrow('401');
    await api.signIn(host.email, NEW_PASSWORD);
    api.mailbox.empty();
    await api.runJobs();
    expect(api.mailbox.only(host.email).subject).toBe('Your password was changed');
  });

  test('19.4 a reset ends API tokens of every company too, and its mail says so', async () => {
    const host = await aMember();
    const elsewhere = await aHost(api.db);
    await api.db.query({
      text: 'update host set user_id = (select user_id from host where id = $1) where id = $2',
      values: [host.hostId, elsewhere.hostId],
    });
    const colleague = await aHost(api.db, {}, host);
    const tokenOf = async (of: AHost) =>
      (await createApiToken(api, of, { name: 'A program' })).token;
    const [own, there, theirs] = [
      ...[await tokenOf(host), await tokenOf(elsewhere), await tokenOf(colleague)],
    ];
    const statusOf = async (token = '') =>
      (await api.fetch('/api/dashboard', { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await statusOf(own), await statusOf(there), await statusOf(theirs)]).toEqual([
      ...[200, 200, 200],
    ]);
    await askForReset(host.email);
    await api.runJobs();
    expect(api.mailbox.only(host.email).text).toContain('API token and calendar address');
    await setPassword(tokenTo(api, host.email));
    expect([await statusOf(own), await statusOf(there), await statusOf(theirs)]).toEqual([
      ...[401, 401, 200],
    ]);
    api.mailbox.empty();
    await api.runJobs();
    expect(api.mailbox.only(host.email).text).toContain(
      'API tokens and calendar addresses of your account have ended',
    );
  });

  test('a reset ends the addresses by which calendars read appointments', async () => {
    const host = await aMember();
    const asHost = await api.signIn(host.email);
    const { data } = await asHost.POST('/calendar/feeds', { body: { name: 'Phone' } });
    const { pathname = '' } = new URL(data?.url ?? '');
    expect((await api.fetch(pathname)).status).toBe(200);
    await askForReset(host.email);
    await api.runJobs();
    await setPassword(tokenTo(api, host.email));
    expect((await api.fetch(pathname)).status).toBe(404);
    api.mailbox.empty();
    await api.runJobs();
    expect(api.mailbox.only(host.email).text).toContain('calendar addresses');
  });

  test('19.4 who had no API token reads of none', async () => {
    const host = await aMember();
    await askForReset(host.email);
    await api.runJobs();
    await setPassword(tokenTo(api, host.email));
    api.mailbox.empty();
    await api.runJobs();
    expect(api.mailbox.only(host.email).text).not.toContain('API');
  });

  test('9. an unknown address is answered alike, and gets no mail', async () => {
    const known = await askForReset((await aMember()).email);
    const unknown = await askForReset('nobody@visitor.test');
    expect(unknown.data).toEqual(known.data);
    expect([...unknown.response.headers.keys()]).toEqual([...known.response.headers.keys()]);
    await api.runJobs();
    expect(api.mailbox.to('nobody@visitor.test')).toEqual([]);
  });

  test('9. where no mail leaves, the reply says so instead of promising one', async () => {
    const { email } = await aMember();
    const answer = api.answerWith({ sendsMail: false });
    const unmailed = createClient({ origin: ORIGIN, fetch: async (request) => answer(request) });
    const { data } = await unmailed.POST('/auth/password-reset', { body: { email } });
    expect(data).toEqual({ requested: true, sendsMail: false });
    expect((await askForReset(email)).data).toEqual({ requested: true, sendsMail: true });
  });

  test('9. of several mailed links one works, and none after an hour', async () => {
    const host = await aMember();
    await askForReset(host.email);
    await api.runJobs();
    const first = tokenTo(api, host.email);
    api.mailbox.empty();
    await askForReset(host.email);
    await api.runJobs();
    const second = tokenTo(api, host.email);
    await setPassword(second);
    expect(await refusedWith(setPassword(first))).toBe('403 link-invalid');
    await api.runJobs();
    api.mailbox.empty();
    await askForReset(host.email);
    await api.runJobs();
    const third = tokenTo(api, host.email);
    later(HOUR_MS);
    expect(await refusedWith(setPassword(third))).toBe('403 link-invalid');
  });

  test('9. no company reads the link in its log', async () => {
    const host = await aMember();
    await askForReset(host.email);
    await api.runJobs();
    const logged = await api.db.query({
      text: 'select 1 from mail_log where recipient = $1',
      values: [host.email],
    });
    expect(logged).toEqual([]);
  });

  test('9. the first owner comes in by a printed link, without any mail', async () => {
    const token = await ownerToken('nora@first.test');
    expect((await lookUp(token)).data).toEqual({ leadsTo: 'owner', email: 'nora@first.test' });
    const wish = {
      token,
      name: 'Nora Haddad',
      companyName: 'Haddad & Sons',
      password: NEW_PASSWORD,
      slug: `nora-${api.db.kind}`,
      language: 'de',
      timezone: 'Europe/Berlin',
    } as const;
    const { data, response } = await api.client.POST('/auth/link/owner', { body: wish });
    expect(data).toEqual({ slug: wish.slug, meetingSlug: '30min' });
    expect(response.headers.getSetCookie().join()).toContain('kalends.session_token=');
    const owner = await api.signIn('nora@first.test', NEW_PASSWORD);
    expect((await owner.GET('/session')).data).toMatchObject({
      role: 'owner',
      firstname: 'Nora',
      slug: wish.slug,
      language: 'de',
      isOnboarded: false,
      companies: [{ name: 'Haddad & Sons', role: 'owner' }],
    });
    const again = api.client.POST('/auth/link/owner', { body: wish });
    expect(await refusedWith(again)).toBe('403 link-invalid');
    expect(api.mailbox.messages).toEqual([]);
  });

  test('9. a printed link lets an owner in who has lost their password; a member gets none', async () => {
    const owner = await aHost(api.db, { role: 'owner' });
    await aLogin(api.db, owner, DEMO_PASSWORD);
    const token = await ownerToken(owner.email);
    expect((await lookUp(token)).data).toEqual({ leadsTo: 'password', email: owner.email });
    await setPassword(token);
    await api.signIn(owner.email, NEW_PASSWORD);
    const member = await aHost(api.db, { role: 'member' });
    await aLogin(api.db, member, DEMO_PASSWORD);
    await expect(ownerToken(member.email)).rejects.toThrow('owns no company');
  });

  test('9. another address needs the password and a click in its mailbox; the old one is told', async () => {
    const host = await aHost(api.db);
    const client = await signInAs(api, host);
    const elsewhere = await api.signIn(host.email);
    const email = `new-${host.hostId}@visitor.test`;
    const ask = (password: string) => client.PATCH('/user2/email', { body: { email, password } });
    expect(await refusedWith(ask('not it'))).toBe('403 wrong-password');
    await ask(DEMO_PASSWORD);
    await api.runJobs();
    expect((await client.GET('/session')).data?.email).toBe(host.email);
    const token = tokenTo(api, email);
    expect((await lookUp(token)).data).toEqual({ leadsTo: 'email', email });
    api.mailbox.empty();
    await client.POST('/auth/link/email', { body: { token } });
    expect((await client.GET('/session')).data?.email).toBe(email);
    expect(await refusedWith(elsewhere.GET('/session'))).toBe('401 unauthorized');
    await api.runJobs();
    expect(api.mailbox.only(host.email).subject).toContain('was changed');
    expect(api.mailbox.to(email)).toEqual([]);
    await api.signIn(email);
    await expect(api.signIn(host.email)).rejects.toThrow('401');
  });

  test('9. an address that somebody has is told to who reads its mails alone', async () => {
    const client = await signInAs(api, await aHost(api.db));
    const other = await aMember();
    const { data } = await client.PATCH('/user2/email', {
      body: { email: other.email, password: DEMO_PASSWORD },
    });
    expect(data).toEqual({ requested: true });
    await api.runJobs();
    const token = tokenTo(api, other.email);
    const confirm = api.client.POST('/auth/link/email', { body: { token } });
    expect(await refusedWith(confirm)).toBe('409 already-signed-up');
  });

  test('9. of several wishes for another address the last counts, and none after a new password', async () => {
    const host = await aHost(api.db);
    const client = await signInAs(api, host);
    const ask = async (email: string) => {
      await client.PATCH('/user2/email', { body: { email, password: DEMO_PASSWORD } });
      await api.runJobs();
      return tokenTo(api, email);
    };
    const confirm = (token: string) => client.POST('/auth/link/email', { body: { token } });
    const mistyped = await ask(`typo-${host.hostId}@visitor.test`);
    const meant = await ask(`meant-${host.hostId}@visitor.test`);
    expect(await refusedWith(confirm(mistyped))).toBe('403 link-invalid');
    await confirm(meant);
    const thiefs = await ask(`thief-${host.hostId}@visitor.test`);
    await askForReset(`meant-${host.hostId}@visitor.test`);
    api.mailbox.empty();
    await api.runJobs();
    await setPassword(tokenTo(api, `meant-${host.hostId}@visitor.test`));
    expect(await refusedWith(confirm(thiefs))).toBe('403 link-invalid');
  });

  test('9. of two who want one address at once, one gets it and the other is told', async () => {
    const email = `both-${(await aHost(api.db)).hostId}@visitor.test`;
    const tokens: string[] = [];
    for (const _ of [1, 2]) {
      const client = await signInAs(api, await aHost(api.db));
      api.mailbox.empty();
      await client.PATCH('/user2/email', { body: { email, password: DEMO_PASSWORD } });
      await api.runJobs();
      tokens.push(tokenTo(api, email));
    }
    const answers = await Promise.all(
      tokens.map((token) =>
        api.client.POST('/auth/link/email', { body: { token } }).then(
          () => 'done',
          (error) => error.code,
        ),
      ),
    );
    expect(answers.toSorted()).toEqual(['done', 'link-invalid']);
  });

  test('9. a link is for one thing', async () => {
    const host = await aMember();
    await askForReset(host.email);
    await api.runJobs();
    const token = tokenTo(api, host.email);
    const confirm = api.client.POST('/auth/link/email', { body: { token } });
    expect(await refusedWith(confirm)).toBe('403 link-invalid');
  });
});
