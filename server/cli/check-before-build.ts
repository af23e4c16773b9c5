import type { GivenConfig } from '#server/config.ts';
import { refuseForeignTables, refuseOldServer } from '#server/platform/db/bring-up-to-date.ts';
import { findRights } from '#server/platform/db/catalogue-statement.ts';
import { findDatabaseFolder } from '#server/platform/db/find-database-folder.ts';
import { lockDataDir } from '#server/platform/db/lock-data-dir.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { toMissingGrant } from '#server/platform/db/to-missing-grant.ts';
import { waitForDatabase } from '#server/platform/db/wait-for-database.ts';
import { listen } from '#server/platform/http/listen.ts';
import { readKeptSecret } from '#server/platform/instance/keep-secret.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';

/**
 * Whether the server will be able to start, as far as it can be known without starting it: a build
 * takes a while, and what is wrong is better heard before it. Leaves everything as it was.
 * @throws what the start would throw.
 */
export async function checkBeforeBuild(config: GivenConfig): Promise<void> {
  await (await listen(config)).close();
  if (config.databaseUrl) await checkServer(config);
  else checkDataDir(config);
}

function checkDataDir({ dataDir, secret }: GivenConfig): void {
  const unlock = lockDataDir(dataDir);
  try {
    findDatabaseFolder(dataDir);
    if (secret === undefined) readKeptSecret(dataDir);
  } finally {
    unlock();
  }
}

async function checkServer(config: GivenConfig): Promise<void> {
  const db = await openDatabase(config);
  try {
    await waitForDatabase(db);
    await refuseOldServer(db);
    await refuseForeignTables(db);
    const rights = await findRights(db);
    const grant = rights.isSetUp ? undefined : toMissingGrant(rights);
    if (grant) {
      throw new ConfigError(
        `DATABASE_URL: ${rights.role} may not create what Kalends needs in ${rights.database}; run ${grant}.`,
      );
    }
  } finally {
    await db.close();
  }
}
