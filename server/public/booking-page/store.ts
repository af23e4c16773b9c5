import type { Sql } from '#server/platform/db/database.ts';
import { type PageRow, toPageRow } from './page-row.ts';
import { type AskedPage, readPage } from './page-statement.ts';

/** `undefined` where nobody has the slug. */
export async function loadPage(sql: Sql, asked: AskedPage): Promise<PageRow | undefined> {
  const page = await readPage(sql, asked);
  return page && toPageRow(page);
}
