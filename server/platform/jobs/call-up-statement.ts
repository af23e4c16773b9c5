import type { Sql } from '#server/platform/db/database.ts';

/** Asks an account at once for all that waits to be asked later; what somebody takes up just now is theirs. */
export async function callUpAccount(
  sql: Sql,
  { queue, groupId }: { readonly queue: string; readonly groupId: string },
): Promise<void> {
  await sql.query({
    name: 'call-up-account',
    text: `update pgboss.job set start_after = pgboss.job_now()
      where name = $1 and id in (
        select id from pgboss.job
        where name = $1 and state < 'active' and not blocked and group_id = $2
          and start_after > pgboss.job_now()
        for update skip locked
      )`,
    values: [queue, groupId],
  });
}
