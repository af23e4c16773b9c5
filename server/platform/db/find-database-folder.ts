import fs from 'node:fs';
import { join } from 'node:path';
import { DataDirError, toDataDirError } from './data-dir-error.ts';

/** Of the PostgreSQL inside PGlite: another one cannot read what it wrote. */
const POSTGRES_MAJOR = '18';

/**
 * The folder of the database in `dataDir`; undefined where none was ever made.
 * @throws DataDirError for a folder that holds anything else: what is not known to be empty is never
 * replaced.
 */
export function findDatabaseFolder(dataDir: string): string | undefined {
  const folder = join(dataDir, 'database');
  if (isEmpty(folder, dataDir)) return undefined;
  // Until 0.1 a creation left this mark when it was cut short, and so did a copy made meanwhile.
  const unfinished = join(dataDir, 'database.unfinished');
  if (fs.existsSync(unfinished)) {
    throw new DataDirError(
      `${unfinished} says that the database beside it was never finished; delete ${folder} if it was never used, else that mark.`,
    );
  }
  const version = readVersion(join(folder, 'PG_VERSION'));
  if (version === undefined) {
    throw new DataDirError(
      `${folder} is damaged, for it has no PG_VERSION; restore a backup, or move it away to start anew.`,
    );
  }
  if (version !== POSTGRES_MAJOR) {
    throw new DataDirError(
      `${folder} is of PostgreSQL ${version}, and this Kalends reads ${POSTGRES_MAJOR}; start the one that wrote it (see docs/upgrading.md).`,
    );
  }
  return folder;
}

function isEmpty(folder: string, dataDir: string): boolean {
  try {
    return !fs.existsSync(folder) || fs.readdirSync(folder).length === 0;
  } catch (error) {
    throw toDataDirError(error, dataDir);
  }
}

function readVersion(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined;
}
