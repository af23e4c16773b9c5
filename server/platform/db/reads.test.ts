import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type PostgresCluster, startCluster } from '#tests/support/postgres-cluster.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import type { ReplicaChange } from './reads.ts';

const changes = new EventEmitter<{ change: [ReplicaChange] }>();
let cluster: PostgresCluster;
let db: Database;
let standby: Database;

/** Where a statement is answered. */
const isStandby = { text: 'select pg_is_in_recovery() as "isStandby"' };
/** The next change of that kind; a busy machine may see others before it. */
async function change(wanted: Partial<ReplicaChange>): Promise<void> {
  for (;;) {
    const [told] = await once(changes, 'change');
    const isWanted = Object.entries(wanted).every(
      ([name, value]) => told[name as keyof ReplicaChange] === value,
    );
    if (isWanted) return;
  }
}

beforeAll(async () => {
  cluster = await startCluster();
  return () => cluster.stop();
});
beforeAll(async () => {
  const taken = change({ isUsed: true });
  db = await openDatabase({
    databaseUrl: cluster.pooledUrlOf('postgres'),
    hasPgBouncer: true,
    readUrls: [cluster.standbyUrlOf('postgres')],
    onReplica: (told) => changes.emit('change', told),
    onError: () => undefined,
  });
  standby = await openDatabase({
    databaseUrl: cluster.standbyUrlOf('postgres'),
    onError: () => undefined,
  });
  await taken;
  return async () => {
    await db.close();
    await standby.close();
  };
});

test('31. what is shown is read from a replica, what decides from the primary', async () => {
  expect(await db.reads.query(isStandby)).toEqual([{ isStandby: true }]);
  const { rows } = (await db.reads.orm.execute(sql.raw(isStandby.text))) as { rows: unknown[] };
  expect(rows).toEqual([{ isStandby: true }]);
  expect(await db.query(isStandby)).toEqual([{ isStandby: false }]);
  expect(await db.transaction((tx) => tx.query(isStandby))).toEqual([{ isStandby: false }]);
});

test('31. through a pooler, statements that are named run, and each transaction is one', async () => {
  await db.query({ text: 'create table note (id int primary key, body text)' });
  const put = (id: number) =>
    db.transaction(async (tx) => {
      await tx.query({ name: 'put', text: 'insert into note values ($1, $2)', values: [id, 'x'] });
      return tx.query({ name: 'see', text: 'select id from note where id = $1', values: [id] });
    });
  const ids = Array.from({ length: 40 }, (_, id) => id);
  expect(await Promise.all(ids.map(put))).toEqual(ids.map((id) => [{ id }]));
});

test('31. a replica that stops is left alone, its readers are answered, and it is taken back', async () => {
  const left = change({ isUsed: false });
  await cluster.stopStandby();
  const reads = Array.from({ length: 20 }, () => db.reads.query(isStandby));
  for (const rows of await Promise.all(reads)) expect(rows).toEqual([{ isStandby: false }]);
  await left;

  const back = change({ isUsed: true });
  await cluster.startStandby();
  await back;
  expect(await db.reads.query(isStandby)).toEqual([{ isStandby: true }]);
});

test('31. a replica that lags is left alone until it has caught up', async () => {
  const left = change({ isUsed: false, reason: 'it lags' });
  await standby.query({ text: 'select pg_wal_replay_pause()' });
  await db.query({ text: "insert into note values (100, 'new')" });
  await left;
  const text = 'select body from note where id = 100';
  expect(await standby.query({ text })).toEqual([]);
  expect(await db.reads.query({ text })).toEqual([{ body: 'new' }]);

  const back = change({ isUsed: true });
  await standby.query({ text: 'select pg_wal_replay_resume()' });
  await back;
  expect(await db.reads.query(isStandby)).toEqual([{ isStandby: true }]);
  expect(await db.reads.query({ text })).toEqual([{ body: 'new' }]);
});

test('31. a replica that was promoted goes its own way, and is left alone', async () => {
  const left = change({ isUsed: false, reason: 'it is no replica' });
  await standby.query({ text: 'select pg_promote()' });
  await left;
  expect(await db.reads.query({ text: 'select count(*)::int as n from note' })).toEqual([
    { n: 41 },
  ]);
});
