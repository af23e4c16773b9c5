import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Sql } from '#server/platform/db/database.ts';
import { busyTime, companyLogo, formerMeetingSlug } from '#server/platform/db/schema/schema.ts';
import { isUnchanged, SNAPSHOT } from '#server/platform/db/snapshot-statement.ts';
import { storeFile } from '#server/platform/file-store/store-file.ts';
import { readPageAndFacts } from '#server/public/page-fill/page-and-facts-statement.ts';
import { readEditedFacts } from '#server/time/availability/facts/edited-facts-statement.ts';
import { readFacts } from '#server/time/availability/facts/facts-statement.ts';
import { NOW } from '#tests/support/api.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, aTeam } from '#tests/support/builders.ts';
import { growCompany } from '#tests/support/grow-company.ts';
import { type ReadColumn, readColumns } from '#tests/support/read-columns.ts';
import { askedOf, readRows } from '#tests/support/read-rows.ts';
import { project } from '#tests/support/run-server.ts';

const span = { fromMinute: 0, toMinute: 1, nowMinute: 0 };
const meetingTypeId = '7e57ab1e-0000-4000-8000-000000000000';
const page = { slug: 'a', meetingSlug: 'b', ...span, nowMs: 0, fingerprint: undefined };

/** What the installation says of itself is no company's: it is written before a process keeps its first page. */
const WRITTEN_AT_START = 'instance';

/** All that say what they saw, by where they stand. */
const statements: Readonly<Record<string, readonly ((sql: Sql) => Promise<unknown>)[]>> = {
  'server/time/availability/facts/facts-statement.ts': [
    (sql) => readFacts(sql, { meetingTypeId, ...span }),
    (sql) =>
      readEditedFacts(sql, { meetingTypeId, ...span, companyId: '', columns: {}, hosts: [] }),
  ],
  'server/public/page-fill/page-and-facts-statement.ts': [
    (sql) => readPageAndFacts(sql, { kind: 'host', ...page }),
    (sql) => readPageAndFacts(sql, { kind: 'team', ...page }),
  ],
};

test('11. only these statements say what they saw', () => {
  const sources = globSync('server/**/*.ts', { cwd: project }).filter((file) =>
    /\bSNAPSHOT\b.*snapshot-statement/.test(readFileSync(join(project, file), 'utf8')),
  );
  expect(sources.toSorted()).toEqual(Object.keys(statements).toSorted());
});

