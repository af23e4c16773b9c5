import type { Sql } from '#server/platform/db/database.ts';

interface PutOff {
  readonly queue: string;
  /** The account's. */
  readonly groupId: string;
  readonly seconds: number;
}

/**
 * Nothing more is asked of an account before so long; what waits for longer already does. What somebody
 * takes up or puts off just now is theirs: nobody waits for each other.
 */
export async function putOffAccount(sql: Sql, { queue, groupId, seconds }: PutOff): Promise<void> {
  await sql.query({
    name: 'put-off-account',
    text: `update pgboss.job
      set start_after = greatest(start_after, pgboss.job_now() + $3::int * interval '1 second')
      where name = $1 and id in (
        select id from pgboss.job
        where name = $1 and state < 'active' and not blocked and group_id = $2
        for update skip locked
      )`,
    values: [queue, groupId, seconds],
  });
}
