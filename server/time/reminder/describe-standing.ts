import type { Sql } from '#server/platform/db/database.ts';
import { loadStanding } from './standing-statement.ts';

/** Whether what a planned message says is so still: asked once more just before it goes. */
export async function describeStanding(
  sql: Sql,
  asked: Parameters<typeof loadStanding>[1],
): Promise<'stands' | 'gone'> {
  const standing = await loadStanding(sql, asked);
  return standing?.stands ? 'stands' : 'gone';
}
