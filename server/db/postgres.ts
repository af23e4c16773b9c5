import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { errorText } from '#server/kernel/describe-error.ts';
import type { BossDb, Database, Orm, Statement, Transaction } from './database.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { ORM } from './orm.ts';
import { readPostgresValuesAlike } from './postgres-types.ts';
import { rerunWhenSacrificed } from './sql-state.ts';
import { TransactionScope } from './transaction-scope.ts';
import { toParameters } from './values.ts';

export interface PostgresOptions {
  readonly databaseUrl: string;
  readonly poolSize?: number;
  /** Hears of connections that broke; the pool replaces them. */
  readonly onError?: (error: Error) => void;
}

const CONNECTION: PoolConfig = {
  application_name: 'kalends',
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  pipeline: true, // BEGIN and what follows it share a round trip
  // A statement that is kept is planned once: planning the availability of a month takes three
  // times as long as reading it, and all that the parameters say is which rows.
  options: '-c plan_cache_mode=force_generic_plan',
};

/** A PostgreSQL server behind the one door. Connects when first used. */
export function openPostgres({ databaseUrl, poolSize = 10, onError }: PostgresOptions): Database {
  readPostgresValuesAlike();
  const pool = new Pool({ ...CONNECTION, connectionString: databaseUrl, max: poolSize });
  const hear =
    onError ?? ((error: Error) => console.error('A database connection broke:', errorText(error)));
  pool.on('error', hear);
  pool.on('connect', (client) => client.on('error', hear)); // the pool listens to idle ones only
  return fromPool(pool, databaseUrl);
}

function fromPool(pool: Pool, databaseUrl: string): Database {
  const scope = new TransactionScope<PoolClient>();
  const orm = drizzle(pool, ORM);
  return {
    kind: 'postgres',
    get orm(): Orm {
      scope.refuseInside();
      return orm;
    },
    async query<Row>(statement: Statement) {
      scope.refuseInside();
      return withClient(pool, (client) => runStatement<Row>(client, statement));
    },
    async transaction(work) {
      scope.refuseInside();
      return rerunWhenSacrificed(() =>
        withClient(pool, (client) =>
          inTransaction(client, () => scope.run(client, () => work(asTransaction(client)))),
        ),
      );
    },
    bossDb: bossDbOf(pool, scope),
    migrate: (migrationsFolder) => migratePostgres(databaseUrl, migrationsFolder),
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    poolUse: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** A failed statement leaves its connection usable; the pool itself drops one that broke. */
async function withClient<T>(pool: Pool, use: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await use(client);
  } finally {
    client.release();
  }
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
    await rollBack(client);
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
function bossDbOf(pool: Pool, scope: TransactionScope<PoolClient>): BossDb {
  return {
    async executeSql(text, values) {
      const result: { rows: unknown[] } | { rows: unknown[] }[] = await (
        scope.current() ?? pool
      ).query(text, values);
      return Array.isArray(result) ? { rows: result.flatMap((each) => each.rows) } : result;
    },
  };
}
