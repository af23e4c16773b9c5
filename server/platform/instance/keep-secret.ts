import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '#server/platform/db/sync-files.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import { MIN_SECRET_LENGTH } from '#server/platform/kernel/secret.ts';

/**
 * The secret that an embedded installation keeps beside its database; undefined where there is none.
 * @throws ConfigError when the file was cut short: signing with an empty key is no signing.
 */
export function readKeptSecret(dataDir: string): string | undefined {
  const file = secretFile(dataDir);
  if (!fs.existsSync(file)) return undefined;
  const secret = fs.readFileSync(file, 'utf8').trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new ConfigError(
    `SECRET: ${file} is empty or cut short; put it back from a backup, or delete it and run npm run accept-secret.`,
  );
}

/**
 * Makes a secret and keeps it, readable by its owner alone. It is on the disk under its name whole or
 * not at all. The caller holds the folder's lock.
 */
export function keepNewSecret(dataDir: string): string {
  const secret = randomBytes(32).toString('base64url');
  const file = secretFile(dataDir);
  const draft = `${file}.new`;
  fs.rmSync(draft, { force: true });
  fs.writeFileSync(draft, secret, { mode: 0o600, flag: 'wx', flush: true });
  fs.renameSync(draft, file);
  syncFolder(dataDir);
  return secret;
}

export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret');
}
