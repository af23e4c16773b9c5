import { createDiskPglite, createMemoryPglite } from './create-pglite.ts';
import type { Database } from './database.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { fromPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface OpenOptions {
  /** A PostgreSQL server; without it the embedded database is used. */
  readonly databaseUrl?: string;
  /** Folder of the embedded database; without it, it is in memory and gone when closed. */
  readonly dataDir?: string;
  /** Connections to PostgreSQL at most. */
  readonly poolSize?: number;
  /** Hears of PostgreSQL connections that broke. */
  readonly onError?: (error: Error) => void;
  /** A dump (PGlite's `dumpDataDir`) that a database in memory starts from. */
  readonly image?: Blob;
}

/**
 * Opens the one database of this process. Throws DataDirInUseError when another process has
 * `dataDir` open. Does not migrate.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, dataDir, image } = options;
  if (databaseUrl) return openPostgres({ ...options, databaseUrl });
  if (!dataDir) return fromPglite(await createMemoryPglite(image));
  const unlock = lockDataDir(dataDir);
  try {
    return fromPglite(await createDiskPglite(dataDir), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}
