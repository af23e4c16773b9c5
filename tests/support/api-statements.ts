import type { Database, Sql } from '#server/platform/db/database.ts';

/** Counts what a database is asked outside transactions. */
export interface StatementCount {
  readonly statements: number;
}

/** The same database, with a count of its statements. */
export function countStatements(db: Database): { db: Database; counted: StatementCount } {
  const counted = { statements: 0 };
  const counting = (sql: Sql): Sql => ({
    get orm() {
      return sql.orm;
    },
    query(statement) {
      counted.statements += 1;
      return sql.query(statement);
    },
  });
  const outside = counting(db);
  return {
    counted,
    db: {
      ...db,
      get orm() {
        return outside.orm;
      },
      query: outside.query,
      reads: counting(db.reads),
    },
  };
}
