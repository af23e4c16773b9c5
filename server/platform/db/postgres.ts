import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import {
  type ConnectionOptions,
  type Connections,
  closeConnections,
  inOneWrite,
  openConnections,
  ormOver,
  queryFor,
  runStatement,
  withClient,
} from './connections.ts';
import type { BossDb, Database, Orm, Statement, Transaction } from './database.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { ORM } from './orm.ts';
import { readPostgresValuesAlike } from './read-postgres-values-alike.ts';
import { openReads, type ReadsOptions } from './reads.ts';
import { SentStatements } from './sent-statements.ts';
import { rerunWhenSacrificed } from './sql-state.ts';
import { TransactionScope } from './transaction-scope.ts';
import { isOutage } from './unavailable.ts';
import { within } from './within.ts';

export interface PostgresOptions extends ConnectionOptions, ReadsOptions {}

/** A PostgreSQL server, and those that follow it, behind the one door. Connects when first used. */
export function openPostgres(options: PostgresOptions): Database {
  readPostgresValuesAlike();
  const connections = openConnections(options);
  const { pool, limits } = connections;
  const scope = new TransactionScope<PoolClient>();
  const orm = ormOver((given) => withClient(connections, (client) => queryFor(client, given)));
  const { reads, closeReads } = openReads(connections, options);
  return {
    kind: 'postgres',
    get orm(): Orm {
      scope.refuseInside();
      return orm;
    },
    async query<Row>(statement: Statement) {
      scope.refuseInside();
      return withClient(connections, (client) => runStatement<Row>(client, statement, connections));
    },
    async transaction(work) {
      scope.refuseInside();
      return rerunWhenSacrificed(() =>
        withClient(connections, (client) =>
          inTransaction(client, (sent) =>
            scope.run(client, () => work(asTransaction(client, connections, sent))),
          ),
        ),
      );
    },
    reads,
    bossDb: bossDbOf(connections, scope),
    migrate: (migrationsFolder) => migratePostgres(options.databaseUrl, migrationsFolder),
    isReady: () => within(limits.readyMs, isPrimary(pool), false),
    poolUse: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await Promise.all([closeReads(), closeConnections(connections)]);
    },
  };
}

/** After a failover the server that was the primary may answer, and take nothing. */
async function isPrimary(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isPrimary: boolean }>(
    'select not pg_is_in_recovery() as "isPrimary"',
  );
  return rows[0]?.isPrimary ?? false;
}

async function inTransaction<T>(
  client: PoolClient,
  work: (sent: SentStatements) => Promise<T>,
): Promise<T> {
  const sent = new SentStatements();
  inOneWrite(client);
  sent.add(client.query('BEGIN'));
  try {
    const result = await work(sent);
    inOneWrite(client);
    // Of a transaction that has failed nothing is committed.
    const committed = await client.query('COMMIT');
    if (committed.command === 'ROLLBACK') {
      throw new Error('A statement of the transaction had failed.');
    }
    return result;
  } catch (error) {
    // What was sent before failed first: all that came after it says no more than that.
    const cause = (await sent.firstFailure()) ?? error;
    if (!isOutage(cause)) await rollBack(client);
    throw cause;
  }
}

/** A connection that cannot even roll back is broken: the pool drops it, and the server undoes the rest. */
async function rollBack(client: PoolClient): Promise<void> {
  await client.query('ROLLBACK').then(
    () => undefined,
    () => undefined,
  );
}

function asTransaction(
  client: PoolClient,
  connections: Connections,
  sent: SentStatements,
): Transaction {
  let orm: Orm | undefined;
  return {
    send(statement) {
      inOneWrite(client);
      sent.add(runStatement(client, statement, connections));
    },
    query: (statement) => runStatement(client, statement, connections),
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
