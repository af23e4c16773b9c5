import { createHmac } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import { keepNewSecret, readKeptSecret, secretFile } from './keep-secret.ts';
import { findKnownSecret, recordFingerprint, replaceFingerprint } from './store.ts';

interface SecretSettings {
  /** As it is set; undefined where the data folder keeps one. */
  readonly secret: string | undefined;
  readonly dataDir: string;
}

const REMEDY = 'or run npm run accept-secret to go on with a new one (see docs/operating.md).';

/**
 * The secret that this installation signs with: the setting's, else the one kept in the data folder,
 * else a new one for a database that nobody has used.
 * @throws ConfigError when the database was used with another secret.
 */
export async function settleSecret(db: Database, settings: SecretSettings): Promise<string> {
  const secret = (await findSecret(db, settings)) ?? keepNewSecret(settings.dataDir);
  refuseOther(await recordFingerprint(db, toFingerprint(secret)), secret);
  return secret;
}

/**
 * The secret that is set or kept; undefined where the first start still has to make one.
 * @throws ConfigError when the database was used with another secret, or with one that is lost.
 */
export async function findSecret(
  db: Database,
  settings: SecretSettings,
): Promise<string | undefined> {
  const known = await findKnownSecret(db);
  const secret = settings.secret ?? readKeptSecret(settings.dataDir);
  if (secret === undefined && (known.fingerprint !== undefined || known.isUsed)) {
    const file = secretFile(settings.dataDir);
    throw new ConfigError(
      `SECRET: ${file} is missing, and this database was used with it; put it back, ${REMEDY}`,
    );
  }
  if (secret !== undefined && known.fingerprint !== undefined) {
    refuseOther(known.fingerprint, secret);
  }
  return secret;
}

function refuseOther(fingerprint: string, secret: string): void {
  if (fingerprint === toFingerprint(secret)) return;
  throw new ConfigError(
    `SECRET: this database was used with another secret; set that one, ${REMEDY}`,
  );
}

/** From now on the database is used with the secret that is set or kept; makes one where there is none. */
export async function acceptSecret(db: Database, settings: SecretSettings): Promise<void> {
  const secret =
    settings.secret ?? readKeptSecret(settings.dataDir) ?? keepNewSecret(settings.dataDir);
  await replaceFingerprint(db, toFingerprint(secret));
}

/** Whether two secrets are one, without saying which. */
function toFingerprint(secret: string): string {
  return createHmac('sha256', secret).update('kalends instance').digest('base64url');
}
