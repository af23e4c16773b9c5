import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import {
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryArrayResult,
  type QueryResult,
} from 'pg';
import type { Orm, Statement } from './database.ts';
import { ORM } from './orm.ts';
import { type OnStatement, tellQueries } from './tell-queries.ts';
import { type TimeLimits, timeLimits } from './time-limits.ts';
import { DatabaseUnavailable, isOutage } from './unavailable.ts';
import { toParameters } from './values.ts';
import { within } from './within.ts';

export interface ConnectionOptions {
  readonly databaseUrl: string;
  readonly poolSize?: number;
  /** Hears of connections that broke; the pool replaces them. */
  readonly onError?: (error: Error) => void;
  readonly limits?: TimeLimits;
  /**
   * A PgBouncer stands in between that keeps no prepared statements and takes no settings: nothing
   * is asked of it that outlives a transaction.
   */
  readonly hasPgBouncer?: boolean;
  readonly onStatement?: OnStatement | undefined;
}

const CONNECTION: PoolConfig = {
  application_name: 'kalends',
  keepAlive: true,
  // What stands between forgets a silent connection after some minutes, without a word to us.
  keepAliveInitialDelayMillis: 60_000,
  pipeline: true, // BEGIN and what follows it share a round trip
};

/**
 * A connection that was new has to plan each statement first, which takes longer than many a booking: those that a
 * burst has opened stay for the next one.
 */
const IDLE_MS = 30 * 60_000;

/** What the server is told when a connection begins. */
const SESSION: PoolConfig = {
  statement_timeout: timeLimits.upkeepMs,
  idle_in_transaction_session_timeout: 30_000,
  options: [
    // A statement that is kept is planned once: planning the availability of a month takes three
    // times as long as reading it, and all that the parameters say is which rows.
    '-c plan_cache_mode=force_generic_plan',
    // A server whose client gave up stops working for it, and lets go of its locks.
    '-c client_connection_check_interval=1s',
  ].join(' '),
};

/** A pool, and every socket that it has opened: one that is frozen is not closed by asking. */
export interface Connections {
  readonly pool: Pool;
  readonly sockets: ReadonlySet<Socket>;
  readonly limits: TimeLimits;
  /** Hears of connections that broke. */
  readonly hear: (error: Error) => void;
  /** Whether a connection keeps statements by their names. */
  readonly keepsStatements: boolean;
}

export function openConnections({
  databaseUrl,
  poolSize = 10,
  onError,
  limits = timeLimits,
  hasPgBouncer = false,
  onStatement,
}: ConnectionOptions): Connections {
  const sockets = new Set<Socket>();
  const pool = new Pool({
    ...CONNECTION,
    ...(!hasPgBouncer && SESSION),
    connectionString: databaseUrl,
    max: poolSize,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.statementMs,
    stream: () => keptIn(sockets, new Socket()),
  });
  const hear = onError ?? ((error: Error) => console.error('A database connection broke:', error));
  pool.on('error', hear);
  pool.on('connect', (client) => client.on('error', hear)); // the pool listens to idle ones only
  if (onStatement) pool.on('connect', (client) => tellQueries(client, onStatement));
  return { pool, sockets, limits, hear, keepsStatements: !hasPgBouncer };
}

function keptIn(sockets: Set<Socket>, socket: Socket): Socket {
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

/** Lets running statements finish; those of a server that does not answer are cut off. */
export async function closeConnections({ pool, sockets, limits }: Connections): Promise<void> {
  await within(limits.closeMs, pool.end(), undefined);
  for (const socket of sockets) socket.destroy();
}

/**
 * Uses a connection of the pool. A failed statement leaves it usable; where the database itself is
 * unavailable the connection is destroyed, for what became of its statement is not known.
 */
export async function withClient<T>(
  { pool, hear }: Connections,
  use: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(error);
  });
  let isLost = false;
  try {
    return await use(client);
  } catch (error) {
    isLost = isOutage(error);
    if (!isLost) throw error;
    const unavailable = new DatabaseUnavailable(error);
    hear(unavailable);
    throw unavailable;
  } finally {
    client.release(isLost);
  }
}

/** What is asked of a connection until this turn of the event loop ends leaves in one write. */
export function inOneWrite(client: PoolClient): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } })
    .connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

export async function runStatement<Row>(
  client: PoolClient,
  { name, text, values }: Statement,
  { keepsStatements }: Connections,
): Promise<Row[]> {
  const kept = keepsStatements && name !== undefined ? { name } : {};
  const { rows } = await client.query({ ...kept, text, values: toParameters(values) });
  return rows;
}

type Answer = QueryResult | QueryArrayResult;
/** A statement as Drizzle hands it to the driver. */
type Given = Parameters<PoolClient['query']>;

export function queryFor(client: PoolClient, given: Given): Promise<Answer> {
  return client.query(...given) as unknown as Promise<Answer>; // no callback, so a promise
}

/** Drizzle over anything that answers statements; it asks its pool for nothing else. */
export function ormOver(query: (given: Given) => Promise<Answer>): Orm {
  const pool = { query: (...given: Given) => query(given) };
  return drizzle(pool as unknown as Pool, ORM);
}
