import type { Sql } from '#server/platform/db/database.ts';

/**
 * Tables with many rows of a company, in the order in which they can go: what refers to a row goes before it or
 * with it. All others go with the company's own row.
 */
export const LARGE_TABLES = [
  ...([
    'file_piece',
    'mail_log',
    'idempotency_key',
    'appointment',
    'payment_order',
    'proposal',
  ] as const),
  ...(['form_first_contact', 'routing_submission', 'callback_request'] as const),
  ...(['short_link', 'one_time_link', 'meeting_type'] as const),
] as const;
export type LargeTable = (typeof LARGE_TABLES)[number];

/** Erases so many rows of a table at most; returns how many. */
export async function eraseRows(
  sql: Sql,
  table: LargeTable,
  { companyId, limit }: { readonly companyId: string; readonly limit: number },
): Promise<number> {
  const rows = await sql.query({
    name: `erase-company-${table}`,
    text: `delete from ${table} where company_id = $1
      and ctid = any(array(select ctid from ${table} where company_id = $1 limit $2)) returning 1`,
    values: [companyId, limit],
  });
  return rows.length;
}

/** The last of a company, with all that goes with it. */
export async function eraseCompanyRow(sql: Sql, companyId: string): Promise<void> {
  await sql.query({
    name: 'erase-company',
    text: 'delete from company where id = $1 and erases_at is not null',
    values: [companyId],
  });
}
