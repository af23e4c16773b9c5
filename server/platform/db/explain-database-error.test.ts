import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBeforeBuild } from '#server/cli/check-before-build.ts';
import { readConfig } from '#server/config.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { explainDatabaseError } from './explain-database-error.ts';
import { openDatabase } from './open.ts';

let server: PostgresServer;
let admin: Client;

beforeAll(async () => {
  server = await startPostgres();
  admin = new Client({ connectionString: server.urlOf('postgres') });
  await admin.connect();
  for (const text of [
    `create role plain login password 'right'`,
    `create role guarded login password 'right'`,
    'create database guarded',
    'create database closed',
    'revoke connect on database closed from public',
    'create database tight',
    'grant create on database tight to plain',
    'create database strict',
  ]) {
    await admin.query(text);
  }
  const { rows } = await admin.query('show hba_file');
  await admin.query(
    `copy (values ('host guarded all 127.0.0.1/32 scram-sha-256'), ('host all all 127.0.0.1/32 trust')) to '${rows[0].hba_file}'`,
  );
  await admin.query('select pg_reload_conf()');
});
afterAll(async () => {
  await admin.end();
  await server.stop();
});

function urlOf(database: string, login = 'plain:right'): string {
  return server.urlOf(database).replace(/\/\/[^@/]*@?(?=127)/, `//${login}@`);
}

/** What a start on that database says, or nothing. */
async function startOn(databaseUrl: string): Promise<string | undefined> {
  const db = await openDatabase({ databaseUrl, onError: () => {} });
  try {
    await bringUpToDate(db, { patienceMs: 0, everyMs: 0, say: () => {} });
    return undefined;
  } catch (error) {
    return explainDatabaseError(error, databaseUrl);
  } finally {
    await db.close();
  }
}

test.each([
  ['a wrong password', () => urlOf('guarded', 'guarded:wrong'), 'refuses the password of guarded'],
  ['no password', () => urlOf('guarded', 'guarded'), 'asks for a password and there is none'],
  ['an unknown database', () => urlOf('nowhere'), 'has no database nowhere; run createdb nowhere.'],
  ['an unknown role', () => urlOf('postgres', 'nobody'), 'does not let nobody in'],
  [
    'no right to connect',
    () => urlOf('closed'),
    'run GRANT CONNECT ON DATABASE "closed" TO "plain"',
  ],
  [
    'no right to create schemas',
    () => urlOf('strict'),
    'run GRANT CREATE ON DATABASE "strict" TO "plain"',
  ],
  [
    'no right to create tables',
    () => urlOf('tight'),
    'run GRANT CREATE ON SCHEMA public TO "plain"',
  ],
  [
    'a server that is down',
    () => 'postgres://a:b@127.0.0.1:1/x',
    'nothing answers at 127.0.0.1:1; start',
  ],
  [
    'a machine that is not there',
    () => 'postgres://a:b@nowhere.invalid/x',
    'no machine called nowhere.invalid',
  ],
])('7.24 %s is said in one line with its remedy, never the password', async (_, url, says) => {
  const line = await startOn(url());
  expect(line).toContain(says);
  expect(line).toMatch(/^DATABASE_URL: [^\n]+$/);
  expect(line).not.toMatch(/wrong|right@/);
});

test.each([
  ['strict', 'GRANT CREATE ON DATABASE "strict"'],
  ['tight', 'GRANT CREATE ON SCHEMA public'],
])('7.24 what %s lacks is known before a build', async (database, grant) => {
  const config = readConfig({ DATABASE_URL: urlOf(database), SECRET: 'x'.repeat(16), PORT: '0' });
  await expect(checkBeforeBuild(config)).rejects.toThrow(grant);
});
