import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { core } from 'zod';

/** Drizzle's query builder, bound to one connection or transaction; the same type on either database. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/**
 * One SQL statement with `$1` placeholders.
 *
 * `name` makes PostgreSQL keep the plan on its connection: always the same text for one name. The
 * embedded database ignores it. A JSON parameter goes in as text (`JSON.stringify`), for an array
 * of values is a PostgreSQL array. `row` is what each row looks like: their type comes from it. Tests
 * parse all rows by it; the server does not, which costs it nothing.
 */
export interface Statement<Row = unknown> {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly row?: core.$ZodType<Row>;
}

/**
 * Where statements run. Rows read alike on both databases: `timestamptz` and `timestamp` (taken as
 * UTC) are `Date`, `int8` and `numeric` are numbers, `json` is parsed, `date`, `time`, `interval`
 * and ranges are text, arrays of these are arrays.
 */
export interface Sql {
  query<Row>(statement: Statement<Row>): Promise<Row[]>;
  readonly orm: Orm;
}

/** Statements that are committed or rolled back together. */
export interface Transaction extends Sql {
  /**
   * Writes something whose rows nobody waits for: it shares a round trip with what comes next, the commit
   * at the latest. Where it fails the transaction is rolled back, and throws why.
   */
  send(statement: Statement): void;
}

/** What pg-boss asks of a database: its statements, several in one text where it has no values. */
export interface BossDb {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Connections by what they do, and calls that wait for one. */
export interface PoolUse {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Database extends Sql {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Commits what `work` did, or rolls it back when it throws, and throws on. `work` must have no
   * other effect than through `tx`: it runs again when the database made it lose a deadlock or a
   * serialization conflict. Inside it the database itself refuses: statements go through `tx`.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * For what is only shown: may be up to two seconds old, where replicas serve it. What decides
   * reads the database itself.
   */
  readonly reads: Sql;
  readonly bossDb: BossDb;
  /** Brings the tables up to date; safe when several processes start at once. */
  migrate(migrationsFolder?: string): Promise<void>;
  /** Whether the database answers. Never throws. */
  isReady(): Promise<boolean>;
  /** Whether its disk has room for anything new; only where the disk is ours. */
  readonly hasRoom?: () => boolean;
  /** How its connections are used; only where there is a server. */
  readonly poolUse?: () => PoolUse;
  /** Waits for running statements, then lets go of everything. */
  close(): Promise<void>;
}
