import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { createClient } from '#shared/api/client.ts';
import { ORIGIN } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aTeam } from '#tests/support/builders.ts';
import { aLogin, signInAs } from '#tests/support/logins.ts';

const PASSWORD = 'kettle umbrella north';
const timezone = 'Europe/Oslo';
const anEmail = () => `nora-${randomUUID().slice(0, 8)}@visitor.test`;

describeApi('9. invitations', (api) => {
  let ada: AHost;
  let owner: ApiClient;
  let email: string;
  beforeEach(async () => {
    ada = await aHost(api.db, { role: 'owner', firstname: 'Ada' });
    owner = await signInAs(api, ada);
    email = anEmail();
  });

  const invite = async (
    body: { email?: string; role?: 'admin' | 'member'; teamIds?: string[] } = {},
  ) =>
    (await owner.POST('/company/invite', { body: { email, role: 'member' as const, ...body } }))
      .data;
  const mailedToken = (to = email) =>
    /\/confirm-invite\?token=([\w-]+)/.exec(api.mailbox.to(to).at(-1)?.text ?? '')?.[1] ?? '';
  const list = async () => (await owner.GET('/company/invited-users')).data?.invitations ?? [];
  const join = (
    token: string,
    body: { name?: string; password?: string } = {},
    client = api.client,
  ) => client.POST('/company/join-company', { body: { token, timezone, ...body } });
  /** Joins over the wire, and answers a client of the session that it opened. */
  async function joinAndStay(token: string, body: { name?: string; password?: string }) {
    const reply = await api.fetch('/api/company/join-company', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ token, timezone, ...body }),
    });
    const cookie = reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return createClient({
      origin: ORIGIN,
      headers: { cookie },
      fetch: async (request) => api.answer(request),
    });
  }

  test('a new person joins by the mailed link, with hours in their zone and no page', async () => {
    const studio = await aTeam(api.db, ada, [ada]);
    await invite({
      email: email.toUpperCase(),
      role: 'admin',
      teamIds: [studio.teamId, randomUUID()],
    });
    await api.runJobs();
    const mail = api.mailbox.only(email);
    expect(mail.subject).toContain('Acme');
    const { data: asked } = await api.client.GET('/company/invite', {
      params: { query: { token: mailedToken() } },
    });
    expect(asked).toMatchObject({
      ...{ email, companyName: 'Acme', role: 'admin', teamNames: [studio.name] },
      ...{ hasAccount: false, isSignedIn: false, otherEmail: null },
    });
    const nora = await joinAndStay(mailedToken(), { name: 'Nora Haddad', password: PASSWORD });
    const { data: session } = await nora.GET('/session');
    expect(session).toMatchObject({
      ...{ companyId: ada.companyId, role: 'admin', email, slug: null },
      ...{ firstname: 'Nora', lastname: 'Haddad', timezone },
    });
    const [hours] = await api.db.query<{ weekly: unknown[]; timeZone: string }>({
      text: 'select weekly, time_zone as "timeZone" from schedule where host_id = $1',
      values: [session?.hostId],
    });
    expect(hours).toMatchObject({
      timeZone: timezone,
      weekly: [[], [[540, 1020]], {}, {}, {}, {}, []],
    });
    const [place] = await api.db.query<{ position: number }>({
      text: 'select position from team_host where host_id = $1',
      values: [session?.hostId],
    });
    expect(place?.position).toBe(1);
    expect(await list()).toEqual([]);
    expect(await refusedWith(join(mailedToken()))).toBe('403 link-invalid');
  });

  test('who has an account gives its password, or is signed in to it; nobody else gets in', async () => {
    const other = await aHost(api.db, { email, role: 'owner' });
    await aLogin(api.db, other, PASSWORD);
    await invite();
    await api.runJobs();
    const token = mailedToken();
    expect(await refusedWith(join(token))).toBe('400 validation-failed');
    expect(await refusedWith(join(token, { name: 'Eve', password: 'not the password' }))).toBe(
      '403 wrong-password',
    );
    // Somebody else's session is no proof.
    expect(await refusedWith(join(token, {}, owner))).toBe('400 validation-failed');
    const theirs = await api.signIn(email, PASSWORD);
    expect((await theirs.GET('/company/invitations')).data).toMatchObject({
      email,
      invitations: [{ companyName: 'Acme', token }],
    });
    const { data } = await join(token, {}, theirs);
    expect(data).toMatchObject({ companyId: ada.companyId, signedIn: true });
    expect(data?.hostId).not.toBe(other.hostId);
  });

  test('asked again it is renewed: one link, what was said last, seven days more', async () => {
    await invite();
    api.clock.advance({ days: 6 });
    await invite({ role: 'admin' });
    await api.runJobs();
    expect(api.mailbox.to(email)).toHaveLength(2);
    const [first, second] = api.mailbox
      .to(email)
      .map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
    expect(first).toBe(second);
    expect(await list()).toMatchObject([{ email, role: 'admin', isExpired: false, link: null }]);
    api.clock.advance({ days: 6 });
    await joinAndStay(mailedToken(), { name: 'Nora', password: PASSWORD });
    expect(await list()).toEqual([]);
  });

  test('it ends after seven days, and at once when it is withdrawn', async () => {
    await invite();
    await api.runJobs();
    const token = mailedToken();
    api.clock.advance({ days: 8 });
    expect(await refusedWith(join(token, { name: 'Nora', password: PASSWORD }))).toBe(
      '403 link-invalid',
    );
    expect(await list()).toMatchObject([{ email, isExpired: true }]);
    await invite();
    const path = { email: email.toUpperCase() };
    await owner.DELETE('/company/invite/{email}', { params: { path } });
    expect(await refusedWith(join(token, { name: 'Nora', password: PASSWORD }))).toBe(
      '403 link-invalid',
    );
    expect(await refusedWith(owner.DELETE('/company/invite/{email}', { params: { path } }))).toBe(
      '404 not-found',
    );
  });

  test('of two who accept at once, one joins', async () => {
    await invite();
    await api.runJobs();
    const token = mailedToken();
    const both = [1, 2].map(() =>
      join(token, { name: 'Nora', password: PASSWORD }).then(
        () => 'in',
        () => 'out',
      ),
    );
    expect((await Promise.all(both)).sort()).toEqual(['in', 'out']);
    const rows = await api.db.query({
      text: 'select 1 from host where email = $1',
      values: [email],
    });
    expect(rows).toHaveLength(1);
  });

  test('only owner and admins invite, and never into another company', async () => {
    const member = await signInAs(api, await aHost(api.db, { role: 'member' }, ada));
    const body = { email, role: 'member' as const };
    expect(await refusedWith(member.POST('/company/invite', { body }))).toBe('403 forbidden');
    expect(await refusedWith(member.GET('/company/invited-users'))).toBe('403 forbidden');
    await invite();
    const stranger = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    expect((await stranger.GET('/company/invited-users')).data?.invitations).toEqual([]);
    const params = { path: { email } };
    expect(await refusedWith(stranger.DELETE('/company/invite/{email}', { params }))).toBe(
      '404 not-found',
    );
  });

  test('without a mail server whoever invites hands the link on', async () => {
    const cookie = await api.cookiesOf(ada.email);
    const answer = api.answerWith({ sendsMail: false });
    const unmailed = createClient({
      origin: ORIGIN,
      headers: { cookie },
      fetch: async (r) => answer(r),
    });
    const { data } = await unmailed.POST('/company/invite', { body: { email, role: 'member' } });
    const token = /token=([\w-]+)/.exec(data?.link ?? '')?.[1] ?? '';
    const nora = await joinAndStay(token, { name: 'Nora', password: PASSWORD });
    expect((await nora.GET('/session')).data?.email).toBe(email);
  });

  test('the link is in no mail log that others read', async () => {
    await invite();
    await api.runJobs();
    const { data } = await owner.GET('/mail-log');
    expect(data?.mails.filter(({ to }) => to === email)).toEqual([]);
  });
});
