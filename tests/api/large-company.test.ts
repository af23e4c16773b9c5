import { beforeAll, describe, expect, test } from 'vitest';
import type { Database, Sql } from '#server/platform/db/database.ts';
import { resource, resourceChannel } from '#server/platform/db/schema/schema.ts';
import { readPageAndFacts } from '#server/public/page-fill/page-and-facts-statement.ts';
import { readFacts } from '#server/time/availability/facts/facts-statement.ts';
import { knownRange } from '#server/time/availability/load-known-times.ts';
import { NOW } from '#tests/support/api.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { growCompany } from '#tests/support/grow-company.ts';
import { askedOf, readRows } from '#tests/support/read-rows.ts';

const HOSTS = 500;
/** Of each host: its reservations, its rows beside them, and its appointments once more for each limit. */
const ROWS_OF_HOST = 250;
const nowMs = Date.parse(NOW);
const { startMinute: fromMinute, endMinute: toMinute } = knownRange(nowMs / 60_000);

/** By how many hosts serve them. */
const kinds = {
  'one host': { serving: 1, columns: { channel: 'zoom' } },
  limits: {
    serving: 1,
    columns: { limits: { day: { count: 9 }, year: { minutes: 90_000 } } },
  },
  'a group': { serving: 1, columns: { totalSpots: 6 } },
  'a room': { serving: 1, columns: { channel: 'resource' } },
  'four hosts': { serving: 4, columns: { calculationMethod: 'anyone' } },
} as const;

/** Both databases plan alike; so many rows are written by a server alone in good time. */
describe('11. what is read of a meeting type does not grow with its company: 500 hosts, 50,000 appointments', () => {
  let db: Database;
  let host: AHost;
  const offered = new Map<string, AMeetingType>();
  beforeAll(async () => {
    db = await openTestDatabase('postgres');
    host = await aHost(db, { limits: { day: { count: 20 } } });
    for (const [kind, { columns }] of Object.entries(kinds)) {
      offered.set(kind, await aMeetingType(db, host, columns));
    }
    await aRoom(db, host, offered.get('a room'));
    await growCompany(db, host, { hosts: HOSTS, nowIso: NOW });
    const [count] = await db.query({ text: 'select count(*)::int as rows from appointment' });
    expect(count).toEqual({ rows: 50_000 });
    return () => db.close();
  }, 120_000);

  const reads = {
    'its times':
      ({ meetingTypeId }: AMeetingType) =>
      (sql: Sql) =>
        readFacts(sql, { meetingTypeId, fromMinute, toMinute, nowMinute: nowMs / 60_000 }),
    'its page':
      ({ meetingTypeSlug }: AMeetingType) =>
      (sql: Sql) =>
        readPageAndFacts(sql, {
          ...{ kind: 'host', slug: host.hostSlug, meetingSlug: meetingTypeSlug },
          ...{ fromMinute, toMinute, nowMs, fingerprint: undefined },
        }),
  } as const;

  for (const [kind, { serving }] of Object.entries(kinds)) {
    test.each(Object.entries(reads))(`of ${kind}: %s`, async (_, readOf) => {
      const meetingType = offered.get(kind);
      if (!meetingType) throw new Error('It is not offered');
      const rows = await readRows(db, await askedOf(readOf(meetingType)));
      expect(rows.reservation).toBeGreaterThan(0);
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      expect(total, JSON.stringify(rows)).toBeLessThan(serving * ROWS_OF_HOST);
    });
  }
});

async function aRoom(
  db: Database,
  { companyId, hostId }: AHost,
  meetingType: AMeetingType | undefined,
): Promise<void> {
  if (!meetingType) throw new Error('No meeting type has a room');
  const { meetingTypeId } = meetingType;
  await db.orm.insert(resource).values({ companyId, id: hostId, name: 'Room' });
  await db.orm.insert(resourceChannel).values({
    ...{ companyId, id: hostId, meetingTypeId, resourceId: hostId },
    ...{ name: 'Room', channel: 'resource' as const, subChannel: 'room' },
  });
}
