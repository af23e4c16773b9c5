import fs from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { askDatabaseService } from '#tests/support/ask-database-service.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { DatabaseUnavailable } from './unavailable.ts';

let dataDir = '';
let db: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kalends-full-'));
  await cp(await askDatabaseService('/data-dir'), dataDir, { recursive: true });
  db = await openDatabase({ dataDir });
  await db.query({ text: 'create table note (id int, body text)' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await db.close();
  await rm(dataDir, { recursive: true });
});

/** Stands for a disk that others have filled: what the system says is free. */
function leaveFree(megabytes: number): void {
  const real = fs.statfsSync(dataDir);
  vi.spyOn(fs, 'statfsSync').mockReturnValue({
    ...real,
    bavail: Math.floor((megabytes * 1024 ** 2) / real.bsize),
  });
}

/**
 * Stands for one that is full to its last byte: the call that PGlite writes its files with fails as the
 * system lets it fail then, for files whose name has `words`, once they would grow.
 */
function refuseWrites(words: string): void {
  const { writeSync } = fs;
  vi.spyOn(fs, 'writeSync').mockImplementation((...given: unknown[]) => {
    const [descriptor] = given;
    const name = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
    if (!name.includes(words)) return Reflect.apply(writeSync, fs, given);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
}

const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((e: unknown) => e);
const insert = (id: number, body = 'x') => ({
  text: 'insert into note values ($1, $2)',
  values: [id, body],
});
const idsOf = async () =>
  (await db.query<{ id: number }>({ text: 'select id from note order by id' })).map(({ id }) => id);

test('19.9 with little room left nothing new is taken, reads go on, and it goes on with room', async () => {
  await db.query(insert(1));
  leaveFree(63);
  expect(db.hasRoom?.()).toBe(false);
  const refused = [
    await failureOf(db.query(insert(2))),
    await failureOf(db.transaction((tx) => tx.query(insert(3)))),
    await failureOf(db.orm.execute('insert into note values (4)')),
    await failureOf(db.bossDb.executeSql('insert into note values ($1)', [5])),
  ];
  expect(refused.map((error) => error instanceof DatabaseUnavailable || error)).toEqual([
    ...[true, true, expect.objectContaining({ cause: expect.any(DatabaseUnavailable) }), true],
  ]);
  expect(await idsOf()).toEqual([1]);
  vi.restoreAllMocks();
  expect(db.hasRoom?.()).toBe(true);
  await db.transaction((tx) => tx.query(insert(6)));
  expect(await idsOf()).toEqual([1, 6]);
});

test('19.9 a database does not start without room for its log, and says so in one line', async () => {
  leaveFree(63);
  const elsewhere = join(dataDir, 'elsewhere');
  await expect(openDatabase({ dataDir: elsewhere })).rejects.toThrow(/^DATA_DIR: 63 MB are free/);
});

test('19.9 a log that cannot be written stops it, loses nothing, and it is opened again by itself', async () => {
  const before = await idsOf();
  refuseWrites('pg_wal');
  const answers: unknown[] = [];
  for (let id = 100; id < 106; id += 1) {
    answers.push(await failureOf(db.transaction((tx) => tx.query(insert(id)))));
  }
  expect(answers.map((error) => error instanceof DatabaseUnavailable)).toEqual(
    answers.map(() => true),
  );
  vi.restoreAllMocks();
  await db.query(insert(200));
  const after = await idsOf();
  expect(after).toEqual(expect.arrayContaining([...before, 200]));
  expect(await db.isReady()).toBe(true);
});
