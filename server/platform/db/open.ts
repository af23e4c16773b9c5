import type { Database } from './database.ts';
import { freeMbOf, KEPT_FREE_MB, refuseFullDisk } from './free-space.ts';
import { lockDataDir } from './lock-data-dir.ts';
import type { ReplicaChange } from './reads.ts';
import { runEmbedded } from './run-embedded.ts';
import type { OnStatement } from './tell-queries.ts';
import type { TimeLimits } from './time-limits.ts';

export interface OpenOptions {
  /** A PostgreSQL server; without it the embedded database is used. */
  readonly databaseUrl?: string;
  /** Folder of the embedded database; without it, it is in memory and gone when closed. */
  readonly dataDir?: string;
  /** Connections to PostgreSQL at most. */
  readonly poolSize?: number;
  /** Replicas of that server, which serve what is only shown. */
  readonly readUrls?: readonly string[];
  /** Whether a PgBouncer stands in between that keeps no prepared statements. */
  readonly hasPgBouncer?: boolean;
  /** Hears when a replica is taken into use, and when it is left alone. */
  readonly onReplica?: (change: ReplicaChange) => void;
  /** How long to wait for PostgreSQL; the usual limits where none are given. */
  readonly limits?: TimeLimits;
  /** Hears of PostgreSQL connections that broke. */
  readonly onError?: (error: Error) => void;
  /** Hears of every statement; left out where nobody wants to know. */
  readonly onStatement?: OnStatement | undefined;
  /** A dump (PGlite's `dumpDataDir`) that a database in memory starts from. */
  readonly image?: Blob;
}

/**
 * Opens the one database of this process. Throws DataDirInUseError when another process has
 * `dataDir` open. Does not migrate.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, dataDir, image, onStatement } = options;
  // Only the database that is used is loaded: each takes a good part of the start.
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({ ...options, databaseUrl });
  }
  const loadPglite = async () => ({
    ...(await import('./create-pglite.ts')),
    ...(await import('./pglite.ts')),
  });
  if (!dataDir) {
    const { createMemoryPglite, fromPglite } = await loadPglite();
    return fromPglite(await createMemoryPglite(image), { onStatement });
  }
  const unlock = lockDataDir(dataDir);
  try {
    const { createDiskPglite, fromPglite } = await loadPglite();
    const hasRoom = () => freeMbOf(dataDir) >= KEPT_FREE_MB;
    if (!hasRoom()) refuseFullDisk(dataDir);
    const embedded = await runEmbedded(() => createDiskPglite(dataDir), hasRoom);
    return fromPglite(embedded, { onClosed: unlock, onStatement, hasRoom });
  } catch (error) {
    unlock();
    throw error;
  }
}
