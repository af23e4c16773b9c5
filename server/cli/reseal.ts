import { readConfig } from '#server/config.ts';
import { bringUpToDate } from '#server/platform/db/bring-up-to-date.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { reseal } from '#server/platform/instance/reseal.ts';
import { settleSecret } from '#server/platform/instance/settle-secret.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import { sealedColumns } from '#server/sealed-columns.ts';
import { runCommand } from './run-command.ts';

/** `npm run reseal`: what is sealed with the secret before is sealed with the one that counts. */
await runCommand(async () => {
  const config = readConfig(process.env);
  const db = await openDatabase(config);
  try {
    await bringUpToDate(db);
    const secret = await settleSecret(db, config);
    const { now, before, unopened } = await reseal(db, { ...config, secret }, sealedColumns);
    console.log(`Sealed anew: ${before}; as they should be already: ${now}.`);
    if (unopened.length === 0) return;
    throw new ConfigError(
      `SECRET_PREVIOUS: ${unopened.length} values open neither with it nor with SECRET: ${unopened.join(', ')}`,
    );
  } finally {
    await db.close();
  }
});
