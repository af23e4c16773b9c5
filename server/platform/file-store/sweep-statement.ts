import type { Sql } from '#server/platform/db/database.ts';

/**
 * Takes away files that nothing points to and that were last given before a moment, and what was begun
 * before it and never became a file; so many of each at most. What points to files is asked here, table
 * by table, and held by a foreign key besides; `tests/api/file-store.test.ts` names one that is missing.
 *
 * Safe beside an upload of the same bytes: that one writes the file's row first. Either its row is locked
 * then, and passed over, or it has changed, and is looked at again: it was given just now. Anyone who
 * points to a file gives it anew before.
 * @returns how many went
 */
export async function sweepOldest(
  sql: Sql,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const rows = await sql.query({
    name: 'sweep-files',
    text: `with idle as (
        select f.company_id, f.content_id from stored_file f
        where f.last_given_at < $1
          and not exists (select from host p where p.company_id = f.company_id and p.picture = f.hash)
          and not exists (select from team p where p.company_id = f.company_id and p.picture = f.hash)
          and not exists (select from company_logo p where p.company_id = f.company_id and p.picture = f.hash)
          and not exists (select from personal_page p where p.company_id = f.company_id and p.header_image = f.hash)
          and not exists (select from picture_size p where p.company_id = f.company_id and p.hash = f.hash)
        order by f.last_given_at limit $2 for update of f skip locked
      ), unfinished as (
        select c.company_id, c.id from file_content c
        where c.begun_at < $1 and not exists (
          select from stored_file f where f.company_id = c.company_id and f.content_id = c.id)
        order by c.begun_at limit $2 for update of c skip locked
      )
      delete from file_content c
      using (select company_id, content_id as id from idle union all select company_id, id from unfinished) gone
      where c.company_id = gone.company_id and c.id = gone.id
      returning 1`,
    values: [before, limit],
  });
  return rows.length;
}
