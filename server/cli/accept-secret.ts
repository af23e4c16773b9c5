import { readConfig } from '#server/config.ts';
import { bringUpToDate } from '#server/platform/db/bring-up-to-date.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { acceptSecret } from '#server/platform/instance/settle-secret.ts';
import { runCommand } from './run-command.ts';

/** `npm run accept-secret`: the database is used with the secret that is set or kept from now on. */
await runCommand(async () => {
  const config = readConfig(process.env);
  const db = await openDatabase(config);
  try {
    await bringUpToDate(db);
    await acceptSecret(db, config);
  } finally {
    await db.close();
  }
  console.log('The secret is accepted; sessions have ended.');
});
