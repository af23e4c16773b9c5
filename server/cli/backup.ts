import { existsSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import { backUpDataDir } from '#server/platform/backup/data-dir-backup.ts';
import { backUpServer } from '#server/platform/backup/server-backup.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import { namedFile } from './named-file.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- <file>`: everything that is needed to start again elsewhere. */
await runCommand(async () => {
  const file = namedFile('backup');
  if (existsSync(file)) throw new ConfigError(`${file} is there already; name another file.`);
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl) await backUpServer(databaseUrl, file);
  else await backUpDataDir(dataDir, file);
  console.log(
    databaseUrl
      ? `Backed up to ${file}. SECRET is not in it: keep it as safe, elsewhere.`
      : `Backed up to ${file}, secret and all: keep it safe.`,
  );
});
