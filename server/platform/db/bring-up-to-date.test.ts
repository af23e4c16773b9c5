import { expect, test } from 'vitest';
import { DATABASE_KINDS, openEmptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import type { Database } from './database.ts';

const addMigration = (db: Database, madeAtMs: number) =>
  db.query({
    text: `insert into drizzle.__drizzle_migrations (hash, created_at) values ('any', $1)`,
    values: [madeAtMs],
  });

test.each(DATABASE_KINDS)('7.21 an empty database on %s is set up, once', async (kind) => {
  const db = await openEmptyDatabase(kind);
  await bringUpToDate(db);
  await bringUpToDate(db);
  expect(await db.query({ text: 'select * from company' })).toEqual([]);
  await db.close();
});

test.each(DATABASE_KINDS)(
  '7.21 tables of the first commit on %s are refused in one line',
  async (kind) => {
    const db = await openTestDatabase(kind);
    await addMigration(db, 1795173979446);
    await expect(bringUpToDate(db)).rejects.toThrow(/^DATA.+: .+cf3ad8f.+$/);
    await db.close();
  },
);

test.each(DATABASE_KINDS)(
  '7.21 tables of a newer version on %s are refused in one line',
  async (kind) => {
    const db = await openTestDatabase(kind);
    await addMigration(db, 9e12);
    await expect(bringUpToDate(db)).rejects.toThrow(/^DATA.+: .+newer Kalends.+$/);
    await db.close();
  },
);
