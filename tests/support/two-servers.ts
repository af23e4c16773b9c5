import pg from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { type ApiClient, createClient } from '#shared/api/client.ts';
import { freshDatabase } from './database.ts';
import { type RunningServer, runServer } from './run-server.ts';

/** Patience with two real servers on a busy machine. */
export const SERVERS_MS = 180_000;

/** The same with so many rounds of a race. */
export const patienceFor = (rounds: number): number => 60_000 + rounds * 10_000;

/** Two that wait for each other wait until the test fails: no deadlock is broken, and rerun, unseen. */
export const unbrokenDeadlocks = { deadlock_timeout: '1h' } as const;

/** Two processes on one PostgreSQL without a company, and a look at what they wrote. */
export interface TwoServers {
  readonly servers: readonly [RunningServer, RunningServer];
  readonly clients: readonly [ApiClient, ApiClient];
  readonly db: Database;
  readonly secret: string;
  /** Stops all of it; returns with which codes the processes went. */
  stop(): Promise<readonly number[]>;
}

const SECRET = 'a secret for tests only';

async function setUpDatabase(
  url: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = client.escapeIdentifier(new URL(url).pathname.slice(1));
  for (const [key, value] of Object.entries(settings)) {
    await client.query(`alter database ${name} set ${key} = ${client.escapeLiteral(value)}`);
  }
  await client.end();
}

export async function startTwoServers(
  environment: Readonly<Record<string, string>> = {},
  /** Settings of the database, for what is seen in no reply. */
  settings: Readonly<Record<string, string>> = {},
): Promise<TwoServers> {
  const { url, drop } = await freshDatabase();
  await setUpDatabase(url, settings);
  const options = {
    environment: { DATABASE_URL: url, SECRET, LOG_LEVEL: 'warn', DEMO: 'off', ...environment },
  };
  const servers = await Promise.all([runServer(options), runServer(options)]);
  const db = await openDatabase({ databaseUrl: url, poolSize: 4 });
  return {
    servers,
    clients: [createClient({ origin: servers[0].url }), createClient({ origin: servers[1].url })],
    db,
    secret: SECRET,
    async stop() {
      await db.close();
      const exits = await Promise.all(servers.map((server) => server.stop()));
      await drop();
      return exits;
    },
  };
}