describeApi.both('11. a change of what a company’s pages show', (api, kind) => {
  let host: AHost;
  let columns: readonly ReadColumn[];
  beforeAll(async () => {
    host = await aHost(api.db);
    const { companyId, hostId } = host;
    const { meetingTypeId } = await aMeetingType(api.db, host);
    await aTeam(api.db, host, [host]);
    await api.db.orm
      .insert(formerMeetingSlug)
      .values({ companyId, ownerId: hostId, slug: 'former', meetingTypeId });
    await api.db.query({
      text: `insert into resource (company_id, id, name) values ('${companyId}', '${hostId}', 'Room')`,
    });
    await api.db.query({
      text: `insert into resource_channel (company_id, id, meeting_type_id, resource_id, name, channel, sub_channel)
        values ('${companyId}', '${hostId}', '${meetingTypeId}', '${hostId}', 'Room', 'resource', '"room"')`,
    });
    await api.db.query({
      text: `insert into personal_page (company_id, host_id) values ('${companyId}', '${hostId}')`,
    });
    const file = { companyId, contentType: 'image/png', nowMs: 0 } as const;
    const picture = await storeFile(api.db, file, [Buffer.from('Logo')]);
    await api.db.orm.insert(companyLogo).values({ companyId, picture });
    await growCompany(api.db, host, { hosts: 2, nowIso: NOW });
    const asked = await Promise.all(Object.values(statements).flat().map(askedOf));
    const read = await readColumns(api.db, asked);
    columns = read.filter(({ table }) => table !== WRITTEN_AT_START);
  });
  const see = async (sql: Sql = api.db) => {
    const [row] = await sql.query<{ snapshot: string }>({ text: `select ${SNAPSHOT} as snapshot` });
    return { companyId: host.companyId, snapshot: row?.snapshot ?? '' };
  };
  const addBusyTime = (sql: Sql, companyId = host.companyId, hostId = host.hostId) =>
    sql.orm.insert(busyTime).values({
      ...{ companyId, hostId, id: crypto.randomUUID(), kind: 'calendar-event' as const },
      ...{ startsAt: new Date(NOW), endsAt: new Date(NOW) },
    });

  test('is noted whatever column of whatever table it is in', async () => {
    expect(new Set(columns.map(({ table }) => table)).size).toBeGreaterThan(20);
    const unnoted: string[] = [];
    const rollBack = new Error('Rolled back');
    for (const { table, column } of columns) {
      const owner = table === 'company' ? 'id' : 'company_id';
      const change = api.db.transaction(async (tx) => {
        const seen = await see(tx);
        const changed = await tx.query({
          text: `update "${table}" set "${column}" = "${column}" where ${owner} = $1 returning 1`,
          values: [host.companyId],
        });
        if (changed.length === 0 || (await isUnchanged(tx, seen))) {
          unnoted.push(`${table}.${column}`);
        }
        throw rollBack;
      });
      await expect(change).rejects.toBe(rollBack);
    }
    expect(unnoted).toEqual([]);
  });

  test('is noted whether rows come, change or go, under no condition', async () => {
    const triggers = await api.db.query<{ table: string; events: number }>({
      text: `select t.relname as "table", sum(g.tgtype::int & 28)::int as events from pg_trigger g
        join pg_class t on t.oid = g.tgrelid
        where g.tgname like 'note_company_%' and g.tgenabled = 'O' and g.tgqual is null
          and g.tgattr::text = '' and g.tgtype::int & 3 = 0
        group by 1`,
    });
    const whole = triggers.filter(({ events }) => events === 4 + 8 + 16).map(({ table }) => table);
    const read = new Set(columns.map(({ table }) => table));
    expect(whole.toSorted()).toEqual([...read].toSorted());
  });

  test('counts for its company alone', async () => {
    const other = await aHost(api.db);
    const seen = await see();
    await addBusyTime(api.db, other.companyId, other.hostId);
    expect(await isUnchanged(api.db, seen)).toBe(true);
    await addBusyTime(api.db);
    expect(await isUnchanged(api.db, seen)).toBe(false);
    expect(await isUnchanged(api.db, await see())).toBe(true);
  });

  test('that was undone is none', async () => {
    const seen = await see();
    const undone = api.db.transaction(async (tx) => {
      await addBusyTime(tx);
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    expect(await isUnchanged(api.db, seen)).toBe(true);
  });

  test('before a failover says nothing about now', async () => {
    const { companyId, snapshot } = await see();
    const elsewhere = { companyId, snapshot: `1.5 ${snapshot.split(' ')[1]}` };
    expect(await isUnchanged(api.db, elsewhere)).toBe(false);
  });

  test('is looked for among the newest, however many there were', async () => {
    const earlier = await see();
    await api.db.query({
      text: `insert into company_change (company_id, xid)
        select $1, n::text::xid8 from generate_series(1, 300) n
        union all select gen_random_uuid(), n::text::xid8 from generate_series(1, 20000) n
        on conflict do nothing`,
      values: [host.companyId],
    });
    await addBusyTime(api.db);
    await api.db.query({ text: 'vacuum analyze company_change' });
    for (const seen of [earlier, await see()]) {
      const rows = await readRows(api.db, await askedOf((sql) => isUnchanged(sql, seen)));
      expect(rows.company_change).toBeLessThan(5);
    }
  });

  // The embedded database has one transaction at a time.
  if (kind === 'pglite') return;

  test('under way is none before it is committed, one to whoever has not seen it, and holds up nobody', async () => {
    const written = Promise.withResolvers<void>();
    const decided = Promise.withResolvers<void>();
    const before = await see();
    const slow = api.db.transaction(async (tx) => {
      await addBusyTime(tx);
      written.resolve();
      await decided.promise;
    });
    await written.promise;
    expect(await isUnchanged(api.db, before)).toBe(true);
    await addBusyTime(api.db);
    expect(await isUnchanged(api.db, before)).toBe(false);
    const meanwhile = await see();
    expect(await isUnchanged(api.db, meanwhile)).toBe(true);
    decided.resolve();
    await slow;
    expect(await isUnchanged(api.db, meanwhile)).toBe(false);
    expect(await isUnchanged(api.db, await see())).toBe(true);
  });

  test('under way is seen by whoever makes it, whoever else is', async () => {
    const written = Promise.withResolvers<void>();
    const decided = Promise.withResolvers<void>();
    const slow = api.db.transaction(async (tx) => {
      await addBusyTime(tx);
      written.resolve();
      await decided.promise;
    });
    await written.promise;
    await api.db.transaction(async (tx) => {
      const seen = await see(tx);
      await addBusyTime(tx);
      expect(await isUnchanged(tx, seen)).toBe(false);
    });
    decided.resolve();
    await slow;
  });
});
