import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import type { HttpEnv } from '#server/platform/http/context.ts';
import { handleError } from '#server/platform/http/error-handler.ts';
import { createCountCall } from '#server/platform/http/limit-rates.ts';
import { listen } from '#server/platform/http/listen.ts';
import { type Contract, contract } from '#shared/api/contract.ts';
import { DATABASE_KINDS, freshDatabase, openTestDatabase } from '#tests/support/database.ts';
import { toBodyEmails } from './body-keys.ts';
import { toClientAddress } from './client-address.ts';
import { allLimits, type LimitPolicy, limitPolicies } from './policies.ts';
import { openRateLimits } from './rate-limits.ts';

const byEmail: LimitPolicy = {
  name: 'test-by-email',
  key: 'email',
  points: 3,
  windowSeconds: 3600,
  store: 'shared',
  refusal: { code: 'email-booking-limit-exceeded', message: 'booking limit of this email' },
};
const byAddress: LimitPolicy = {
  ...byEmail,
  name: 'test-by-address',
  key: 'address',
  points: 5,
  refusal: { code: 'rate-limited', message: 'exceeded booking rate limit' },
};
const policies = [byEmail, byAddress];

describe.each(DATABASE_KINDS)('rate limits on %s', (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());

  test('so many calls are allowed, the next has to wait until the window ends', async () => {
    const limits = await openRateLimits(db, policies);
    for (const _ of [1, 2, 3]) expect(await limits.count(byEmail, 'ada')).toBeUndefined();
    const waitSeconds = await limits.count(byEmail, 'ada');
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(3600);
    expect(await limits.count(byEmail, 'grace')).toBeUndefined();
  });

  test('a burst gets no more than its share', async () => {
    const limits = await openRateLimits(db, policies);
    const counted = await Promise.all(
      Array.from({ length: 20 }, () => limits.count(byEmail, 'burst')),
    );
    expect(counted.filter((waitSeconds) => waitSeconds === undefined)).toHaveLength(3);
  });

  test('the refusal has its code, message and Retry-After, and the body is still readable', async () => {
    const app = new Hono<HttpEnv>();
    const limits = await openRateLimits(db, policies);
    const countCall = createCountCall({ limits, trustedProxies: 1 });
    app.post('/api/booking', async (c) => {
      await countCall(c, policies);
      return c.json(await c.req.json());
    });
    app.onError(handleError);
    const book = (email: string, address: string) =>
      app.request('/api/booking', {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: JSON.stringify({ attendee: { email } }),
      });
    for (const _ of [1, 2, 3]) {
      const reply = await book('maya@visitor.test', '192.0.2.1');
      expect(await reply.json()).toEqual({ attendee: { email: 'maya@visitor.test' } });
    }
    const sameEmail = await book('Maya+again@visitor.test', '192.0.2.2');
    expect(sameEmail.status).toBe(429);
    expect(await sameEmail.json()).toMatchObject({ error: 'email-booking-limit-exceeded' });
    expect(Number(sameEmail.headers.get('retry-after'))).toBeGreaterThan(0);

    await book('b@visitor.test', '192.0.2.1');
    await book('c@visitor.test', '192.0.2.1');
    const sameAddress = await book('d@visitor.test', '192.0.2.1');
    expect(await sameAddress.json()).toMatchObject({
      error: 'rate-limited',
      message: 'exceeded booking rate limit',
    });
    expect((await book('d@visitor.test', '192.0.2.3')).status).toBe(200);
  });
});

test('processes on one PostgreSQL count together', async () => {
  const { url, drop } = await freshDatabase();
  // Dropping the database may cut connections that are being closed.
  const onError = () => undefined;
  const databases = await Promise.all(
    [1, 2].map(() => openDatabase({ databaseUrl: url, onError })),
  );
  const processes = await Promise.all(databases.map((db) => openRateLimits(db, policies)));
  const counted = await Promise.all(
    processes.flatMap((limits) => [1, 2, 3].map(() => limits.count(byEmail, 'ada'))),
  );
  expect(counted.filter((waitSeconds) => waitSeconds === undefined)).toHaveLength(3);
  await Promise.all(databases.map((db) => db.close()));
  await drop();
});

