import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/db/open.ts';
import { timeLimits } from '#server/platform/db/time-limits.ts';
import { allLimitPolicies } from '#server/platform/rate-limit/policies.ts';
import { openRateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import { openApiOn } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { demoPassword, runServer } from '#tests/support/run-server.ts';
import { visitServer } from '#tests/support/server-visitor.ts';
import { signInTo } from '#tests/support/sign-in-to.ts';
import { startTcpProxy } from '#tests/support/tcp-proxy.ts';

const SECRET = 'a secret for tests only';
/** Patience with real servers on a busy machine. */
const SERVER_MS = 180_000;
const onError = () => undefined;

/** The app on a database of its own, reached over a network that the test breaks. */
async function openFrailApi() {
  const { url, drop } = await freshDatabase();
  const api = await openApiOn(await openDatabase({ databaseUrl: url, onError }));
  const proxy = await startTcpProxy(url);
  const limits = { ...timeLimits, connectMs: 500, statementMs: 500 };
  const db = await openDatabase({ databaseUrl: proxy.through(url), limits, onError });
  onTestFinished(async () => {
    await db.close();
    await proxy.stop();
    await api.close();
    await drop();
  });
  return { api, db, proxy };
}

function pointsOf(name: string): number {
  return allLimitPolicies.find((policy) => policy.name === name)?.points ?? 0;
}

test('20. tries that an outage ended do not count against an e-mail, wherever it began', async () => {
  const { api, db, proxy } = await openFrailApi();
  const counters = await openRateLimits(db);
  // The database may be gone before the call is counted, or after.
  const counted = await openRateLimits(api.db);
  const attendee = { email: 'maya@visitor.test' };
  const request = { meetingTypeId: randomUUID(), start: at('10:00'), attendee };
  const tries = Array.from({ length: pointsOf('booking-by-email') }, (_, n) => n);

  await proxy.cut();
  for (const n of tries) {
    const limits = n % 2 ? counters : counted;
    const client = api.limitedClient(limits, `198.51.100.${n}`, { db });
    expect(await refusedWith(book(client, request))).toBe('503 temporarily-unavailable');
  }
  await proxy.mend();

  for (const n of tries) {
    const client = api.limitedClient(counters, `203.0.113.${n}`, { db });
    expect(await refusedWith(book(client, request))).toBe('404 meeting-type-not-available');
  }
  const client = api.limitedClient(counters, '203.0.113.250', { db });
  expect(await refusedWith(book(client, request))).toBe('429 email-booking-limit-exceeded');
});

test(
  '19.9 to a host who is signed in an outage is told as one, and nothing as done',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const environment = { DATABASE_URL: postgres.urlOf('postgres'), SECRET, LOG_LEVEL: 'error' };
    const server = await runServer({ environment });
    onTestFinished(() => server.kill());
    const login = { email: 'ada@demo.test', password: demoPassword };
    const asHost = await signInTo(server.url, login);
    const calls = () => [
      asHost.GET('/session'),
      asHost.GET('/meeting-type', { params: { query: {} } }),
      asHost.POST('/auth/sign-out'),
    ];
    await postgres.stop();
    const answers = await Promise.all(calls().map(refusedWith));
    expect(new Set(answers)).toEqual(new Set(['503 temporarily-unavailable']));
  },
  SERVER_MS,
);

test(
  '20. a frozen PostgreSQL is told as such, let go of by a server that stops, and served again',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const environment = { DATABASE_URL: postgres.urlOf('postgres'), SECRET, LOG_LEVEL: 'error' };
    const server = await runServer({ environment });
    onTestFinished(() => server.kill());
    const { findMeetingType } = visitServer(server.url);
    const page = `${server.url}/api/booking/single/-/intro/ada`;
    await findMeetingType('intro');

    postgres.freeze();
    const [ready, call] = await Promise.all([fetch(`${server.url}/api/ready`), fetch(page)]);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ error: 'not-ready' });
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ error: 'temporarily-unavailable' });
    for (const reply of [ready, call]) expect(Number(reply.headers.get('retry-after'))).toBe(5);

    postgres.thaw();
    expect((await fetch(page)).status).toBe(200);

    postgres.freeze();
    const cutOff = fetch(page).then(
      ({ status }) => status,
      () => 'cut off',
    );
    // Once this is answered, the call has been waiting for long.
    await fetch(`${server.url}/api/ready`);
    expect(await server.stop()).toBe(0);
    expect(await cutOff).not.toBe(200);
    postgres.thaw();
  },
  SERVER_MS,
);
