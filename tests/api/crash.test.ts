import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { openApiOn } from '#tests/support/api.ts';
import { askDatabaseService } from '#tests/support/ask-database-service.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { giveBackJobs } from '#tests/support/give-back-jobs.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';
import { type RunningServer, runServer } from '#tests/support/run-server.ts';
import { aVisitorsRequest, type Visitor, visitServer } from '#tests/support/server-visitor.ts';

const SECRET = 'a secret for tests only';
/** Patience with twenty real servers on a busy machine. */
const CRASHES_MS = 600_000;

interface Acknowledged {
  readonly appointmentId: string;
  readonly secret: string;
}

/**
 * Books one start after the other, several at a time, until the server has acknowledged `enough`;
 * then it is killed under the bookings that are still on their way.
 */
async function bookUntilKilled(
  server: RunningServer,
  visitor: Visitor,
  meetingTypeId: string,
  starts: string[],
  enough: number,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let killed: Promise<void> | undefined;
  const keepBooking = async () => {
    for (let start = starts.shift(); start && !killed; start = starts.shift()) {
      const body = aVisitorsRequest(starts.length, { meetingTypeId, start });
      const reply = await visitor.client.POST('/booking', { body }).catch((error: unknown) => {
        if (error instanceof ApiError) throw error;
        // The connection broke: nobody was told anything.
        return undefined;
      });
      if (!reply?.data) return;
      acknowledged.push(reply.data);
      if (acknowledged.length >= enough) killed ??= server.kill();
    }
  };
  await Promise.all([keepBooking(), keepBooking(), keepBooking(), keepBooking()]);
  await killed;
  return acknowledged;
}

/** Every acknowledged booking answers to its secret. */
async function countThere(visitor: Visitor, acknowledged: readonly Acknowledged[]) {
  const found = await Promise.all(
    acknowledged.map(({ appointmentId, secret }) =>
      visitor.client.GET('/appointment/{appointmentId}', {
        params: { path: { appointmentId }, query: { secret } },
      }),
    ),
  );
  return found.filter(({ data }) => data?.attendee && !data.isCancelled).length;
}

async function appointmentsAndMails(db: Database) {
  const [row] = await db.query<{ appointments: number; mailed: number; overlaps: number }>({
    text: `select count(*)::int as appointments,
        (count(*) filter (where (select count(*) from mail_log m where m.appointment_id = a.id) = 2))::int as mailed,
        (select count(*)::int from reservation r join reservation s
           on r.host_id = s.host_id and r.id < s.id and r.during && s.during) as overlaps
      from appointment a join attendee t on t.appointment_id = a.id
      where t.email like '%@visitor.test'`,
  });
  return row;
}

describe.each([
  ['the embedded database', roundsOf({ few: 2, many: 20 })],
  ['PostgreSQL', roundsOf({ few: 1, many: 3 })],
] as const)('a server on %s that is killed %i times under bookings', (kind, kills) => {
  test('loses no acknowledged booking and no mail', { timeout: CRASHES_MS }, async () => {
    const database = kind === 'PostgreSQL' ? await freshDatabase() : undefined;
    const dataDir = await mkdtemp(join(tmpdir(), 'kalends-crash-'));
    onTestFinished(async () => {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
    if (!database) await cp(await askDatabaseService('/data-dir'), dataDir, { recursive: true });
    const environment = {
      SECRET,
      LOG_LEVEL: 'warn',
      ...(database && { DATABASE_URL: database.url }),
    };
    const acknowledged: Acknowledged[] = [];
    let starts: string[] = [];
    for (let round = 1; round <= kills; round += 1) {
      // The demo is there after the first start; to set its password anew is not the subject.
      const demo = round === 1 ? undefined : { DEMO: 'off' };
      const server = await runServer({ dataDir, environment: { ...environment, ...demo } });
      onTestFinished(() => server.kill());
      const visitor = visitServer(server.url);
      const meetingTypeId = await visitor.findMeetingType('intro');
      starts = await visitor.findStarts(meetingTypeId);
      expect(await countThere(visitor, acknowledged)).toBe(acknowledged.length);
      const enough = 1 + (round % 10);
      acknowledged.push(...(await bookUntilKilled(server, visitor, meetingTypeId, starts, enough)));
    }
    const db = await openDatabase(database ? { databaseUrl: database.url } : { dataDir });
    await giveBackJobs(db);
    const api = await openApiOn(db);
    expect(await api.retryJobs()).toEqual([]);
    // What was booked before the first start is planned by and by.
    expect(await api.runDueJobs()).toEqual([]);
    expect(await api.waitingJobs()).toBe(0);
    const stored = await appointmentsAndMails(db);
    expect(stored?.appointments).toBeGreaterThanOrEqual(acknowledged.length);
    expect(stored).toMatchObject({ mailed: stored?.appointments, overlaps: 0 });
    const ids = await db.query<{ id: string }>({ text: 'select id from appointment' });
    const there = new Set(ids.map(({ id }) => id));
    expect(acknowledged.filter(({ appointmentId }) => !there.has(appointmentId))).toEqual([]);
    await api.close();
  });
});
