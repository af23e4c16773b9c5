import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiToken } from '#server/people/api-token/create-api-token.ts';
import { type ApiClient, createClient } from '#shared/api/client.ts';
import { ORIGIN, openApi, type TestApi } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { DATABASE_KINDS } from '#tests/support/database.ts';
import { aLogin, connectAppOf, signInAs } from '#tests/support/logins.ts';

const anEmail = () => `nora-${randomUUID().slice(0, 8)}@visitor.test`;
const query = {};

/** An installation without a mail server: what is written stays in the log. */
describe.each(DATABASE_KINDS)('doors that no token opens, on %s', (kind) => {
  let api: TestApi;
  let owner: AHost;
  beforeEach(async () => {
    api = await openApi(kind, { sendsMail: false });
    owner = await aHost(api.db, { role: 'owner' });
  });
  afterEach(() => api.close());

  const withToken = (token: string) =>
    createClient({
      origin: ORIGIN,
      fetch: (request) => api.fetch(request.url, request),
      headers: { authorization: `Bearer ${token}` },
    });
  const tokens = {
    app: async () => withToken(await connectAppOf(api, owner)),
    program: async () => withToken((await createApiToken(api, owner, { name: 'Program' })).token),
  };
  /** A colleague has forgotten their password; the mail stays where the owner reads it. */
  async function resetOf(email: string): Promise<void> {
    await api.client.POST('/auth/password-reset', { body: { email } });
    await api.runJobs();
  }
  async function readKey(client: ApiClient): Promise<string | undefined> {
    const { data } = await client.GET('/mail-log', { params: { query } });
    const found = data?.mails.find(({ kind: each }) => each === 'password-reset-link');
    if (!found) return undefined;
    const path = { mailId: found.id };
    const mail = await client.GET('/mail-log/{mailId}', { params: { path } });
    return /token=([\w-]+)/.exec(mail.data?.text ?? '')?.[1];
  }

  test('19.2 an app invites nobody, reads no mail and sees no invitation', async () => {
    const app = await tokens.app();
    const body = { email: anEmail(), role: 'admin' as const };
    expect(await refusedWith(app.POST('/company/invite', { body }))).toBe('403 forbidden');
    expect(await refusedWith(app.GET('/mail-log', { params: { query } }))).toBe('403 forbidden');
    const listed = app.GET('/company/invited-users', { params: { query } });
    expect(await refusedWith(listed)).toBe('403 forbidden');
    expect((await app.GET('/session')).data?.email).toBe(owner.email);
  });

  test('19.2 a program invites as before, and is not told the link, nor reads it anywhere', async () => {
    const program = await tokens.program();
    const email = anEmail();
    const { data } = await program.POST('/company/invite', { body: { email, role: 'admin' } });
    await api.runJobs();
    expect(data).toMatchObject({ email, role: 'admin', link: null });
    expect(await refusedWith(program.GET('/mail-log', { params: { query } }))).toBe(
      '403 forbidden',
    );
    const listed = program.GET('/company/invited-users', { params: { query } });
    expect(await refusedWith(listed)).toBe('403 forbidden');
    expect((await program.GET('/company/invitations')).data).toEqual({
      email: null,
      invitations: [],
    });
    const signedIn = await signInAs(api, owner);
    const kept = await signedIn.GET('/company/invited-users', { params: { query } });
    expect(kept.data?.invitations[0]?.link).toContain('/confirm-invite?token=');
  });

  test.each(['app', 'program'] as const)(
    "19.2 %s: no token sets a colleague's password by what the log keeps",
    async (by) => {
      const colleague = await aHost(api.db, { role: 'member' }, owner);
      await aLogin(api.db, colleague, 'their own password');
      const client = await tokens[by]();
      await resetOf(colleague.email);
      expect(await refusedWith(readKey(client))).toBe('403 forbidden');
      const [mail] = await api.db.query<{ id: string }>({
        text: "select id from mail_log where kind = 'password-reset-link' limit 1",
        values: [],
      });
      const path = { mailId: mail?.id ?? '' };
      const read = client.GET('/mail-log/{mailId}', { params: { path } });
      expect(await refusedWith(read)).toBe('403 forbidden');
    },
  );

  test('19.2 the owner who is signed in reads account mails; an admin does not become the owner by them', async () => {
    const signedIn = await signInAs(api, owner);
    const admin = await signInAs(api, await aHost(api.db, { role: 'admin' }, owner));
    await resetOf(owner.email);
    expect(await readKey(signedIn)).toMatch(/^[\w-]{20,}$/);
    expect(await readKey(admin)).toBeUndefined();
    const { data } = await signedIn.GET('/mail-log', { params: { query } });
    const path = { mailId: data?.mails[0]?.id ?? '' };
    expect(await refusedWith(admin.GET('/mail-log/{mailId}', { params: { path } }))).toBe(
      '404 not-found',
    );
  });
});

describe('an installation with a mail server', () => {
  test('19.2 who invites is told no link, signed in or not', async () => {
    const api = await openApi('pglite');
    const owner = await aHost(api.db, { role: 'owner' });
    const signedIn = await signInAs(api, owner);
    const { data } = await signedIn.POST('/company/invite', {
      body: { email: anEmail(), role: 'member' },
    });
    expect(data?.link).toBeNull();
    await api.close();
  });
});
