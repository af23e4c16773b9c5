import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopOnSignal } from './stop-on-signal.ts';

/**
 * `npm run dev`: pages, API and extension, each built anew or restarted when its sources change. Pages
 * are on `PORT`; the API is on the port after it and reached through the pages' `/api`.
 */
const project = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.PORT ?? 4321);
const apiPort = port + 1;

const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(project, 'server/cli/start.ts'), '--no-build'],
  {
    cwd: project,
    stdio: 'inherit',
    env: { PUBLIC_URL: `http://localhost:${port}`, ...process.env, PORT: String(apiPort) },
  },
);
const extension = spawn(
  process.execPath,
  [join(project, 'node_modules/wxt/bin/wxt.mjs'), '--port', String(port + 2)],
  { cwd: project, stdio: 'inherit' },
);
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const { dev } = await import('astro');
const site = await dev({
  root: project,
  server: { port },
  vite: { server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } } },
});

stopOnSignal(async () => {
  api.kill();
  extension.kill();
  await site.stop();
});
