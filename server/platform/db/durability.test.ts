import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askDatabaseService } from '#tests/support/ask-database-service.ts';
import type { Database } from './database.ts';
import { DataDirInUseError } from './lock-data-dir.ts';
import { openDatabase } from './open.ts';

const dataDir = fs.mkdtempSync(join(tmpdir(), 'kalends-data-'));
let writer: ReturnType<typeof startWriter>;
let db: Database;
let refusal: unknown;
let acknowledged: number;

/** A process of its own that opens the folder and adds notes, printing each, until it is killed. */
function startWriter(): ChildProcessByStdio<null, Readable, null> {
  const script = `
    import { openDatabase } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)};
    const db = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    await db.query({ text: 'create table note (id int primary key)' });
    for (let id = 1; ; id++) {
      await db.query({ text: 'insert into note values ($1)', values: [id] });
      process.stdout.write(id + '\\n');
    }`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

// A hook each, so that one which does not end says what it waits for.
beforeAll(async () => {
  fs.cpSync(await askDatabaseService('/data-dir'), dataDir, { recursive: true });
});

beforeAll(async () => {
  writer = startWriter();
  const ended = once(writer, 'close');
  let printed = '';
  for await (const chunk of writer.stdout) {
    printed += String(chunk);
    if (refusal === undefined) {
      refusal = await openDatabase({ dataDir }).catch((error: unknown) => error);
    }
    if (printed.split('\n').length > 200) writer.kill('SIGKILL');
  }
  await ended;
  acknowledged = printed.split('\n').length - 1;
});

beforeAll(async () => {
  db = await openDatabase({ dataDir });
  return () => db.close();
});

afterAll(() => {
  // Also where it was never asked to end: it would go on writing beside all that comes after.
  writer.kill('SIGKILL');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('a second process on the same folder is refused in one line', () => {
  expect(refusal).toBeInstanceOf(DataDirInUseError);
  expect(refusal).toHaveProperty(
    'message',
    `Another Kalends is using ${dataDir}; stop it or set DATA_DIR.`,
  );
});

test('kill -9 frees the folder and loses nothing that was acknowledged', async () => {
  const text = 'select max(id) as last, count(*) as n from note';
  const [row] = await db.query<{ last: number; n: number }>({ text });
  expect(row?.n).toBe(row?.last);
  expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
});

test('every commit reaches the disk, and one that cannot fails', async () => {
  const sync = vi.spyOn(fs, 'fdatasyncSync');
  const insert = { text: 'insert into note select max(id) + 1 from note' };
  for (let commit = 0; commit < 25; commit++) {
    const before = sync.mock.calls.length;
    if (commit % 2) await db.query(insert);
    else await db.transaction((tx) => tx.query(insert));
    expect(sync.mock.calls.length).toBeGreaterThan(before);
  }

  const beforeReading = sync.mock.calls.length;
  await db.query({ text: 'select count(*) from note' });
  expect(sync.mock.calls.length).toBe(beforeReading);

  sync.mockImplementation(() => {
    throw Object.assign(new Error('The disk is gone'), { code: 'EIO' });
  });
  await expect(db.query(insert)).rejects.toThrow();
});
