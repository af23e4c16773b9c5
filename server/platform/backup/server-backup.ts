import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { findRights } from '#server/platform/db/catalogue-statement.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';

/**
 * Dumps the database with PostgreSQL's own pg_dump, from one moment, while servers run on it, into a file
 * that its owner alone reads.
 * @throws ConfigError where that cannot be done; pg_dump has said why.
 */
export async function backUpServer(databaseUrl: string, file: string): Promise<void> {
  const draft = `${file}.part`;
  try {
    await rm(draft, { force: true });
    // pg_dump writes into the file there is, which is nobody else's from its first byte on.
    await writeFile(draft, '', { mode: 0o600, flag: 'wx' });
    await run(databaseUrl, 'pg_dump', ['--format=custom', '--no-owner', `--file=${draft}`]);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Restores a dump into an empty database, all of it or nothing.
 * @throws ConfigError where the database is in use, or pg_restore could not; it has said why.
 */
export async function restoreServer(databaseUrl: string, file: string): Promise<void> {
  const db = await openDatabase({ databaseUrl, poolSize: 1 });
  const { isSetUp, database } = await findRights(db).finally(() => db.close());
  if (isSetUp) {
    throw new ConfigError(
      `DATABASE_URL: ${database} holds tables already; create an empty database to restore into.`,
    );
  }
  const options = ['--no-owner', '--no-privileges', '--no-comments', '--single-transaction'];
  await run(databaseUrl, 'pg_restore', ['--exit-on-error', ...options, file]);
}

/** The password goes by the environment: arguments are for everybody on the machine to read. */
async function run(
  databaseUrl: string,
  program: string,
  options: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [`--dbname=${url.href}`, ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  const [exitCode] = await once(child, 'exit').catch((error: unknown) => {
    throw isMissing(error)
      ? new ConfigError(`${program} is not installed; install PostgreSQL's client programs.`)
      : error;
  });
  if (exitCode !== 0) throw new ConfigError(`${program} could not do it; its messages are above.`);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
