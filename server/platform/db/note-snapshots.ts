import type { Sql, Statement } from './database.ts';

/** The same statements, one after the other, and what the first of them saw. */
export interface NotedSnapshots {
  readonly sql: Sql;
  readonly count: () => number;
  /**
   * While it holds, all of them answer alike. Undefined where one of them does not say what it saw, and
   * where there was none.
   */
  readonly first: () => string | undefined;
}

export function noteSnapshots(noted: Sql): NotedSnapshots {
  let count = 0;
  let first: string | undefined;
  let isKnown = true;
  const note = (snapshot: string | undefined) => {
    if (count === 0) first = snapshot;
    count += 1;
    isKnown &&= snapshot !== undefined;
  };
  return {
    count: () => count,
    first: () => (isKnown ? first : undefined),
    sql: {
      get orm() {
        note(undefined);
        return noted.orm;
      },
      async query<Row>(statement: Statement<Row>) {
        const rows = await noted.query(statement);
        note(toSnapshot(rows[0]));
        return rows;
      },
    },
  };
}

function toSnapshot(row: unknown): string | undefined {
  const hasSnapshot = typeof row === 'object' && row !== null && 'snapshot' in row;
  return hasSnapshot && typeof row.snapshot === 'string' ? row.snapshot : undefined;
}
