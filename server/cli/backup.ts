import { existsSync } from 'node:fs';
import { backUpDataDir } from '#server/backup/data-dir-backup.ts';
import { backUpServer } from '#server/backup/server-backup.ts';
import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/kernel/config-error.ts';
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
