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
    // One transaction around it all, which a pooler leaves on one connection, and which holds the lock.
    // Drizzle's own BEGIN is a mere notice in it, and its COMMIT ends it.
    await client.query('BEGIN');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
