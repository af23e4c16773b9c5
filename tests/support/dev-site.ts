import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';

/** Serves the pages as `npm run dev` does, without the API, on the port that is given. */
const root = fileURLToPath(new URL('../..', import.meta.url));
// Of its own: what one dev server has prepared another may be replacing.
const cacheDir = await mkdtemp(join(tmpdir(), 'kalends-vite-'));
const site = await dev({
  root,
  logLevel: 'error',
  server: { port: Number(process.argv[2]) },
  vite: { cacheDir },
});
process.send?.('ready');
process.once('SIGTERM', async () => {
  await site.stop();
  await rm(cacheDir, { recursive: true, force: true });
  process.exit(0);
});
