import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  DATABASE_KINDS,
  freshDatabase,
  openEmptyDatabase,
  openTestDatabase,
} from '#tests/support/database.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'kalends-migrations-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function writeMigrations(texts: readonly string[]): void {
  fs.mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = texts.map((text, idx) => {
    const tag = `000${idx}_step`;
    fs.writeFileSync(join(folder, `${tag}.sql`), text);
    return { idx, version: '7', when: 1000 + idx, tag, breakpoints: true };
  });
  const journal = { version: '7', dialect: 'postgresql', entries };
  fs.writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
}

const FIRST = `create extension if not exists btree_gist;
--> statement-breakpoint
create table step (id uuid, during tstzrange, exclude using gist (id with =, during with &&));`;
const SECOND = 'alter table step add column name text;';

const columns = (db: Database) =>
  db.query<{ name: string }>({
    text: `select column_name as name from information_schema.columns where table_name = 'step' order by 1`,
  });

test.each(DATABASE_KINDS)('migrations run once each, in order, on %s', async (kind) => {
  const db = await openEmptyDatabase(kind);
  writeMigrations([FIRST]);
  await db.migrate(folder);
  expect(await columns(db)).toEqual([{ name: 'during' }, { name: 'id' }]);
  writeMigrations([FIRST, SECOND]);
  await db.migrate(folder);
  await db.migrate(folder);
  expect(await columns(db)).toContainEqual({ name: 'name' });
  await db.close();
});

test('processes that start at once migrate one after the other', async () => {
  writeMigrations([FIRST, SECOND]);
  const { url, drop } = await freshDatabase('template0');
  const databases = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ databaseUrl: url, poolSize: 1 })),
  );
  await Promise.all(databases.map((db) => db.migrate(folder)));
  await Promise.all(databases.map((db) => db.close()));
  await drop();
});

test.each(DATABASE_KINDS)('a test database has all tables, on %s', async (kind) => {
  const db = await openTestDatabase(kind);
  expect(await db.query({ text: 'select * from company' })).toEqual([]);
  await db.close();
});
