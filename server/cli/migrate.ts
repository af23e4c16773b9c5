import { readConfig } from '#server/config.ts';
import { bringUpToDate } from '#server/platform/db/bring-up-to-date.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { runCommand } from './run-command.ts';

/** `npm run db:migrate`: brings the tables up to date without serving, for deployments in steps. */
await runCommand(async () => {
  const db = await openDatabase(readConfig(process.env));
  try {
    await bringUpToDate(db);
  } finally {
    await db.close();
  }
  console.log('The database is up to date.');
});
