import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import type { BookingRequestInput } from '#shared/api/booking.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost, aMeetingType } from '#tests/support/builders.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { type RunningServer, runServer } from '#tests/support/run-server.ts';
import {
  aVisitorsRequest,
  bookInRace,
  type Visitor,
  visitServer,
} from '#tests/support/server-visitor.ts';
import { SERVERS_MS } from '#tests/support/two-servers.ts';

const RACERS = 50;

/** Sends them all at once, in turns to the clients; says how each was answered. */
async function race(
  clients: readonly ApiClient[],
  requests: readonly BookingRequestInput[],
): Promise<{ booked: number; refusals: Set<string> }> {
  const answers = await Promise.all(
    requests.map((body, index) => {
      const client = clients[index % clients.length];
      if (!client) throw new Error('Nobody to ask');
      return bookInRace(client, body);
    }),
  );
  const refusals = answers.filter((answer) => answer !== 'booked');
  return { booked: answers.length - refusals.length, refusals: new Set(refusals) };
}

/** Pairs of one host's reservations that overlap: the constraint's promise, asked of the rows. */
async function countOverlaps(db: Database): Promise<number> {
  const rows = await db.query({
    text: `select 1 from reservation a join reservation b
           on a.company_id = b.company_id and a.host_id = b.host_id and a.id < b.id
           and a.during && b.during`,
  });
  return rows.length;
}

const gone = '409 slot-no-longer-available';

describeApi.both('50 visitors at once in one process', (api) => {
  test('for one start of one host, of other lengths and meeting types: one gets it', async () => {
    const host = await aHost(api.db);
    const offered = [
      await aMeetingType(api.db, host, { allowedDurations: [15, 30, 45, 60] }),
      await aMeetingType(api.db, host, { bufferBeforeMinutes: 10, bufferAfterMinutes: 10 }),
      await aMeetingType(api.db, host, { limits: { day: { count: 5 } } }),
    ];
    const durations = [15, 30, 45, 60];
    const requests = Array.from({ length: RACERS }, (_, visitor) => {
      const { meetingTypeId = '' } = offered[visitor % offered.length] ?? {};
      const duration = visitor % offered.length === 0 ? durations[visitor % 4] : 30;
      return aVisitorsRequest(visitor, { meetingTypeId, start: '2030-01-08T10:00:00Z', duration });
    });
    expect(await race([api.client], requests)).toEqual({ booked: 1, refusals: new Set([gone]) });
    expect(await countOverlaps(api.db)).toBe(0);
  });

  test('for starts that overlap: those that got theirs do not', async () => {
    const host = await aHost(api.db);
    const { meetingTypeId } = await aMeetingType(api.db, host, {
      allowedDurations: [30, 60],
      slotIntervalMinutes: 15,
      bufferAfterMinutes: 10,
    });
    const requests = Array.from({ length: RACERS }, (_, visitor) => {
      const startMs = Date.parse('2030-01-08T09:00:00Z') + (visitor % 16) * 15 * 60_000;
      const duration = visitor % 2 === 0 ? 30 : 60;
      return aVisitorsRequest(visitor, {
        meetingTypeId,
        start: new Date(startMs).toISOString(),
        duration,
      });
    });
    const { booked, refusals } = await race([api.client], requests);
    expect(booked).toBeGreaterThan(1);
    expect(refusals).toEqual(new Set([gone]));
    expect(await countOverlaps(api.db)).toBe(0);
  });
});

describe('two servers on one PostgreSQL', () => {
  let servers: readonly RunningServer[];
  let visitors: readonly Visitor[];
  let visitor: Visitor;
  let clients: readonly ApiClient[];
  let db: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await freshDatabase('template0');
    drop = database.drop;
    const environment = {
      DATABASE_URL: database.url,
      SECRET: 'a secret for tests only',
      LOG_LEVEL: 'warn',
    };
    // Both at once, on a database without a single table.
    servers = await Promise.all([runServer({ environment }), runServer({ environment })]);
    visitors = servers.map(({ url }) => visitServer(url));
    clients = visitors.map(({ client }) => client);
    [visitor] = visitors as readonly [Visitor];
    db = await openDatabase({ databaseUrl: database.url, poolSize: 2 });
  }, SERVERS_MS);
  afterAll(async () => {
    await db?.close();
    const exits = await Promise.all((servers ?? []).map((server) => server.stop()));
    await drop?.();
    expect(exits).toEqual([0, 0]);
  });

  test('start at once and seed one demo workspace', async () => {
    const rows = await db.query({ text: 'select slug from company order by slug' });
    expect(rows).toEqual([{ slug: 'corner' }, { slug: 'demo' }]);
    const ids = await Promise.all(visitors.map((each) => each.findMeetingType('intro')));
    expect(new Set(ids).size).toBe(1);
  });

  test('give one start once to 50 who want it, of other lengths and meeting types', async () => {
    const intro = await visitor.findMeetingType('intro');
    const flex = await visitor.findMeetingType('flex');
    const formFirst = await visitor.findMeetingType('form-first');
    // A full hour before noon suits all of them.
    const start = (await visitor.findStarts(intro))
      .slice(40)
      .find((each) => each.includes('T10:00'));
    const wishes = [
      { meetingTypeId: intro },
      { meetingTypeId: formFirst },
      ...[15, 30, 45, 60].map((duration) => ({ meetingTypeId: flex, duration })),
    ];
    const requests = Array.from({ length: RACERS }, (_, index) =>
      aVisitorsRequest(index, {
        meetingTypeId: intro,
        start: start ?? '',
        ...wishes[index % wishes.length],
      }),
    );
    expect(await race(clients, requests)).toEqual({ booked: 1, refusals: new Set([gone]) });
    expect(await countOverlaps(db)).toBe(0);
  });

  test('never overlap where 50 want times that do', async () => {
    const flex = await visitor.findMeetingType('flex');
    const starts = (await visitor.findStarts(flex)).slice(60, 72);
    const requests = Array.from({ length: RACERS }, (_, index) =>
      aVisitorsRequest(index, {
        meetingTypeId: flex,
        start: starts[index % starts.length] ?? '',
        duration: [15, 30, 45, 60][index % 4],
      }),
    );
    const { booked, refusals } = await race(clients, requests);
    expect(booked).toBeGreaterThan(1);
    expect([...refusals].filter((refusal) => !refusal.startsWith('4'))).toEqual([]);
    expect(await countOverlaps(db)).toBe(0);
  });

  test('fill a group to its last seat and no further', async () => {
    const workshop = await visitor.findMeetingType('workshop');
    const [start = ''] = (await visitor.findStarts(workshop)).slice(70);
    const requests = Array.from({ length: RACERS }, (_, index) =>
      aVisitorsRequest(index, { meetingTypeId: workshop, start }),
    );
    expect(await race(clients, requests)).toEqual({ booked: 8, refusals: new Set([gone]) });
    expect(await countOverlaps(db)).toBe(0);
  });

  test('make one appointment of one idempotency key that both are sent', async () => {
    const intro = await visitor.findMeetingType('intro');
    const [start = ''] = (await visitor.findStarts(intro)).slice(100);
    const body = aVisitorsRequest(1, { meetingTypeId: intro, start });
    const header = { 'idempotency-key': 'the same for both servers' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (clients[index % 2] ?? visitor.client).POST('/booking', { body, params: { header } }),
      ),
    );
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  });
});
