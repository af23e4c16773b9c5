import { and, asc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Secrets } from '#server/platform/kernel/seal.ts';
import type { Sql } from './database.ts';

/** A column that holds sealed values. */
export interface SealedColumn {
  readonly name: `${string}.${string}`;
  readonly table: PgTable;
  readonly value: PgColumn;
  /** What names a row, and ends the name of the value's place. */
  readonly key: PgColumn;
  /** Opens what a version before this one has sealed in its own way. */
  readonly openOld?: (secrets: Secrets, text: string) => Promise<string | undefined>;
}

/** A sealed value, and what names its row. */
export interface SealedRow {
  readonly key: string;
  readonly value: string;
}

const ROWS_AT_ONCE = 500;

/** All sealed values of a column, in the order of their keys; each is read shortly before it is due. */
export async function* findSealed(
  { orm }: Sql,
  { table, key, value }: SealedColumn,
): AsyncGenerator<SealedRow> {
  let last: string | undefined;
  for (;;) {
    const rows = await orm
      .select({ key: sql<string>`${key}::text`, value: sql<string>`${value}` })
      .from(table)
      .where(and(isNotNull(value), last === undefined ? undefined : gt(key, last)))
      .orderBy(asc(key))
      .limit(ROWS_AT_ONCE);
    yield* rows;
    last = rows.at(-1)?.key;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** Puts another seal on a value, unless it has changed since it was read. */
export async function replaceSealed(
  { orm }: Sql,
  { table, key, value }: SealedColumn,
  { row, sealed }: { readonly row: SealedRow; readonly sealed: string },
): Promise<void> {
  await orm
    .update(table)
    .set({ [nameOf(table, value)]: sealed })
    .where(and(eq(key, row.key), eq(value, row.value)));
}

/** What Drizzle calls a column: `backup_codes → backupCodes`. */
function nameOf(table: PgTable, column: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, each]) => each === column);
  if (!found) throw new Error(`${column.name} is no column of that table`);
  return found[0];
}
