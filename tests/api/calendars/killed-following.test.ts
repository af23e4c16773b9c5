import { Client } from 'pg';
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
import { everyDay } from '#tests/support/hours.ts';
import { letIn } from '#tests/support/let-in.ts';
import { aLogin } from '#tests/support/logins.ts';
import { startMailSink } from '#tests/support/mail-sink.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';
import { type RunningServer, runServer } from '#tests/support/run-server.ts';
import { calendarPlaces } from '#tests/support/stand-ins/calendar-places.ts';

const SOON = { timeout: 60_000, interval: 100 };
const ROUNDS = roundsOf({ few: 1, many: 5 });
/** Patience with six real servers a round on a busy machine. */
const SERVERS_MS = 100_000 + ROUNDS * 300_000;
const ALWAYS = { timeZone: 'UTC', weekly: everyDay('0:00-24:00') } as const;
const OUR_MAIL = 'no-reply@kalends.test';

const DAY_MS = 86_400_000;

test('21. what hosts move and delete in their calendars is followed once by two servers that are killed before they have, and before they know that they have', {
  timeout: SERVERS_MS,
}, async () => {
  const { url, drop } = await freshDatabase();
  const places = await Promise.all(
    (['caldav', 'google', 'microsoft'] as const).map((name) => calendarPlaces[name]()),
  );
  const settings: Record<string, string> = Object.assign(
    {},
    ...places.map((place) => place.settings),
  );
  const post = await startMailSink();
  const db = await openDatabase({ databaseUrl: url, onError: () => undefined });
  const api = await openApiOn(db, { settings });
  // The servers keep real time: three days from now nothing begins while the test runs.
  const nowMs = Date.now();
  api.clock.set(new Date(nowMs).toISOString());
  const dayOf = (round: number) =>
    new Date(nowMs + (3 + round) * DAY_MS).toISOString().slice(0, 10);
  const holder = new Client({ connectionString: url });
  await holder.connect();
  const running: RunningServer[] = [];
  onTestFinished(async () => {
    for (const server of running) await server.kill();
    for (const place of places) await place.stop();
    await post.stop();
    await holder.end();
    await api.close();
    await drop();
  });
  const hosts = await Promise.all(
    places.map(async (place) => {
      const host = await aHost(db, { ...ALWAYS, role: 'owner' });
      const session = await api.openSession(await aLogin(db, host, DEMO_PASSWORD));
      await letIn(askingAt(ORIGIN, api.answer), { session, email: host.email }, place);
      await api
        .clientOf(session)
        .PATCH('/user2/calendar-sync', { body: { followsDeletions: true } });
      return { place, talk: await aMeetingType(db, host) };
    }),
  );
  const addresses = [...places.map(({ server }) => server.url), ...Object.values(settings)];
  const environment = {
    ...{ SECRET, DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'warn', ...settings },
    ...{ SMTP_URL: post.url, MAIL_FROM: OUR_MAIL },
    REACHABLE_PRIVATE_HOSTS: addresses
      .flatMap((address) => URL.parse(address)?.host ?? [])
      .join(','),
  };
  const startTwo = async () => {
    running.push(...(await Promise.all([1, 2].map(() => runServer({ environment })))));
  };
  const killBoth = async () => {
    for (const server of running.splice(0)) await server.kill();
    await giveBackJobs(db);
    // Who is killed leaves statements that wait.
    await holder.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
  };
  const countWaiting = async () => {
    const { rows } = await holder.query(`select pg_stat_clear_snapshot()`).then(() =>
      holder.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`),
    );
    return rows.length;
  };
  const lookNow = () => db.query({ text: 'update calendar_sync set next_read_at = now()' });
  const lookingUntil = async (count: () => Promise<number>) => {
    await lookNow();
    return await count();
  };
  const countNoted = async () => {
    const rows = await db.query({
      text: 'select from written_event where their_change is not null',
    });
    return rows.length;
  };
  const countToTell = async () => {
    const rows = await db.query({
      text: `select from pgboss.job
        where name in ('event', 'mail') and state in ('created', 'retry', 'active')`,
    });
    return rows.length;
  };
  /** What is deleted is followed after a while. */
  const waitNoLonger = () =>
    db.query({
      text: `update pgboss.job set start_after = now()
        where name in ('due', 'event', 'mail') and state in ('created', 'retry')`,
    });
  const mailsTo = (email: string) =>
    post.mails.filter(({ to }) => to.includes(email)).length + api.mailbox.to(email).length;

  for (let round = 0; round < ROUNDS; round += 1) {
    const timeAt = (time: string) => at(time, dayOf(round));
    await startTwo();
    const booked = await Promise.all(
      hosts.map(async ({ place, talk }, index) => {
        const email = (what: string) => `${what}.${round}.${index}@visitor.test`;
        const of = (what: string, time: string) =>
          book(api.client, { ...talk, start: timeAt(time), attendee: { email: email(what) } });
        const [moved, deleted] = [await of('moved', '09:00'), await of('deleted', '10:00')];
        return { place, moved, deleted, emails: [email('moved'), email('deleted')] as const };
      }),
    );
    const ids = booked.flatMap(({ moved, deleted }) => [
      moved.appointmentId,
      deleted.appointmentId,
    ]);
    const emails = booked.flatMap((each) => each.emails);
    const told = () => emails.map(mailsTo);
    const timesOf = (of: readonly { appointmentId: string }[], time: string) =>
      of.map(({ appointmentId }) => [appointmentId, timeAt(time)] as const);
    const written = () =>
      places.map((place) =>
        place
          .written()
          .filter(([id]) => ids.includes(id))
          .toSorted(),
      );
    const standing = async () => {
      const rows = await Promise.all(
        ids.map(async (id) => await changesOn(api).appointmentRow(id)),
      );
      return rows.map((row) => `${row?.status} ${row?.startsAt.toISOString()} ${row?.sequence}`);
    };
    const countSeen = async () => {
      const rows = await db.query({
        text: `select from written_event w
          join external_event e on e.company_id = w.company_id and e.calendar_id = w.calendar_id
            and e.remote_id = w.remote_id
          where w.appointment_id = any($1)`,
        values: [ids],
      });
      return rows.length;
    };
    const asBooked = booked.flatMap(() => [
      `booked ${timeAt('09:00')} 0`,
      `booked ${timeAt('10:00')} 0`,
    ]);
    await expect
      .poll(written, SOON)
      .toEqual(
        booked.map(({ moved, deleted }) =>
          [...timesOf([moved], '09:00'), ...timesOf([deleted], '10:00')].toSorted(),
        ),
      );
    await expect.poll(told, SOON).toEqual(emails.map(() => 1));
    // What was never seen there is not missed there.
    await expect.poll(() => lookingUntil(countSeen), SOON).toBe(ids.length);
    await expect.poll(api.waitingJobs, SOON).toBe(0);

    // They are killed while they follow: nothing has come of it.
    await holder.query('begin');
    await holder.query('select from appointment where id = any($1) for update', [ids]);
    for (const { place, moved, deleted } of booked) {
      place.drag(moved.appointmentId, timeAt('15:00'), timeAt('15:30'));
      place.remove(deleted.appointmentId);
    }
    await expect.poll(() => lookingUntil(countNoted), SOON).toBe(ids.length);
    await waitNoLonger();
    await expect.poll(countWaiting, SOON).toBeGreaterThan(0);
    await killBoth();
    await holder.query('rollback');
    expect(await standing()).toEqual(asBooked);

    // And once it has, while nobody knows it yet.
    await holder.query('begin');
    await holder.query('select from written_event where appointment_id = any($1) for update', [
      ids,
    ]);
    await startTwo();
    await waitNoLonger();
    await expect.poll(async () => (await standing()).join(), SOON).not.toBe(asBooked.join());
    // A mail that is under way when its sender dies is another test's.
    await expect.poll(countToTell, SOON).toBe(0);
    await expect.poll(countWaiting, SOON).toBeGreaterThan(0);
    await killBoth();
    await holder.query('rollback');

    // The next brings it to an end, and then there is nothing left to do.
    await startTwo();
    const asFollowed = booked.flatMap(() => [
      `booked ${timeAt('15:00')} 1`,
      `cancelled ${timeAt('10:00')} 1`,
    ]);
    await waitNoLonger();
    await expect.poll(standing, SOON).toEqual(asFollowed);
    await lookNow();
    await expect
      .poll(async () => {
        await waitNoLonger();
        return await api.waitingJobs();
      }, SOON)
      .toBe(0);
    await lookNow();
    await expect.poll(countNoted, SOON).toBe(0);
    await expect.poll(api.waitingJobs, SOON).toBe(0);
    expect(await standing()).toEqual(asFollowed);
    expect(written()).toEqual(booked.map(({ moved }) => timesOf([moved], '15:00')));
    expect(told()).toEqual(emails.map(() => 2));
    expect(
      await db.query({ text: 'select from appointment_decision where settled_at is null' }),
    ).toEqual([]);
    await killBoth();
  }
});
