import type { Sql } from '#server/platform/db/database.ts';
import {
  findSealed,
  replaceSealed,
  type SealedColumn,
  type SealedRow,
} from '#server/platform/db/sealed-column.ts';
import {
  isSealed,
  isSealedNow,
  type KeyRing,
  type SealedPlace,
  type Secrets,
  seal,
  toKeyRing,
  tryOpenSeal,
} from '#server/platform/kernel/seal.ts';

/** How the sealed values of an installation stand. */
export interface SealCount {
  /** With the secret that counts. */
  readonly now: number;
  /** With the one before, or in an earlier version's way. */
  readonly before: number;
  /** Those that no secret of this installation opens. */
  readonly unopened: readonly SealedPlace[];
}

/** Looks at all sealed values; changes nothing. */
export async function countSeals(
  db: Sql,
  secrets: Secrets,
  columns: readonly SealedColumn[],
): Promise<SealCount> {
  return walk(db, { secrets, columns, act: async () => {} });
}

/**
 * Seals with the secret that counts what was sealed otherwise; what changes meanwhile is left to who
 * changes it. `before` of the count says how many there were.
 */
export async function reseal(
  db: Sql,
  secrets: Secrets,
  columns: readonly SealedColumn[],
): Promise<SealCount> {
  const ring = toKeyRing(secrets);
  return walk(db, {
    ...{ secrets, columns },
    act: (column, row, text) =>
      replaceSealed(db, column, { row, sealed: seal(ring, text, placeOf(column, row)) }),
  });
}

interface Walk {
  readonly secrets: Secrets;
  readonly columns: readonly SealedColumn[];
  readonly act: (column: SealedColumn, row: SealedRow, text: string) => Promise<void>;
}

async function walk(db: Sql, { secrets, columns, act }: Walk): Promise<SealCount> {
  const ring = toKeyRing(secrets);
  const unopened: SealedPlace[] = [];
  let [now, before] = [0, 0];
  for (const column of columns) {
    for await (const row of findSealed(db, column)) {
      const text = await open({ ring, secrets }, column, row);
      if (text === undefined) unopened.push(placeOf(column, row));
      else if (isSealedNow(ring, row.value)) now += 1;
      else {
        before += 1;
        await act(column, row, text);
      }
    }
  }
  return { now, before, unopened };
}

async function open(
  { ring, secrets }: { readonly ring: KeyRing; readonly secrets: Secrets },
  column: SealedColumn,
  row: SealedRow,
): Promise<string | undefined> {
  if (!isSealed(row.value)) return column.openOld?.(secrets, row.value);
  return tryOpenSeal(ring, row.value, placeOf(column, row));
}

function placeOf({ name }: SealedColumn, { key }: SealedRow): SealedPlace {
  return `${name}/${key}`;
}