test('a client is known by its socket, whatever it writes into its headers', async () => {
  const db = await openTestDatabase('pglite');
  const limits = await openRateLimits(db, policies);
  const app = new Hono<HttpEnv>();
  const countCall = createCountCall({ limits, trustedProxies: 0 });
  app.post('/api/booking', async (c) => {
    await countCall(c, policies);
    return c.json({});
  });
  app.onError(handleError);
  const listener = await listen({ port: 0 });
  listener.answerWith(app.fetch);
  const book = async (forwardedFor: string) => {
    const reply = await fetch(`http://127.0.0.1:${listener.port}/api/booking`, {
      method: 'POST',
      headers: { 'x-forwarded-for': forwardedFor, connection: 'close' },
    });
    await reply.text();
    return reply.status;
  };
  const statuses: number[] = [];
  for (const last of [1, 2, 3, 4, 5, 6]) statuses.push(await book(`192.0.2.${last}`));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await listener.close();
  await db.close();
});

test('a database that cannot count refuses nobody until the process itself has seen too many', async () => {
  const db = await openTestDatabase('postgres');
  const limits = await openRateLimits(db, policies);
  await db.query({ text: 'drop table rate_limit' });
  for (const _ of [1, 2, 3]) expect(await limits.count(byEmail, 'ada')).toBeUndefined();
  expect(await limits.count(byEmail, 'ada')).toBeGreaterThan(0);
  await db.close();
});

test.each([
  ['createBooking', ['booking-by-email', 'booking-by-address']],
  ['getAvailability', ['look-up-by-address']],
  ['initiateCancel', ['mail-by-address']],
  ['getHealth', []],
] as const)('%s falls under %j', (call, names) => {
  const policies: readonly LimitPolicy[] = limitPolicies[contract[call].limit];
  expect(policies.map(({ name }) => name)).toEqual(names);
});

test('signing up is counted by e-mail and by address, confirming by link and by address', () => {
  const keysOf = (call: keyof Contract) =>
    limitPolicies[contract[call].limit].map(({ key }: LimitPolicy) => key);
  expect(keysOf('requestSignUp')).toEqual(['email', 'address']);
  expect(keysOf('confirmSignUp')).toEqual(['token', 'address']);
});

test('each limit has a name of its own', () => {
  expect(new Set(allLimits.map(({ name }) => name)).size).toBe(allLimits.length);
});

describe('the address that counts', () => {
  const forwardedFor = '203.0.113.9, 198.51.100.7';
  test.each([
    ['without proxies of ours nothing that is written counts', 0, '192.0.2.1'],
    ['one proxy appended the last entry', 1, '198.51.100.7'],
    ['two proxies', 2, '203.0.113.9'],
    ['more than there are', 5, '203.0.113.9'],
  ])('%s', (_, trustedProxies, address) => {
    expect(toClientAddress({ socket: '192.0.2.1', forwardedFor }, trustedProxies)).toBe(address);
  });

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (socket, address) => {
    expect(toClientAddress({ socket }, 0)).toBe(address);
  });
});

test.each([
  ['{"attendee":{"email":" Ada+news@Acme.test "}}', ['ada@acme.test']],
  ['{"email":"ada@acme.test"}', ['ada@acme.test']],
  [
    '{"emails":["b@acme.test","Ada@acme.test","ada+1@acme.test",7]}',
    ['b@acme.test', 'ada@acme.test'],
  ],
  ['{"attendee":{"email":["ada@acme.test"]}}', []],
  ['{"attendee":', []],
  ['null', []],
  ['{}', []],
])('the e-mails of %s are %j', (text, emails) => {
  expect(toBodyEmails(text)).toEqual(emails);
});
