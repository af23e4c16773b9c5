import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from '#server/platform/db/lock-data-dir.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { project } from '#tests/support/run-server.ts';

const PROGRAM_MS = 120_000;
const LINK = /^http:\/\/localhost:4321\/login\/link\?token=[\w-]{43}$/;

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kalends-owner-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** `npm run owner -- <email>`; rejects with what it said when it fails. */
async function run(email: string, environment: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, DATA_DIR: dataDir, ...environment };
  const script = join(project, 'server/cli/owner.ts');
  return await promisify(execFile)(process.execPath, [script, email], { cwd: project, env });
}

test('9. npm run owner prints a link on an empty data folder', {
  timeout: PROGRAM_MS,
}, async () => {
  const { stdout } = await run('Ada@example.org');
  const [said, link] = stdout.trim().split('\n');
  expect(said).toContain('Makes ada@example.org the owner');
  expect(link).toMatch(LINK);
});

test('9. npm run owner prints a link on an empty PostgreSQL', { timeout: PROGRAM_MS }, async () => {
  const { url, drop } = await freshDatabase('template0');
  try {
    const environment = { DATABASE_URL: url, SECRET: 'a secret for tests only' };
    const { stdout } = await run('ada@example.org', environment);
    expect(stdout.trim().split('\n')[1]).toMatch(LINK);
  } finally {
    await drop();
  }
});

test('9. beside a server on the embedded database it says what to do', {
  timeout: PROGRAM_MS,
}, async () => {
  const unlock = lockDataDir(dataDir);
  try {
    await expect(run('ada@example.org')).rejects.toThrow('stop it, run this again, start it');
  } finally {
    unlock();
  }
});

test('9. what is no address is told the usage', { timeout: PROGRAM_MS }, async () => {
  await expect(run('ada')).rejects.toThrow('Usage: npm run owner -- <email>');
});
