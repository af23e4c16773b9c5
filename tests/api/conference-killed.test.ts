import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/db/open.ts';
import { channelOf } from '#shared/domain/ways-to-meet.ts';
import { DEMO_PASSWORD, ORIGIN, openApiOn, SECRET } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { askingAt } from '#tests/support/asking-at.ts';
import { aHost, aMeetingType } from '#tests/support/builders.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { giveBackJobs } from '#tests/support/give-back-jobs.ts';
import { aLogin } from '#tests/support/logins.ts';
import { type RunningServer, runServer } from '#tests/support/run-server.ts';
import { conferenceStandIns } from '#tests/support/stand-ins/conference-stand-ins.ts';
import { toCookies } from '#tests/support/to-cookies.ts';

/** Patience with two real servers on a busy machine. */
const SERVERS_MS = 300_000;
const SOON = { timeout: 60_000, interval: 50 };

/** Those that have a way to tell what was made by a try that nobody heard the end of. */
const ACCOUNTS = ['teams-2', 'webex', 'zoom'] as const;

test('22. two servers on one database make one meeting of what is booked once, also where both are killed before they know of it', {
  timeout: SERVERS_MS,
}, async () => {
  const { url, drop } = await freshDatabase();
  const db = await openDatabase({ databaseUrl: url, onError: () => undefined });
  const api = await openApiOn(db);
  const running: RunningServer[] = [];
  const hosts = await Promise.all(
    ACCOUNTS.map(async (provider) => {
      const standIn = await conferenceStandIns[provider]();
      api.conferences[provider] = standIn.open(api.clock);
      const host = await aHost(db, { role: 'owner' });
      const session = await api.openSession(await aLogin(db, host, DEMO_PASSWORD));
      const post = (cookie: string, path: string, body: object) =>
        askingAt(ORIGIN, api.answer)(cookie, { method: 'POST', path, body });
      const setOut = await post(session, '/conference-accounts/authorise', { provider });
      const errand = toCookies(setOut.headers.getSetCookie());
      const { url: there } = (await setOut.json()) as { url: string };
      const { code, state } = Object.fromEntries(await standIn.oauth.visit(there));
      await post(`${session}; ${errand}`, '/auth/return', { code, state });
      const { meetingTypeId } = await aMeetingType(db, host, { channel: channelOf(provider) });
      const bookAt = (time: string) => book(api.client, { meetingTypeId, start: at(time) });
      return { standIn, bookAt };
    }),
  );
  onTestFinished(async () => {
    for (const server of running) await server.kill();
    for (const { standIn } of hosts) await standIn.stop();
    await api.close();
    await drop();
  });
  const settings = Object.assign({}, ...hosts.map(({ standIn }) => standIn.settings));
  const environment: Record<string, string> = {
    // A meeting is found by a key that names this address.
    PUBLIC_URL: ORIGIN,
    ...{ SECRET, DATABASE_URL: url, DEMO: 'off', ...settings },
    REACHABLE_PRIVATE_HOSTS: Object.values<string>(settings)
      .flatMap((address) => URL.parse(address)?.host || [])
      .join(','),
  };
  const counts = () => hosts.map(({ standIn }) => standIn.meetings().length);
  const linksThere = () =>
    hosts.flatMap(({ standIn }) => standIn.meetings().map(({ link }) => link));
  const linksHere = async () => {
    const rows = await db.query<{ link: string | null }>({
      text: 'select meeting_link as link from appointment',
    });
    return rows.map(({ link }) => link);
  };

  running.push(...(await Promise.all([1, 2].map(() => runServer({ environment })))));
  for (const { bookAt } of hosts) await bookAt('09:00');
  await expect.poll(counts, SOON).toEqual([1, 1, 1]);
  await expect.poll(api.waitingJobs, SOON).toBe(0);

  // One more is made at each, which nobody hears of; then both servers are gone.
  for (const { standIn } of hosts) standIn.failNext({ fault: 'hangs', of: 'POST' });
  for (const { bookAt } of hosts) await bookAt('11:00');
  await expect.poll(counts, SOON).toEqual([2, 2, 2]);
  for (const server of running.splice(0)) await server.kill();
  expect(await linksHere()).toContain(null);

  // The next one finds it.
  await giveBackJobs(db);
  while ((await api.waitingJobs()) > 0) {
    expect([...(await api.retryJobs()), ...(await api.runDueJobs())]).toEqual([]);
  }
  expect(counts()).toEqual([2, 2, 2]);
  expect((await linksHere()).toSorted()).toEqual(linksThere().toSorted());
});
