import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { DatabaseUnavailable } from '#server/platform/db/unavailable.ts';
import { describeError } from '#server/platform/kernel/describe-error.ts';
import {
  DATABASE_KINDS,
  freshDatabase,
  openEmptyDatabase,
  openTestDatabase,
} from '#tests/support/database.ts';
import { asBossDb, openBoss, stopBoss } from './boss.ts';

const errors: Error[] = [];
const onError = (error: Error) => errors.push(error);
const QUEUES = [
  { name: 'mail', retryLimit: 3 },
  { name: 'slow', retryLimit: 3 },
];

describe.each(DATABASE_KINDS)('the job queue on %s', (kind) => {
  let db: Database;
  let boss: PgBoss;
  const send = (data: object, fail: boolean) =>
    db.transaction(async (tx) => {
      await boss.insert('mail', [{ data }], { db: asBossDb(tx) });
      if (fail) throw new Error('changed my mind');
    });

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    boss = await openBoss(db, { queues: QUEUES, onError });
  });
  afterAll(async () => {
    await stopBoss(boss);
    await db.close();
    expect(errors).toEqual([]);
  });

  test('holds the jobs of committed transactions only', async () => {
    await expect(send({ of: 'rolled back' }, true)).rejects.toThrow('changed my mind');
    await send({ of: 'committed' }, false);
    const jobs = await boss.fetch('mail', { batchSize: 10 });
    expect(jobs.map((job) => job.data)).toEqual([{ of: 'committed' }]);
  });

  test('polls beside open transactions', async () => {
    const done = Promise.withResolvers<object>();
    await boss.work<object>('mail', { pollingIntervalSeconds: 0.5 }, async ([job]) => {
      await db.transaction((tx) => tx.query({ text: 'select 1' }));
      if (job) done.resolve(job.data);
    });
    await Promise.all(
      Array.from({ length: 20 }, () => db.transaction((tx) => tx.query({ text: 'select 1' }))),
    );
    await send({ of: 'a worker' }, false);
    expect(await done.promise).toEqual({ of: 'a worker' });
  });

  test('reads what it does not know of a queue inside the transaction', async () => {
    await db.transaction(async (tx) => {
      await expect(boss.insert('unknown', [{ data: {} }], { db: asBossDb(tx) })).rejects.toThrow(
        'does not exist',
      );
    });
  });

  test('hands unfinished jobs back when stopped', async () => {
    const started = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    await boss.work('slow', { pollingIntervalSeconds: 0.5 }, async () => {
      started.resolve();
      await stopped.promise;
    });
    const id = await boss.send('slow', {});
    await started.promise;
    await stopBoss(boss, 1_000);
    stopped.resolve();
    boss = await openBoss(db, { queues: QUEUES, onError });
    const [job] = await boss.findJobs('slow', { id: id ?? '' });
    expect(job?.state).toBe('retry');
  });
});

test.each(DATABASE_KINDS)('installs itself on %s', async (kind) => {
  const db = await openEmptyDatabase(kind);
  await stopBoss(await openBoss(db, { queues: QUEUES, onError }));
  await db.close();
  expect(errors).toEqual([]);
});

test('installs itself once when several processes start at once', async () => {
  const { url, drop } = await freshDatabase('template0');
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url })));
  const bosses = await Promise.all(
    databases.map((db) => openBoss(db, { queues: QUEUES, onError })),
  );
  await Promise.all(bosses.map((boss) => stopBoss(boss)));
  await Promise.all(databases.map((db) => db.close()));
  await drop();
  expect(errors).toEqual([]);
});

test('19.9 tells why jobs are not looked for, in the words of the error', async () => {
  const db = await openEmptyDatabase('pglite');
  const why = new DatabaseUnavailable(new Error('no space left on device'));
  const state = { isOut: false };
  const bossDb: Database['bossDb'] = {
    executeSql: async (...given) => {
      if (state.isOut) throw why;
      return db.bossDb.executeSql(...given);
    },
  };
  const told = Promise.withResolvers<Error>();
  const boss = await openBoss({ ...db, bossDb }, { queues: QUEUES, onError: told.resolve });
  await boss.work('mail', { pollingIntervalSeconds: 0.5 }, async () => undefined);
  state.isOut = true;
  const error = await told.promise;
  state.isOut = false;
  expect(describeError(error)).toMatchObject({
    type: 'DatabaseUnavailable',
    message: expect.stringContaining('no space left on device'),
  });
  await stopBoss(boss);
  await db.close();
});
