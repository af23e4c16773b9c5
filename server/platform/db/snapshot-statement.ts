import * as z from 'zod';
import type { Sql } from './database.ts';

/**
 * What a statement sees of the database, as SQL, and which run of the server says so: after a failover
 * numbers of transactions may come again. Null on a replica, which does not tell of all that is under
 * way. A statement that has it reads nothing but tables whose changes are noted: `company_change`.
 */
export const SNAPSHOT = `case when not pg_is_in_recovery() then
  date_part('epoch', pg_postmaster_start_time()) || ' ' || pg_current_snapshot() end`;

interface Seen {
  readonly companyId: string;
  readonly snapshot: string;
}

/**
 * Whether everything that can be seen of a company is what a snapshot saw: no transaction has changed
 * it that was committed since.
 */
export async function isUnchanged(sql: Sql, { companyId, snapshot }: Seen): Promise<boolean> {
  const [row] = await sql.query({
    name: 'is-unchanged',
    // In order, so that the plan for any values begins at the snapshot's end and reads no day of changes.
    text: `with seen as materialized (select split_part($2, ' ', 2)::pg_snapshot as snapshot)
      select not pg_is_in_recovery()
        and split_part($2, ' ', 1) = date_part('epoch', pg_postmaster_start_time())::text
        and not exists (
          select from seen cross join lateral (
            select xid from company_change
            where company_id = $1 and xid between pg_snapshot_xmin(seen.snapshot)
              and greatest(pg_snapshot_xmax(pg_current_snapshot()), pg_current_xact_id_if_assigned())
            order by company_id, xid offset 0
          ) change where not pg_visible_in_snapshot(change.xid, seen.snapshot)) as "isUnchanged"`,
    values: [companyId, snapshot],
    row: z.strictObject({ isUnchanged: z.boolean() }),
  });
  return row?.isUnchanged ?? false;
}
