import type { Sql } from '#server/platform/db/database.ts';
import { findCompany } from './store.ts';

/** Where a company is on the web; null where it does not say so. */
export async function findWebsite(sql: Sql, companyId: string): Promise<string | null> {
  const company = await findCompany(sql, companyId);
  return company?.website ?? null;
}
