import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** Any number that nothing else locks: the letters of "kalends". */
const MIGRATION_LOCK = 0x6b616c656e64;

/** Runs the migrations that are missing, one process at a time, on a connection without time limits. */
export async function migratePostgres(
  databaseUrl: string,
  migrationsFolder: string = MIGRATIONS_FOLDER,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'kalends-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end(); // gives the lock back too
  }
}
