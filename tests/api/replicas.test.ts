import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { type PostgresCluster, startCluster } from '#tests/support/postgres-cluster.ts';
import { type RunningServer, runServer } from '#tests/support/run-server.ts';
import {
  aVisitorsRequest,
  bookInRace,
  type Visitor,
  visitServer,
} from '#tests/support/server-visitor.ts';

const RACERS = 50;
/** Patience with two real servers and two databases on a busy machine. */
const SERVERS_MS = 300_000;

let cluster: PostgresCluster;
let servers: RunningServer[] = [];
let visitors: Visitor[];
let primary: Database;
let standby: Database;

beforeAll(async () => {
  cluster = await startCluster();
  return () => cluster.stop();
});
beforeAll(async () => {
  const environment = {
    DATABASE_URL: cluster.pooledUrlOf('postgres'),
    DATABASE_PGBOUNCER: 'on',
    DATABASE_READ_URL: cluster.standbyUrlOf('postgres'),
    SECRET: 'a secret for tests only',
    LOG_LEVEL: 'warn',
  };
  const started = await Promise.allSettled([1, 2].map(() => runServer({ environment })));
  servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  visitors = servers.map(({ url }) => visitServer(url));
  const failed = started.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}, SERVERS_MS);
afterAll(() => Promise.all(servers.map((server) => server.stop())));
beforeAll(async () => {
  const onError = () => undefined;
  primary = await openDatabase({ databaseUrl: cluster.primary.urlOf('postgres'), onError });
  standby = await openDatabase({ databaseUrl: cluster.standbyUrlOf('postgres'), onError });
  return async () => {
    await primary.close();
    await standby.close();
  };
});

/** Waits until all servers have said so, so many times each. */
async function untilAllSay(text: string, times = 1): Promise<void> {
  const isSaid = ({ output }: RunningServer) => output().split(text).length > times;
  while (!servers.every(isSaid)) await primary.query({ text: 'select pg_sleep(0.05)' });
}

/** Waits until the standby shows what the primary has now; servers show it a moment later at most. */
async function untilStandbyFollows(): Promise<void> {
  const position = { text: 'select pg_current_wal_lsn()::text as at' };
  const [written] = await primary.query<{ at: string }>(position);
  const follows = async () => {
    const text = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"';
    const [row] = await standby.query<{ isThere: boolean }>({ text, values: [written?.at] });
    return row?.isThere ?? false;
  };
  while (!(await follows())) await primary.query({ text: 'select pg_sleep(0.05)' });
}

/** What the app last asked of a server on each of its connections. */
async function lastStatements(db: Database): Promise<string> {
  const rows = await db.query<{ query: string }>({
    text: `select query from pg_stat_activity where application_name = 'kalends'`,
  });
  return rows.map(({ query }) => query).join('\n');
}

async function openPages(): Promise<string> {
  const ids = await Promise.all(
    Array.from({ length: 16 }, (_, n) => visitors[n % 2]?.findMeetingType('intro')),
  );
  const id = ids[0] ?? '';
  expect(new Set(ids)).toEqual(new Set([id]));
  return id;
}

test('31. two processes show pages and times from the standby', {
  timeout: SERVERS_MS,
}, async () => {
  await untilAllSay('"isUsed":true');
  await untilStandbyFollows();
  const meetingTypeId = await openPages();
  expect(await lastStatements(standby)).toContain('personalizedBranding');
  const starts = await Promise.all(visitors.map((visitor) => visitor.findStarts(meetingTypeId)));
  expect(starts[0]?.length).toBeGreaterThan(0);
  expect(starts[1]).toEqual(starts[0]);
});

test('31. fifty visitors of both race through PgBouncer for few starts: none is booked twice', {
  timeout: SERVERS_MS,
}, async () => {
  const meetingTypeId = await openPages();
  const starts = (await visitors[0]?.findStarts(meetingTypeId))?.slice(0, 5) ?? [];
  const answers = await Promise.all(
    Array.from({ length: RACERS }, (_, n) => {
      const body = aVisitorsRequest(n, { meetingTypeId, start: starts[n % starts.length] ?? '' });
      const { client } = visitors[n % 2] ?? {};
      if (!client) throw new Error('Nobody to ask');
      return bookInRace(client, body);
    }),
  );
  const refusals = answers.filter((answer) => answer !== 'booked');
  expect(answers.length - refusals.length).toBe(starts.length);
  expect(new Set(refusals)).toEqual(new Set(['409 slot-no-longer-available']));
  const overlaps = await primary.query({
    text: `select from reservation a join reservation b on a.company_id = b.company_id
        and a.host_id = b.host_id and a.id < b.id and a.during && b.during`,
  });
  expect(overlaps).toEqual([]);
});

test('31. where the standby stops the primary answers, and it is taken back when it returns', {
  timeout: SERVERS_MS,
}, async () => {
  await cluster.stopStandby();
  const meetingTypeId = await openPages();
  for (const visitor of visitors) {
    expect((await visitor.findStarts(meetingTypeId)).length).toBeGreaterThan(0);
  }
  await untilAllSay('"isUsed":false');
  expect((await openPages()).length).toBeGreaterThan(0);

  await cluster.startStandby();
  await untilAllSay('"isUsed":true', 2);
  await openPages();
  expect(await lastStatements(standby)).toContain('personalizedBranding');
});
