import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#tests/e2e/support/test.ts';
import { project, runServer } from '#tests/support/run-server.ts';

test('a second start builds nothing, and both signals end it cleanly', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kalends-start-'));
  try {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await runServer({ dataDir, arguments: [] });
      expect(server.output()).not.toContain('Building');
      expect((await fetch(`${server.url}/ada/intro`)).status).toBe(200);
      expect(await server.stop(signal), signal).toBe(0);
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test('a port that is in use is said in one line', async ({ server }) => {
  const { port } = new URL(server.url);
  const start = runServer({ environment: { PORT: port } });
  await expect(start).rejects.toThrow(`Port ${port} is in use; stop what uses it or set PORT.`);
});

test('a folder that another process uses is said in one line', async () => {
  const server = await runServer();
  const start = runServer({ dataDir: server.dataDir });
  await expect(start).rejects.toThrow(
    `Another Kalends is using ${server.dataDir}; stop it or set DATA_DIR.`,
  );
  expect(await server.stop()).toBe(0);
});

test('a bad setting is said in one line', async () => {
  const start = runServer({ environment: { PORT: 'many' } });
  await expect(start).rejects.toThrow(/PORT: /);
});

/** With another video origin the pages are stale: a start would build them. */
const stale = { PUBLIC_VIDEO_ORIGIN: 'https://never-built.test' };

test('7.24 a data folder that cannot be used is said in one line, before any build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-start-'));
  const file = join(folder, 'file');
  await writeFile(file, '');
  try {
    for (const dataDir of [file, join(file, 'below'), '/proc', '/proc/none']) {
      const line = await failedStart({ ...stale, DATA_DIR: dataDir });
      expect(line, dataDir).toMatch(/^DATA_DIR: .*\.\n$/);
      expect(line, dataDir).toContain(dataDir);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('7.24 a port, an address and a secret that cannot be used are said before any build', async ({
  server,
}) => {
  const { port } = new URL(server.url);
  expect(await failedStart({ ...stale, PORT: port })).toMatch(/^Port \d+ is in use; .*\.\n$/);
  expect(await failedStart({ ...stale, HOST: '192.0.2.1' })).toMatch(/^HOST: .*\.\n$/);
  const dataDir = await mkdtemp(join(tmpdir(), 'kalends-start-'));
  await writeFile(join(dataDir, 'secret'), '');
  expect(await failedStart({ ...stale, DATA_DIR: dataDir })).toMatch(/^SECRET: .*\.\n$/);
  await rm(dataDir, { recursive: true });
});

test('7.25 a server that is told an address listens there alone', async () => {
  const server = await runServer({ environment: { HOST: '127.0.0.1' } });
  const { port } = new URL(server.url);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  await expect(fetch(`http://[::1]:${port}/api/health`)).rejects.toThrow();
  expect(await server.stop()).toBe(0);
});

/** All that a start prints which ends with exit code 1. */
async function failedStart(environment: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, [join(project, 'server/cli/start.ts')], {
    cwd: project,
    env: { ...process.env, PORT: '0', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  const [exitCode] = await once(child, 'close');
  expect(exitCode).toBe(1);
  return output;
}
