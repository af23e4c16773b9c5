import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freshDatabase, postgresAddress } from '#tests/support/database.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { timeLimits } from './time-limits.ts';
import { DatabaseUnavailable, isDatabaseUnavailable, isOutage } from './unavailable.ts';

/** Short, so that what takes longer than them takes long. */
const limits = {
  connectMs: 1_500,
  statementMs: 1_500,
  upkeepMs: 1_600,
  readyMs: 1_500,
  closeMs: 300,
};
const heard: Error[] = [];
const onError = (error: Error) => heard.push(error);
const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((e: unknown) => e);

/** What a call, a booking, the job queue and a probe get from a database. */
async function tryEverything(db: Database) {
  const [query, orm, transaction, upkeep, isReady] = await Promise.all([
    failureOf(db.query({ text: 'select 1' })),
    failureOf(db.orm.execute('select 1')),
    failureOf(db.transaction((tx) => tx.query({ text: 'select 1' }))),
    failureOf(db.bossDb.executeSql('select 1')),
    db.isReady(),
  ]);
  return { failures: [query, orm, transaction], upkeep, isReady };
}

describe('20. behind a network that breaks', () => {
  let proxy: TcpProxy;
  let db: Database;
  beforeAll(async () => {
    proxy = await startTcpProxy(await postgresAddress());
    db = await openDatabase({
      databaseUrl: proxy.through(`${await postgresAddress()}postgres`),
      limits,
      onError,
    });
  });
  afterAll(async () => {
    await db.close();
    await proxy.stop();
  });

  test('20. a black hole is an outage after our own limits, and over when it is', async () => {
    expect(await tryEverything(db)).toMatchObject({ failures: [undefined, undefined, undefined] });
    proxy.freeze();
    const used = await tryEverything(db);
    expect(used.failures.map(isDatabaseUnavailable)).toEqual([true, true, true]);
    expect(used.upkeep).toBeInstanceOf(Error);
    expect(used.isReady).toBe(false);
    proxy.thaw();
    expect(await db.query({ text: 'select 2 as n' })).toEqual([{ n: 2 }]);
    expect(await db.isReady()).toBe(true);
  });

  test('20. connections that are cut and then refused are an outage, and over when it is', async () => {
    await proxy.cut();
    const used = await tryEverything(db);
    expect(used.failures.map(isDatabaseUnavailable)).toEqual([true, true, true]);
    expect(used.isReady).toBe(false);
    await proxy.mend();
    expect(await db.query({ text: 'select 3 as n' })).toEqual([{ n: 3 }]);
  });

  test('20. a statement that timed out never answers for the next', async () => {
    const late = await failureOf(db.query({ text: 'select pg_sleep(3), 1 as n' }));
    expect(late).toBeInstanceOf(DatabaseUnavailable);
    const next = await Promise.all(
      Array.from({ length: 20 }, (_, n) => db.query({ text: `select ${n} as n` })),
    );
    expect(next).toEqual(Array.from({ length: 20 }, (_, n) => [{ n }]));
  });

  test('20. closing does not wait for a database that does not answer', async () => {
    const closing = await openDatabase({
      databaseUrl: proxy.through(`${await postgresAddress()}postgres`),
      limits: { ...limits, statementMs: 600_000 },
      onError,
    });
    await closing.query({ text: 'select 1' });
    proxy.freeze();
    const running = failureOf(closing.query({ text: 'select 1' }));
    await closing.close();
    expect(isDatabaseUnavailable(await running)).toBe(true);
    proxy.thaw();
  });
});

test('20. a frozen PostgreSQL is an outage for its old connections and for new ones', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = postgres.urlOf('postgres');
  const db = await openDatabase({ databaseUrl, limits, onError });
  onTestFinished(() => db.close());
  await db.query({ text: 'select 1' });
  postgres.freeze();
  for (const _ of ['old', 'new']) {
    const used = await tryEverything(db);
    expect(used.failures.map(isDatabaseUnavailable)).toEqual([true, true, true]);
    expect(used.isReady).toBe(false);
  }
  postgres.thaw();
  expect(await db.query({ text: 'select 4 as n' })).toEqual([{ n: 4 }]);
});

test('20. a server without room, and one that takes no writes, are outages', async () => {
  const { url, drop } = await freshDatabase('template0');
  const db = await openDatabase({ databaseUrl: url, onError, poolSize: 2 });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  await db.query({ text: 'create table note (id int)' });
  const name = new URL(url).pathname.slice(1);
  await db.query({ text: `alter database ${name} connection limit 0` });
  await db.query({ text: `alter database ${name} set default_transaction_read_only = on` });
  const again = await openDatabase({ databaseUrl: url, onError, poolSize: 1 });
  onTestFinished(() => again.close());
  // A superuser is let in whatever the limit, and reads the database's setting.
  const refused = await failureOf(again.query({ text: 'insert into note values (1)' }));
  expect(isDatabaseUnavailable(refused)).toBe(true);
  expect(await again.query({ text: 'select * from note' })).toEqual([]);
});

test.each([
  ['too many connections', { severity: 'FATAL', code: '53300' }, true],
  ['a server that starts or stops', { severity: 'FATAL', code: '57P03' }, true],
  ['a pooler that lost its server', { severity: 'FATAL', code: '08P01' }, true],
  ['our own mistake in a statement', { severity: 'ERROR', code: '08P01' }, false],
  ['a unique violation', { severity: 'ERROR', code: '23505' }, false],
  ['a lost deadlock', { severity: 'ERROR', code: '40P01' }, false],
  ['a name that does not resolve', { code: 'EAI_AGAIN' }, true],
])('20. whether %s is an outage', (message, facts, is) => {
  const error = Object.assign(new Error(message), facts);
  expect(isOutage(error)).toBe(is);
  expect(isOutage(new Error('wrapped', { cause: error }))).toBe(is);
});

test('20. a call waits less for PostgreSQL than people wait for a page', () => {
  expect(timeLimits.connectMs + timeLimits.statementMs).toBeLessThan(15_000);
});
