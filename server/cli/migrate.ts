import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { waitForDatabase } from '#server/db/wait-for-database.ts';
import { explainFailedStart } from './explain-failed-start.ts';

/** `npm run db:migrate`: brings the tables up to date without serving, for deployments in steps. */
try {
  const { databaseUrl, dataDir, hasPgBouncer } = readConfig(process.env);
  const db = await openDatabase({ databaseUrl, dataDir, hasPgBouncer });
  try {
    if (db.kind === 'postgres') await waitForDatabase(db);
    await db.migrate();
  } finally {
    await db.close();
  }
  console.log('The database is up to date.');
} catch (error) {
  console.error(explainFailedStart(error));
  process.exitCode = 1;
}
