import type { Sql } from '#server/platform/db/database.ts';
import { changeOf } from './change-of.ts';

/**
 * Whether an earlier change of the same appointment is still to be told, here or in another process. One
 * whose telling has failed is waited for no longer.
 */
export async function hasEarlierChange(sql: Sql, event: object): Promise<boolean> {
  const change = changeOf(event);
  if (!change || change.sequence === 0) return false;
  const rows = await sql.query({
    name: 'earlier-change',
    // Each part along its own index of pg-boss: of those that wait, and of those that are worked.
    text: `select from (
        select data from pgboss.job
        where name = 'event' and state < 'active' and state = 'created' and not blocked
          and group_id = $1
        union all
        select data from pgboss.job
        where name = 'event' and state = 'active' and group_id = $1
      ) untold
      where (data -> 'snapshot' ->> 'sequence')::int < $2 limit 1`,
    values: [change.appointmentId, change.sequence],
  });
  return rows.length > 0;
}
