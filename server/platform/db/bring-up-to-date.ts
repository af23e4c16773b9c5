import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import { findMigrations, findServer } from './catalogue-statement.ts';
import type { Database } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { type Patience, waitForDatabase } from './wait-for-database.ts';

const OLDEST_SERVER = 15;

/**
 * Runs the migrations that are missing, once the database is there.
 * @throws ConfigError for a server that is too old, and for a database whose tables this version did
 * not make and cannot bring up to date.
 */
export async function bringUpToDate(db: Database, patience?: Patience): Promise<void> {
  await waitForDatabase(db, patience);
  await refuseOldServer(db);
  await refuseForeignTables(db);
  await db.migrate();
}

export async function refuseOldServer(db: Database): Promise<void> {
  const { major } = await findServer(db);
  if (major >= OLDEST_SERVER) return;
  throw new ConfigError(
    `DATABASE_URL: this is PostgreSQL ${major}, and Kalends needs ${OLDEST_SERVER} or newer.`,
  );
}

/** A migration is known by when it was made; a database tells which of them it has had. */
export async function refuseForeignTables(db: Database): Promise<void> {
  const had = await findMigrations(db);
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
    ({ folderMillis }) => folderMillis,
  );
  const foreign = had.filter((madeAtMs) => !known.includes(madeAtMs));
  if (foreign.length === 0) return;
  const setting = db.kind === 'pglite' ? 'DATA_DIR' : 'DATABASE_URL';
  throw new ConfigError(
    Math.max(...foreign) > Math.max(...known)
      ? `${setting}: the tables of this database are of a newer Kalends; start that one, or restore a backup from before it.`
      : `${setting}: the tables of this database are of a Kalends before 0.1 (cf3ad8f), which cannot be brought up to date; use another database.`,
  );
}
