import type { Sql } from '#server/platform/db/database.ts';
import { type PublicCompany, toPublicCompany } from './public-company.ts';
import { findCompany } from './store.ts';

/** A company as anybody may see it. */
export async function findPublicCompany(
  sql: Sql,
  companyId: string,
): Promise<PublicCompany | undefined> {
  const row = await findCompany(sql, companyId);
  return row && toPublicCompany(row);
}
