import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/db/open.ts';
import { DEMO_PASSWORD, ORIGIN, openApiOn, SECRET } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { askingAt } from '#tests/support/asking-at.ts';
import { aHost, aMeetingType } from '#tests/support/builders.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { giveBackJobs } from '#tests/support/give-back-jobs.ts';
import { letIn } from '#tests/support/let-in.ts';
import { aLogin } from '#tests/support/logins.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';
import { type RunningServer, runServer } from '#tests/support/run-server.ts';
import { calendarPlaces } from '#tests/support/stand-ins/calendar-places.ts';

/** Patience with two real servers on a busy machine. */
const SERVERS_MS = 300_000;
const SOON = { timeout: 60_000, interval: 50 };
const KILLS = roundsOf({ few: 1, many: 5 });

const isWriting = (asked: string) => /^(?:POST|PUT|PATCH|DELETE) /.test(asked);
const dayOf = (round: number) => `2030-01-${String(7 + round).padStart(2, '0')}`;

test('21. two servers on one database write what is booked once, also where both are killed before they know that it is written', {
  timeout: SERVERS_MS,
}, async () => {
  const { url, drop } = await freshDatabase();
  const places = await Promise.all(
    (['caldav', 'google', 'microsoft'] as const).map((name) => calendarPlaces[name]()),
  );
  const settings: Record<string, string> = Object.assign(
    {},
    ...places.map((each) => each.settings),
  );
  const db = await openDatabase({ databaseUrl: url, onError: () => undefined });
  const api = await openApiOn(db, { settings });
  const running: RunningServer[] = [];
  const outputs: string[] = [];
  onTestFinished(async () => {
    for (const server of running) await server.kill();
    for (const place of places) await place.stop();
    await api.close();
    await drop();
  });
  const hosts = await Promise.all(
    places.map(async (place) => {
      const host = await aHost(db, { role: 'owner' });
      const session = await api.openSession(await aLogin(db, host, DEMO_PASSWORD));
      await letIn(askingAt(ORIGIN, api.answer), { session, email: host.email }, place);
      return { place, talk: await aMeetingType(db, host) };
    }),
  );
  const addresses = [...places.map(({ server }) => server.url), ...Object.values(settings)];
  const environment = {
    ...{ SECRET, DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'debug', ...settings },
    REACHABLE_PRIVATE_HOSTS: addresses
      .flatMap((address) => URL.parse(address)?.host ?? [])
      .join(','),
  };
  const { reschedule, cancel } = changesOn(api);
  /** What stands in each calendar, beside what should. */
  const written = () => places.map((place) => place.written().toSorted());
  type Standing = readonly (readonly [appointmentId: string, startIso: string])[];
  const all = (standing: readonly Standing[]) => standing.map((each) => each.toSorted());

  for (let round = 0; round < KILLS; round += 1) {
    const timeAt = (time: string) => at(time, dayOf(round));
    const before = written();
    running.push(...(await Promise.all([1, 2].map(() => runServer({ environment })))));
    const writings = () =>
      places.map(({ server }) => server.asked.filter((each) => isWriting(each)).length);
    const writtenBefore = writings();

    // Each of them takes what it can get.
    const booked = await Promise.all(
      hosts.map(async ({ talk }) => {
        const bookAt = (time: string) => book(api.client, { ...talk, start: timeAt(time) });
        return [await bookAt('09:00'), await bookAt('10:00'), await bookAt('11:00')] as const;
      }),
    );
    const standing = booked.map(([one, two, three], index) => [
      ...(before[index] ?? []),
      [one.appointmentId, timeAt('09:00')] as const,
      [two.appointmentId, timeAt('10:00')] as const,
      [three.appointmentId, timeAt('11:00')] as const,
    ]);
    await expect.poll(written, SOON).toEqual(all(standing));
    await expect.poll(api.waitingJobs, SOON).toBe(0);
    expect(writings()).toEqual(writtenBefore.map((count) => count + 3));

    // One is moved and one made, which nobody hears of; then both are gone.
    for (const { server } of places) server.behave('is-silent-once-done', { writesAlone: true });
    const made = await Promise.all(
      hosts.map(({ talk }) => book(api.client, { ...talk, start: timeAt('12:00') })),
    );
    for (const [one] of booked) await reschedule(one, timeAt('13:00'));
    const unheard = standing.map((each, index) => [
      ...each.map(([id, start]) =>
        id === booked[index]?.[0].appointmentId
          ? ([id, timeAt('13:00')] as const)
          : ([id, start] as const),
      ),
      [made[index]?.appointmentId ?? '', timeAt('12:00')] as const,
    ]);
    await expect.poll(written, SOON).toEqual(all(unheard));
    for (const server of running.splice(0)) {
      await server.kill();
      outputs.push(server.output());
    }

    // What becomes of them then is written by the next.
    for (const { server } of places) server.behave();
    for (const [one, two] of booked) {
      await cancel(one);
      await reschedule(two, timeAt('14:00'));
    }
    for (const each of made) await reschedule(each, timeAt('15:00'));
    await giveBackJobs(db);
    while ((await api.waitingJobs()) > 0) {
      expect([...(await api.retryJobs()), ...(await api.runDueJobs())]).toEqual([]);
    }
    expect(written()).toEqual(
      all(
        booked.map(([, two, three], index) => [
          ...(before[index] ?? []),
          [two.appointmentId, timeAt('14:00')] as const,
          [three.appointmentId, timeAt('11:00')] as const,
          [made[index]?.appointmentId ?? '', timeAt('15:00')] as const,
        ]),
      ),
    );
  }
  // All that there is to be said of it was, and nothing of what lets one in.
  const said = outputs.join('');
  expect(said.includes('written_event')).toBe(true);
  const secrets = places.flatMap((place) => place.secrets());
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
});
