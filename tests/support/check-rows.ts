import * as z from 'zod';
import type { Database, Sql, Statement } from '#server/platform/db/database.ts';

/** The same database; a row that is not what its statement says it is fails the test. */
export function checkRows(db: Database): Database {
  return {
    ...db,
    get orm() {
      return db.orm;
    },
    query: checking(db).query,
    reads: checking(db.reads),
    transaction: (work) =>
      db.transaction((tx) => work({ ...checking(tx), send: (statement) => tx.send(statement) })),
  };
}

function checking(sql: Sql): Sql {
  return {
    get orm() {
      return sql.orm;
    },
    async query<Row>(statement: Statement<Row>) {
      const rows = await sql.query(statement);
      for (const row of rows) check(statement, row);
      return rows;
    },
  };
}

function check<Row>({ name, text, row: schema }: Statement<Row>, row: Row): void {
  const parsed = schema && z.safeParse(schema, row);
  if (!parsed?.error) return;
  const shown = JSON.stringify(row)?.slice(0, 500);
  throw new Error(
    `A row of "${name ?? text}" is not as said:\n${z.prettifyError(parsed.error)}\n${shown}`,
  );
}
