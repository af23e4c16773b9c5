import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { BossDb, Database, Orm, Statement, Transaction } from './database.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { ORM } from './orm.ts';
import { readPostgresValuesAlike } from './postgres-types.ts';
import { rerunWhenSacrificed } from './sql-state.ts';
import { type TimeLimits, timeLimits } from './time-limits.ts';
import { TransactionScope } from './transaction-scope.ts';
import { DatabaseUnavailable, isOutage } from './unavailable.ts';
import { toParameters } from './values.ts';
import { within } from './within.ts';

export interface PostgresOptions {
  readonly databaseUrl: string;
  readonly poolSize?: number;
  /** Hears of connections that broke; the pool replaces them. */
  readonly onError?: (error: Error) => void;
  readonly limits?: TimeLimits;
}

const CONNECTION: PoolConfig = {
  application_name: 'kalends',
  statement_timeout: timeLimits.upkeepMs,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  pipeline: true, // BEGIN and what follows it share a round trip
  options: [
    // A statement that is kept is planned once: planning the availability of a month takes three
    // times as long as reading it, and all that the parameters say is which rows.
    '-c plan_cache_mode=force_generic_plan',
    // A server whose client gave up stops working for it, and lets go of its locks.
    '-c client_connection_check_interval=1s',
  ].join(' '),
};

/** A pool, and every socket that it has opened: one that is frozen is not closed by asking. */
interface Connections {
  readonly pool: Pool;
  readonly sockets: ReadonlySet<Socket>;
  readonly limits: TimeLimits;
  /** Hears of connections that broke. */
  readonly hear: (error: Error) => void;
}

/** A PostgreSQL server behind the one door. Connects when first used. */
export function openPostgres(options: PostgresOptions): Database {
  readPostgresValuesAlike();
  return fromConnections(openConnections(options), options.databaseUrl);
}

function openConnections({
  databaseUrl,
  poolSize = 10,
  onError,
  limits = timeLimits,
}: PostgresOptions): Connections {
  const sockets = new Set<Socket>();
  const pool = new Pool({
    ...CONNECTION,
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.statementMs,
    stream: () => keptIn(sockets, new Socket()),
  });
  const hear = onError ?? ((error: Error) => console.error('A database connection broke:', error));
  pool.on('error', hear);
  pool.on('connect', (client) => client.on('error', hear)); // the pool listens to idle ones only
  return { pool, sockets, limits, hear };
}

function keptIn(sockets: Set<Socket>, socket: Socket): Socket {
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

function fromConnections(connections: Connections, databaseUrl: string): Database {
  const { pool, limits } = connections;
  const scope = new TransactionScope<PoolClient>();
  const orm = drizzle(guardedQueries(connections), ORM);
  return {
    kind: 'postgres',
    get orm(): Orm {
      scope.refuseInside();
      return orm;
    },
    async query<Row>(statement: Statement) {
      scope.refuseInside();
      return withClient(connections, (client) => runStatement<Row>(client, statement));
    },
    async transaction(work) {
      scope.refuseInside();
      return rerunWhenSacrificed(() =>
        withClient(connections, (client) =>
          inTransaction(client, () => scope.run(client, () => work(asTransaction(client)))),
        ),
      );
    },
    bossDb: bossDbOf(connections, scope),
    migrate: (migrationsFolder) => migratePostgres(databaseUrl, migrationsFolder),
    isReady: () => within(limits.readyMs, isPrimary(pool), false),
    close: () => closeConnections(connections),
  };
}

/** After a failover the server that was the primary may answer, and take nothing. */
async function isPrimary(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isPrimary: boolean }>(
    'select not pg_is_in_recovery() as "isPrimary"',
  );
  return rows[0]?.isPrimary ?? false;
}

/** Lets running statements finish; those of a server that does not answer are cut off. */
async function closeConnections({ pool, sockets, limits }: Connections): Promise<void> {
  await within(limits.closeMs, pool.end(), undefined);
  for (const socket of sockets) socket.destroy();
}

/**
 * Uses a connection of the pool. A failed statement leaves it usable; where the database itself is
 * unavailable the connection is destroyed, for what became of its statement is not known.
 */
async function withClient<T>(
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

/** Drizzle asks its pool for nothing but this. */
function guardedQueries(connections: Connections): Pool {
  const query = (...statement: Parameters<PoolClient['query']>) =>
    withClient(connections, async (client) => client.query(...statement));
  return { query } as unknown as Pool;
}

async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  const begun = client.query('BEGIN').then(
    () => undefined,
    (error: unknown) => error,
  );
  try {
    const result = await work();
    const failure = await begun;
    if (failure) throw failure;
    const { command } = await client.query('COMMIT');
    if (command === 'ROLLBACK') throw new Error('A statement of the transaction had failed.');
    return result;
  } catch (error) {
    if (!isOutage(error)) await rollBack(client);
    throw error;
  }
}

/** A connection that cannot even roll back is broken: the pool drops it, and the server undoes the rest. */
async function rollBack(client: PoolClient): Promise<void> {
  await client.query('ROLLBACK').then(
    () => undefined,
    () => undefined,
  );
}

async function runStatement<Row>(client: PoolClient, statement: Statement): Promise<Row[]> {
  const { name, text, values } = statement;
  const { rows } = await client.query({ name, text, values: toParameters(values) });
  return rows;
}

function asTransaction(client: PoolClient): Transaction {
  let orm: Orm | undefined;
  return {
    query: (statement) => runStatement(client, statement),
    get orm() {
      orm ??= drizzle(client, ORM);
      return orm;
    },
  };
}

/** A pool query that fails drops its connection, and with it a transaction that the text left open. */
function bossDbOf({ pool, limits }: Connections, scope: TransactionScope<PoolClient>): BossDb {
  return {
    async executeSql(text, values) {
      const statement = { text, values, query_timeout: limits.upkeepMs };
      const result: { rows: unknown[] } | { rows: unknown[] }[] = await (
        scope.current() ?? pool
      ).query(statement);
      return Array.isArray(result) ? { rows: result.flatMap((each) => each.rows) } : result;
    },
  };
}
