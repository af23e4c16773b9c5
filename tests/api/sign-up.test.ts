import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { limitPolicies } from '#server/platform/rate-limit/policies.ts';
import { openRateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import type { SignUpRequest } from '#shared/api/sign-up.ts';
import { PASSWORD_MAX_LENGTH } from '#shared/domain/constants.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { NOW, ORIGIN } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import {
  mailedToken,
  PASSWORD,
  postConfirmation,
  postSignUp,
  type Wish,
} from '#tests/support/api-sign-up.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { findTablesWith } from '#tests/support/find-tables-with.ts';

const DAY_MS = 24 * 60 * 60_000;

/** `won`, or the code of the refusal. */
function outcomeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'won',
    (error: unknown) => (error instanceof ApiError ? String(error.body.error) : String(error)),
  );
}

let people = 0;
/** Somebody new, whose address and page nobody has. */
function aPerson(wish: Partial<Wish> = {}): Wish {
  people += 1;
  return {
    name: 'Ana María López',
    email: `ana${people}@visitor.test`,
    slug: `ana-${people}`,
    language: 'es',
    timezone: 'Atlantic/Canary',
    ...wish,
  };
}

describeApi.both('signing up', (api) => {
  const request = (wish: Wish, key?: string) => postSignUp(api.client, wish, key);
  const confirm = (body: Parameters<typeof postConfirmation>[1]) =>
    postConfirmation(api.client, body);
  const lookUp = (token: string) =>
    api.client.GET('/signup/confirm', { params: { query: { token } } });
  const confirmOnTheWire = (token: string, password = PASSWORD) =>
    api.fetch('/api/signup/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password }),
    });
  /** Asks, reads the mail, and gives the token of its link. */
  async function tokenOf(wish: Wish): Promise<string> {
    await request(wish);
    await api.runJobs();
    return mailedToken(api.mailbox, wish.email);
  }
  const count = async (table: string, where = 'true') => {
    const [row] = await api.db.query<{ rows: number }>({
      text: `select count(*)::int as rows from ${table} where ${where}`,
    });
    return row?.rows;
  };

  test('a mailed link makes a page that can be booked at once', async () => {
    const ana = aPerson();
    expect((await request(ana)).data).toEqual({ requested: true });
    expect(await count('auth_user', `email = '${ana.email}'`)).toBe(0);
    await api.runJobs();
    const { data } = await confirm({ token: mailedToken(api.mailbox, ana.email) });
    expect(data).toEqual({ slug: ana.slug, meetingSlug: '30min' });

    const { data: page } = await api.client.GET(
      '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
      {
        params: { path: { companySlug: '-', meetingSlug: '30min', userSlug: ana.slug }, query: {} },
      },
    );
    if (!page || !('meetingType' in page)) throw new Error('There is no page');
    expect(page.bookingInfo.company).toMatchObject({
      tier: 'basic',
      name: 'Ana María López',
      slug: ana.slug,
    });
    expect(page.meetingType.meetingInfo).toMatchObject({ name: '30 minutos', duration: 30 });
    const { data: slots } = await api.client.GET('/booking-availability', {
      params: {
        query: {
          meetingTypeId: page.meetingType.id,
          start: '2030-01-11T00:00:00Z',
          end: '2030-01-14T00:00:00Z',
          meetingDuration: 30,
          timezone: 'Atlantic/Canary',
        },
      },
    });
    // A Friday from nine to five in their zone, and no weekend.
    const starts = JSON.stringify(slots).match(/2030-01-1[0-9]T\d\d:\d\d/g) ?? [];
    expect([starts[0], starts.at(-1)]).toEqual(['2030-01-11T09:00', '2030-01-11T16:30']);
  });

  test('whoever confirms is signed in, as the owner of their company', async () => {
    const ana = aPerson();
    const reply = await confirmOnTheWire(await tokenOf(ana));
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^kalends\.session_token=.*HttpOnly.*SameSite=Lax/i);
    const session = await api.fetch('/api/session', {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(await session.json()).toMatchObject({
      email: ana.email,
      role: 'owner',
      firstname: 'Ana María',
      lastname: 'López',
      slug: ana.slug,
      language: 'es',
      timezone: 'Atlantic/Canary',
    });
    const later = await api.signIn(ana.email, PASSWORD);
    expect((await later.GET('/session')).data).toMatchObject({ slug: ana.slug });
  });

  test('a known address is answered alike; only its owner reads that it is known', async () => {
    const ana = aPerson();
    await confirm({ token: await tokenOf(ana) });
    api.mailbox.empty();
    const again = aPerson({ email: ana.email.toUpperCase() });
    const unknown = await request(aPerson());
    const known = await request(again);
    expect(known.data).toEqual(unknown.data);
    expect([...known.response.headers.keys()]).toEqual([...unknown.response.headers.keys()]);
    await api.runJobs();
    const mail = api.mailbox.only(ana.email);
    expect(mail.text).toContain(`${ORIGIN}/login`);
    expect(mail.text).not.toContain('token');
  });

  test('nothing that was typed in is mailed to an address that was typed in', async () => {
    const evil = aPerson({ name: 'Win at evil.example', slug: `win-at-evil-${people}` });
    await request(evil);
    await api.runJobs();
    expect(JSON.stringify(api.mailbox.only(evil.email))).not.toMatch(/evil/i);
  });

  test('whoever asks for a page with another’s address knows no password of it', async () => {
    const ana = aPerson();
    const stranger = { ...ana, password: 'known to a stranger' };
    const reply = await api.fetch('/api/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(stranger),
    });
    expect(reply.status).toBe(200);
    expect(await findTablesWith(api.db, stranger.password)).toEqual([]);
    await api.runJobs();
    await confirm({ token: mailedToken(api.mailbox, ana.email) });
    await expect(api.signIn(ana.email, stranger.password)).rejects.toThrow('401');
    const owner = await api.signIn(ana.email, PASSWORD);
    expect((await owner.GET('/session')).data).toMatchObject({ slug: ana.slug });
  });

  test('the link says whose page it makes, and where, and makes nothing by being opened', async () => {
    const ana = aPerson();
    const token = await tokenOf(ana);
    expect((await lookUp(token)).data).toEqual({ email: ana.email, slug: ana.slug });
    expect(await count('auth_user', `email = '${ana.email}'`)).toBe(0);
    await confirm({ token });
    expect(await refusedWith(lookUp(token))).toBe('409 already-signed-up');
    expect(await refusedWith(lookUp('made up'))).toBe('403 link-invalid');
  });

  test('a double click asks for one mail, and two confirmations make one page', async () => {
    const ana = aPerson();
    const key = randomUUID();
    const before = await api.waitingJobs();
    await Promise.all([request(ana, key), request(ana, key)]);
    // The mail, and the end of its link.
    expect(await api.waitingJobs()).toBe(before + 2);
    await api.runJobs();
    const token = mailedToken(api.mailbox, ana.email);
    const replies = await Promise.all([confirm({ token }), confirm({ token })]);
    expect(replies[0]?.data).toEqual(replies[1]?.data);
    expect(await count('company', `slug = '${ana.slug}'`)).toBe(1);
  });

  test('7.16 confirmed again with another password the link signs nobody in', async () => {
    const token = await tokenOf(aPerson());
    expect((await confirmOnTheWire(token)).headers.getSetCookie()).toHaveLength(1);
    const again = await confirmOnTheWire(token, 'another password');
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ error: 'already-signed-up' });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test('7.16 the password of a followed link is not guessed at for long', async () => {
    const token = await tokenOf(aPerson());
    const counters = await openRateLimits(api.db);
    const client = api.limitedClient(counters, '198.51.100.16');
    const [confirmByToken] = limitPolicies['confirm-sign-up'];
    await postConfirmation(client, { token });
    const guess = () =>
      refusedWith(postConfirmation(client, { token, password: 'another password' }));
    expect(await guess()).toBe('409 already-signed-up');
    for (let made = 2; made < confirmByToken.points; made += 1) {
      await counters.count(confirmByToken, token);
    }
    expect(await guess()).toBe('429 rate-limited');
  });

  test('7.16 a key that comes again with another request is refused', async () => {
    const ana = aPerson();
    const key = randomUUID();
    await request(ana, key);
    expect((await request(ana, key)).data).toEqual({ requested: true });
    const other = request({ ...ana, slug: `${ana.slug}-2` }, key);
    expect(await refusedWith(other)).toBe('422 idempotency-key-reused');
    await api.runJobs();
    await confirm({ token: mailedToken(api.mailbox, ana.email), slug: `${ana.slug}-3` });
    expect((await request(ana, key)).data).toEqual({ requested: true });
  });

  test('7.17 where it is closed nobody signs up, not by an earlier link either', async () => {
    const token = await tokenOf(aPerson());
    const closed = api.clientWith({ takesSignUps: false });
    expect((await closed.GET('/signup')).data).toEqual({ open: false });
    expect((await api.client.GET('/signup')).data).toEqual({ open: true });
    const calls = [
      postSignUp(closed, aPerson()),
      closed.GET('/signup/confirm', { params: { query: { token } } }),
      postConfirmation(closed, { token }),
    ];
    for (const call of calls) expect(await refusedWith(call)).toBe('403 sign-up-closed');
    expect((await confirm({ token })).response.status).toBe(200);
  });

  test('a lost reply can be had again, session and all; later the link signs nobody in', async () => {
    const token = await tokenOf(aPerson());
    const first = await confirmOnTheWire(token);
    api.clock.set(new Date(Date.parse(NOW) + 5 * 60_000).toISOString());
    const again = await confirmOnTheWire(token);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.getSetCookie()).toHaveLength(1);
    api.clock.set(new Date(Date.parse(NOW) + 11 * 60_000).toISOString());
    const later = await confirmOnTheWire(token);
    expect(await later.json()).toMatchObject({ error: 'already-signed-up' });
    expect(later.headers.getSetCookie()).toEqual([]);
  });

  test('of ten who want one address, one gets it; the others choose another', async () => {
    const slug = `wanted-${randomUUID().slice(0, 8)}`;
    const tokens: string[] = [];
    for (let racer = 0; racer < 10; racer += 1) tokens.push(await tokenOf(aPerson({ slug })));
    const outcomes = await Promise.all(tokens.map((token) => outcomeOf(confirm({ token }))));
    expect(outcomes.toSorted()).toEqual([...Array<string>(9).fill('slug-taken'), 'won']);
    expect(await count('company', `slug = '${slug}'`)).toBe(1);
    const loser = tokens[outcomes.indexOf('slug-taken')] ?? '';
    expect(await refusedWith(confirm({ token: loser }))).toBe('409 slug-taken');
    const other = `${slug}-2`;
    expect((await confirm({ token: loser, slug: other })).data).toMatchObject({ slug: other });
  });

  test('of two links to one mailbox, confirmed at once, one makes the account', async () => {
    const ana = aPerson();
    const second = aPerson({ email: ana.email });
    const tokens = [await tokenOf(ana)];
    api.mailbox.empty();
    tokens.push(await tokenOf(second));
    const outcomes = await Promise.all(tokens.map((token) => outcomeOf(confirm({ token }))));
    expect(outcomes.sort()).toEqual(['already-signed-up', 'won']);
    expect(await count('auth_user', `email = '${ana.email}'`)).toBe(1);
  });

  test('a link that is wrong or a day old opens nothing', async () => {
    expect(await refusedWith(confirm({ token: 'made up' }))).toBe('403 link-invalid');
    const token = await tokenOf(aPerson());
    api.clock.set(new Date(Date.parse(NOW) + DAY_MS).toISOString());
    expect(await refusedWith(confirm({ token }))).toBe('403 link-invalid');
    expect(await refusedWith(lookUp(token))).toBe('403 link-invalid');
  });

  test('what was not confirmed is erased when its link ends, and not before', async () => {
    const [early, late] = [aPerson(), aPerson()];
    await request(early);
    await api.runDueJobs();
    await request(late);
    api.clock.set(new Date(Date.parse(NOW) + DAY_MS).toISOString());
    await api.runDueJobs();
    expect(await count('pending_sign_up', `email = '${early.email}'`)).toBe(1);
    expect(await count('pending_sign_up', `email = '${late.email}'`)).toBe(0);
  });

  test('neither password nor token is kept as it is', async () => {
    const ana = aPerson();
    const token = await tokenOf(ana);
    expect(await findTablesWith(api.db, token)).toEqual([]);
    await confirm({ token });
    expect(await findTablesWith(api.db, PASSWORD)).toEqual([]);
    expect(await findTablesWith(api.db, token)).toEqual([]);
  });

  test('says of an address whether it is free, too short or not to be had', async () => {
    const ana = aPerson();
    await confirm({ token: await tokenOf(ana) });
    const availabilityOf = async (slug: string) =>
      (await api.client.GET('/company/slug-availability', { params: { query: { slug } } })).data
        ?.availability;
    expect(await availabilityOf(`${ana.slug}-2`)).toBe('AVAILABLE');
    expect(await availabilityOf('an')).toBe('TOO_SHORT');
    expect(await availabilityOf('login')).toBe('NOT_AVAILABLE');
    expect(await availabilityOf(ana.slug)).toBe('NOT_AVAILABLE');
    expect(await refusedWith(request(aPerson({ slug: ana.slug })))).toBe('409 slug-taken');
    expect(await refusedWith(request(aPerson({ slug: 'login' })))).toBe('409 slug-taken');
  });

  test.each<[string, Partial<SignUpRequest>]>([
    ['no name', { name: '  ' }],
    ['no address', { email: 'ana' }],
    ['a slug that is no path', { slug: '../ana' }],
    ['an unknown zone', { timezone: 'Mars/Olympus' }],
  ])('refuses %s', async (_, wrong) => {
    expect(await refusedWith(request(aPerson(wrong)))).toBe('400 validation-failed');
  });

  test.each([
    ['a short password', '1234567'],
    ['an endless password', 'x'.repeat(PASSWORD_MAX_LENGTH + 1)],
  ])('refuses %s, and the link works on', async (_, password) => {
    const token = await tokenOf(aPerson());
    expect(await refusedWith(confirm({ token, password }))).toBe('400 validation-failed');
    expect((await confirm({ token })).response.status).toBe(200);
  });

  test('a mail server that is down is tried again', async () => {
    const ana = aPerson();
    api.mailbox.failWith('451 later');
    await request(ana);
    expect(await api.runJobs()).toHaveLength(1);
    api.mailbox.failWith();
    await api.retryJobs();
    expect(mailedToken(api.mailbox, ana.email)).not.toBe('');
  });

  test('nobody can ask for a session, nor sign up past the mail', async () => {
    for (const path of ['/api/auth/open-session', '/api/auth/sign-up/email']) {
      const reply = await api.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: ORIGIN },
        body: JSON.stringify({
          userId: 'x',
          name: 'E',
          email: 'e@visitor.test',
          password: '12345678',
        }),
      });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
  });
});
