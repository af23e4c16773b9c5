import { and, asc, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Sql } from '#server/db/database.ts';
import { company, slugDirectory } from '#server/db/schema/schema.ts';

/** Whether it is a host's address or a company's. */
export async function isSlugTaken({ orm }: Sql, slug: string): Promise<boolean> {
  const taken = await unionAll(
    orm
      .select({ slug: slugDirectory.slug })
      .from(slugDirectory)
      .where(and(eq(slugDirectory.kind, 'host'), eq(slugDirectory.slug, slug))),
    orm.select({ slug: company.slug }).from(company).where(eq(company.slug, slug)),
  ).limit(1);
  return taken.length > 0;
}

export async function findCompany(
  { orm }: Sql,
  companyId: string,
): Promise<typeof company.$inferSelect | undefined> {
  const [row] = await orm.select().from(company).where(eq(company.id, companyId));
  return row;
}

export async function findFirstCompany({ orm }: Sql): Promise<string | undefined> {
  const [first] = await orm
    .select({ id: company.id })
    .from(company)
    .orderBy(asc(company.createdAt), asc(company.id))
    .limit(1);
  return first?.id;
}
