import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { findPackageFiles } from '#server/cli/find-package-files.ts';
import { stopOnSignal } from '#server/cli/stop-on-signal.ts';
import { readConfig } from '#server/config.ts';
import { rememberHashes } from './remember-hashes.ts';
import { project } from './run-server.ts';

/**
 * The server as `npm start` runs it, for stories: it puts its rows back as they stood when it began
 * whenever it is sent a message, and answers once it has.
 */
enableCompileCache(join(project, 'dist/.compiled'));
findPackageFiles();
rememberHashes();
const { startServer } = await import('#server/main.ts');
const { keepWorld } = await import('./keep-world.ts');
const server = await startServer(readConfig(process.env));
stopOnSignal(() => server.stop());
// Asked for before a story begins, so that what one does is never kept.
const world = keepWorld(server.db);
process.on('message', () => {
  world
    .then(({ restore }) => restore())
    .then(
      () => process.send?.('restored'),
      (error: unknown) => process.send?.(`not restored: ${error}`),
    );
});
