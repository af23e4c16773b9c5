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
    const said = await Promise.all([wrong.json(), unknown.json()]);
    for (const body of said) {
      expect(body).toMatchObject({ error: 'wrong-credentials', message: said[0].message });
    }
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

  test('7.16 hands no session to scripts', async () => {
    const reply = await trySignIn('ada@demo.test', DEMO_PASSWORD);
    expect(await reply.json()).toEqual({ signedIn: true });
    const [, session = ''] =
      /session_token=([^;.]+)/.exec(String(reply.headers.getSetCookie())) ?? [];
    expect(session).not.toBe('');
    const cookie = await api.cookiesOf('ada@demo.test');
    const seen = await api.fetch('/api/session', { headers: { cookie } });
    expect(JSON.stringify(await seen.json())).not.toContain(session);
  });

  test.each(['get-session', 'list-sessions', 'update-user', 'ok', 'error', 'change-password'])(
    '7.16 of better-auth nothing else is reached: %s',
    async (call) => {
      const cookie = await api.cookiesOf('ada@demo.test');
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? '{}' : null;
        const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' };
        const reply = await api.fetch(`/api/auth/${call}`, { method, headers, body });
        expect(reply.status).toBe(404);
      }
    },
  );

  test('is over after signing out', async () => {
    const cookie = await api.cookiesOf('ada@demo.test');
    const reply = await api.fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { cookie, origin: ORIGIN },
    });
    expect(await reply.json()).toEqual({ signedOut: true });
    expect(String(reply.headers.getSetCookie())).toMatch(/session_token=;.*Max-Age=0/);
    expect((await api.fetch('/api/session', { headers: { cookie } })).status).toBe(401);
  });

  test.each([
    ['this machine by its number', 'http://127.0.0.1:4321', {}, {}],
    ['a name of the local network', 'http://nas.local:4321', {}, {}],
    [
      'a name that our own proxy was asked for',
      'https://book.example.com',
      { 'x-forwarded-host': 'book.example.com' },
      { trustedProxies: 1 },
    ],
    [
      'another origin that the operator allows',
      'https://pages.example.com',
      {},
      { allowedOrigins: ['https://pages.example.com'] },
    ],
  ])('7.13 works on %s', async (_, origin, headers, settings) => {
    const at = origin.startsWith('http:') ? origin : 'http://10.0.0.5:4321';
    const reply = await api.fetch(
      `${at}/api/auth/sign-in/email`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, cookie: 'other=1', ...headers },
        body: JSON.stringify({ email: 'ada@demo.test', password: DEMO_PASSWORD }),
      },
      settings,
    );
    expect(await reply.json()).toEqual({ signedIn: true });
  });

  test('7.13 is refused where the browser would drop its cookie, and says so', async () => {
    const reply = await api.fetch(
      'http://nas.local:4321/api/auth/sign-in/email',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://nas.local:4321' },
        body: JSON.stringify({ email: 'ada@demo.test', password: DEMO_PASSWORD }),
      },
      { publicUrl: 'https://book.example.com' },
    );
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({
      error: 'origin-not-allowed',
      message: expect.stringContaining('https://book.example.com'),
    });
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
      expect(await reply.json()).toMatchObject({ error: 'origin-not-allowed' });
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
