import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askDatabaseService } from '#tests/support/ask-database-service.ts';
import { DataDirError } from './data-dir-error.ts';
import { findDatabaseFolder } from './find-database-folder.ts';
import { openDatabase } from './open.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = fs.mkdtempSync(join(tmpdir(), 'kalends-folder-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

const version = () => join(dataDir, 'database', 'PG_VERSION');
const mark = () => join(dataDir, 'database.unfinished');
const setVersion = (major: string) => fs.writeFileSync(version(), `${major}\n`);
const restoreVersion = () => fs.renameSync(`${version()}.away`, version());

async function keepANote(): Promise<void> {
  const db = await openDatabase({ dataDir });
  await db.query({ text: 'create table if not exists note (id int)' });
  await db.query({ text: 'insert into note values (1)' });
  await db.close();
}

async function countNotes(): Promise<unknown> {
  const db = await openDatabase({ dataDir });
  const [row] = await db.query<{ n: number }>({ text: 'select count(*) as n from note' });
  await db.close();
  return row?.n;
}

test.each([
  ['has lost its PG_VERSION', () => fs.renameSync(version(), `${version()}.away`), restoreVersion],
  ['is marked as unfinished', () => fs.writeFileSync(mark(), ''), () => fs.rmSync(mark())],
  ['is of another PostgreSQL', () => fs.writeFileSync(version(), '14\n'), () => setVersion('18')],
])(
  '7.21 a database that %s is refused in one line, and nothing of it is lost',
  async (_, harm, heal) => {
    fs.cpSync(await askDatabaseService('/data-dir'), dataDir, { recursive: true });
    await keepANote();
    harm();
    const before = fs.readdirSync(join(dataDir, 'database')).sort();
    const error: unknown = await openDatabase({ dataDir }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DataDirError);
    expect(error).toHaveProperty('message', expect.stringMatching(/^DATA_DIR: .+$/));
    expect(fs.readdirSync(join(dataDir, 'database')).sort()).toEqual(before);
    heal();
    expect(await countNotes()).toBe(1);
  },
);

test('7.21 a creation that was cut short starts over, and so does one in an empty folder', async () => {
  fs.mkdirSync(join(dataDir, 'database'));
  fs.mkdirSync(join(dataDir, 'database.new'));
  fs.writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), 'half of it');
  await keepANote();
  expect(await countNotes()).toBe(1);
  expect(fs.existsSync(join(dataDir, 'database.new'))).toBe(false);
  expect(findDatabaseFolder(dataDir)).toBe(join(dataDir, 'database'));
});
