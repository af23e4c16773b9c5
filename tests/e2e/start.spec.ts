import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#tests/e2e/support/test.ts';
import { runServer } from '#tests/support/run-server.ts';

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

test('a folder that another process uses is said in one line', async ({ server }) => {
  const start = runServer({ dataDir: server.dataDir });
  await expect(start).rejects.toThrow(
    `Another Kalends is using ${server.dataDir}; stop it or set DATA_DIR.`,
  );
});

test('a bad setting is said in one line', async () => {
  const start = runServer({ environment: { PORT: 'many' } });
  await expect(start).rejects.toThrow(/PORT: /);
});
