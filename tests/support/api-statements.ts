import type { Database } from '#server/db/database.ts';

/** Counts what a database is asked outside transactions. */
export interface StatementCount {
  readonly statements: number;
}

/** The same database, with a count of its statements. */
export function countStatements(db: Database): { db: Database; counted: StatementCount } {
  const counted = { statements: 0 };
  return {
    counted,
    db: {
      ...db,
      get orm() {
        return db.orm;
      },
      query(statement) {
        counted.statements += 1;
        return db.query(statement);
      },
    },
  };
}
