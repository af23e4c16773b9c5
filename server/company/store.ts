import type { Sql } from '#server/db/database.ts';

/** Whether it is a host's address or a company's. */
export async function isSlugTaken(sql: Sql, slug: string): Promise<boolean> {
  const [row] = await sql.query<{ isTaken: boolean }>({
    name: 'slug-taken',
    text: `select exists(select from slug_directory where kind = 'host' and slug = $1)
             or exists(select from company where slug = $1) as "isTaken"`,
    values: [slug],
  });
  return row?.isTaken ?? false;
}

export async function findFirstCompany(sql: Sql): Promise<string | undefined> {
  const [row] = await sql.query<{ id: string }>({
    name: 'first-company',
    text: 'select id from company order by created_at, id limit 1',
  });
  return row?.id;
}
