import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, ORIGIN, openApi, type TestApi } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { DATABASE_KINDS } from '#tests/support/database.ts';

describe.each(DATABASE_KINDS)('signing in on %s', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
    await api.seedDemo();
  });
  afterAll(() => api.close());

  const trySignIn = (email: string, password: string) =>
    api.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ email, password }),
    });
  const listMails = (client: TestApi['client']) =>
    client.GET('/mail-log', { params: { query: {} } });

  test('takes the right password alone, and says no more than that it was wrong', async () => {
    const wrong = await trySignIn('ada@demo.test', 'not the password');
    const unknown = await trySignIn('nobody@demo.test', DEMO_PASSWORD);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('gives a session that scripts and other sites cannot use', async () => {
    const reply = await trySignIn('ada@demo.test', DEMO_PASSWORD);
    expect(reply.status).toBe(200);
    const cookie = reply.headers
      .getSetCookie()
      .find((each) => each.startsWith('kalends.session_token='));
    expect(cookie).toMatch(/; ?HttpOnly/i);
    expect(cookie).toMatch(/; ?SameSite=Lax/i);
  });

  test('tells the browser whom it serves', async () => {
    const ada = await api.signIn('ada@demo.test');
    expect((await ada.GET('/session')).data).toMatchObject({
      email: 'ada@demo.test',
      role: 'owner',
      slug: 'ada',
      timezone: 'Europe/Berlin',
    });
  });

  test('opens the mail log to owner and admin, not to a member, not to visitors', async () => {
    expect(await refusedWith(listMails(api.client))).toBe('401 unauthorized');
    expect(await refusedWith(api.client.GET('/session'))).toBe('401 unauthorized');
    expect(await refusedWith(listMails(await api.signIn('linus@demo.test')))).toBe('403 forbidden');
    const { data } = await listMails(await api.signIn('grace@demo.test'));
    expect(data).toMatchObject({ page: 1, mails: expect.any(Array) });
  });

  test('shows the mails of a booking, newest first, and each as it was written', async () => {
    const { data: page } = await api.client.GET(
      '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
      {
        params: {
          path: { companySlug: '-', meetingSlug: 'intro', userSlug: 'ada' },
          query: {},
        },
      },
    );
    if (!page || !('meetingType' in page)) throw new Error('No page');
    await book(api.client, {
      meetingTypeId: page.meetingType.id,
      start: '2030-01-07T10:00:00Z',
      attendee: { dataPolicyAccepted: true },
    });
    await api.runJobs();
    const ada = await api.signIn('ada@demo.test');
    const { data: log } = await listMails(ada);
    expect(log).toMatchObject({ total: 2, page: 1 });
    expect(log?.mails.map(({ to, status }) => [to, status]).sort()).toEqual([
      ['ada@demo.test', 'sent'],
      ['maya@visitor.test', 'sent'],
    ]);
    const mailId = log?.mails.find(({ to }) => to === 'maya@visitor.test')?.id ?? '';
    const { data: mail } = await ada.GET('/mail-log/{mailId}', { params: { path: { mailId } } });
    expect(mail?.html).toContain('Maya Lindqvist');
    expect(mail?.calendarFile).toContain('METHOD:REQUEST');
  });

  test('is not taken from a form of another site, nor with a cookie that rode along', async () => {
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
    const forged = [
      { ...headers, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      { ...headers, cookie: 'kalends.session_token=x' },
    ];
    for (const each of forged) {
      const reply = await api.fetch('/api/auth/sign-in/email', {
        method: 'POST',
        headers: each,
        body: JSON.stringify({ email: 'ada@demo.test', password: DEMO_PASSWORD }),
      });
      expect(reply.status).toBe(403);
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
  });

  test('nobody signs up by themselves', async () => {
    const reply = await api.fetch('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ name: 'Eve', email: 'eve@visitor.test', password: DEMO_PASSWORD }),
    });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect((await trySignIn('eve@visitor.test', DEMO_PASSWORD)).status).toBe(401);
  });
});
