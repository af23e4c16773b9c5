import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildInChild } from '#server/build/build-in-child.ts';
import { asBuilt, staleTargets } from '#server/build/stale.ts';
import { readConfig } from '#server/config.ts';
import { explainFailedStart } from './explain-failed-start.ts';
import { findPackageFiles } from './find-package-files.ts';
import { printCrash } from './print-crash.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** `npm start`: builds what is stale, then serves until it is told to stop. */
const project = fileURLToPath(new URL('../..', import.meta.url));
// What was compiled once need not be again: a fifth of a second start.
enableCompileCache(join(project, 'dist/.compiled'));
findPackageFiles();
printCrash();
const abort = new AbortController();
let stopServer: (() => Promise<void>) | undefined;
stopOnSignal(async () => {
  abort.abort();
  await stopServer?.();
});

try {
  const config = readConfig(process.env);
  const environment = asBuilt(project);
  const stale = process.argv.includes('--no-build') ? [] : staleTargets(project, environment);
  if (stale.length > 0) {
    const { checkBeforeBuild } = await import('./check-before-build.ts');
    await checkBeforeBuild(config);
    await buildInChild(project, stale, { environment, signal: abort.signal });
  }
  // Loaded only now, so that the server's modules never wait beside a build.
  const { startServer } = await import('#server/main.ts');
  stopServer = (await startServer(config)).stop;
} catch (error) {
  // A signal that came during the build has already decided how this ends.
  if (!abort.signal.aborted) {
    console.error(explainFailedStart(error));
    process.exit(1);
  }
}
