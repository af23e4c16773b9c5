import type { PGlite, Transaction as PgliteTransaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { BossDb, Database, Orm, Sql, Statement, Transaction } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { ORM } from './orm.ts';
import type { Embedded } from './run-embedded.ts';
import { SentStatements } from './sent-statements.ts';
import { rerunWhenSacrificed } from './sql-state.ts';
import { type OnStatement, tellQueries } from './tell-queries.ts';
import { TransactionScope } from './transaction-scope.ts';
import { toParameters } from './values.ts';

type Session = Pick<PGlite, 'query' | 'exec'>;

interface PgliteListeners {
  /** Runs last of all. */
  readonly onClosed?: () => void;
  readonly onStatement?: OnStatement | undefined;
  /** Whether its disk has room; one in memory has. */
  readonly hasRoom?: () => boolean;
}

/** The embedded database behind the one door. */
export function fromPglite(
  pglite: Embedded,
  { onClosed, onStatement, hasRoom = () => true }: PgliteListeners = {},
): Database {
  tellQueries(pglite, onStatement);
  const scope = new TransactionScope<PgliteTransaction>();
  const orm = drizzle(pglite as PGlite, ORM); // it asks for no more than this
  const reads: Sql = {
    get orm(): Orm {
      scope.refuseInside();
      return orm;
    },
    async query<Row>(statement: Statement) {
      scope.refuseInside();
      return runStatement<Row>(pglite, statement);
    },
  };
  return {
    kind: 'pglite',
    get orm(): Orm {
      return reads.orm;
    },
    query: reads.query,
    reads,
    async transaction(work) {
      scope.refuseInside();
      return rerunWhenSacrificed(() =>
        pglite.transaction((session) => {
          tellQueries(session, onStatement);
          return scope.run(session, () => withSent(session, work));
        }),
      );
    },
    bossDb: bossDbOf(pglite, scope),
    migrate: (migrationsFolder = MIGRATIONS_FOLDER) => migrate(orm, { migrationsFolder }),
    isReady: () =>
      pglite.query('select 1').then(
        () => true,
        () => false,
      ),
    hasRoom,
    async close() {
      await pglite.close();
      onClosed?.();
    },
  };
}

async function runStatement<Row>(session: Session, statement: Statement): Promise<Row[]> {
  const { rows } = await session.query<Row>(statement.text, toParameters(statement.values));
  return rows;
}

async function withSent<T>(
  session: PgliteTransaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const sent = new SentStatements();
  const outcome = await work(asTransaction(session, sent)).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  // What was sent before failed first: all that came after it says no more than that.
  const failure = await sent.firstFailure();
  if (failure !== undefined) throw failure;
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

function asTransaction(session: PgliteTransaction, sent: SentStatements): Transaction {
  let orm: Orm | undefined;
  return {
    send: (statement) => sent.add(runStatement(session, statement)),
    query: (statement) => runStatement(session, statement),
    get orm() {
      orm ??= drizzle(session as unknown as PGlite, ORM); // Drizzle's own transactions pass the same
      return orm;
    },
  };
}

/**
 * pg-boss expects a fresh connection for each call. Here there is one for all, so a text that opens
 * its own transaction runs inside one of ours, which undoes it at once when it fails; and what
 * pg-boss reads while a transaction of the caller is open is read in that.
 */
function bossDbOf(pglite: Embedded, scope: TransactionScope<PgliteTransaction>): BossDb {
  return {
    async executeSql(text, values) {
      const session = scope.current() ?? pglite;
      if (values?.length) return session.query(text, values);
      const opensTransaction = session === pglite && /^\s*BEGIN\b/i.test(text);
      const results = opensTransaction
        ? await pglite.transaction((tx) => tx.exec(text))
        : await session.exec(text);
      return { rows: results.flatMap((result) => result.rows) };
    },
  };
}
