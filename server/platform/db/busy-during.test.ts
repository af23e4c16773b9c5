import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEmptyDatabase } from '#tests/support/database.ts';
import type { Database } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** The migrations as they were before one of them. */
function migrationsBefore(name: string): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'kalends-migrations-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  expect(at).toBeGreaterThan(0);
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

/** A time of nobody in particular. */
const insertTime = (db: Database, title: string, [from, to]: readonly [string, string]) =>
  db.transaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    await tx.query({
      text: `insert into busy_time (company_id, id, host_id, kind, title, starts_at, ends_at)
        values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'calendar-event', $1, $2, $3)`,
      values: [title, from, to],
    });
  });

const BACKWARDS = ['2030-01-07T11:00:00Z', '2030-01-07T10:00:00Z'] as const;

test('a time that ends before it begins keeps nobody from an update, and there is none afterwards', async () => {
  const db = await openEmptyDatabase('postgres');
  await db.migrate(migrationsBefore('busy_time_during'));
  await insertTime(db, 'backwards', BACKWARDS);
  await insertTime(db, 'none', ['2030-01-07T10:00:00Z', '2030-01-07T10:00:00Z']);
  await insertTime(db, 'hour', ['2030-01-07T10:00:00Z', '2030-01-07T11:00:00Z']);
  await db.migrate(MIGRATIONS_FOLDER);
  const kept = await db.query({ text: 'select title from busy_time order by title' });
  expect(kept).toEqual([{ title: 'hour' }, { title: 'none' }]);
  await expect(insertTime(db, 'again', BACKWARDS)).rejects.toThrow();
  await db.close();
});
