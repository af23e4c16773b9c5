import { existsSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import { restoreDataDir } from '#server/platform/backup/data-dir-backup.ts';
import { restoreServer } from '#server/platform/backup/server-backup.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import { namedFile } from './named-file.ts';
import { runCommand } from './run-command.ts';

/** `npm run restore -- <file>`: a backup into an empty data folder, or an empty database. */
await runCommand(async () => {
  const file = namedFile('restore');
  if (!existsSync(file)) throw new ConfigError(`There is no ${file}; name a backup.`);
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl) await restoreServer(databaseUrl, file);
  else await restoreDataDir(dataDir, file);
  console.log(`Restored ${file}; npm start serves it.`);
});
