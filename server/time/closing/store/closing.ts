import { eq } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { company } from '#server/platform/db/schema/company.ts';

/** All that is known of the company itself. */
export async function findClosingCompany({ orm }: Sql, companyId: string) {
  const [row] = await orm.select().from(company).where(eq(company.id, companyId));
  return row;
}
