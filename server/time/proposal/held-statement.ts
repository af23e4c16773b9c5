import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const heldRow = z.strictObject({ hostId: z.uuid(), held: z.int() });

/** How many times proposals hold of each of these hosts, whoever made them; none where there are none. */
export async function countHeld(
  sql: Sql,
  of: { readonly companyId: string; readonly hostIds: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query({
    name: 'held-times',
    text: `select holder as "hostId", count(*)::int as held
      from proposal p
      join proposed_time pt on pt.company_id = p.company_id and pt.proposal_id = p.id
        and pt.freed_at is null
      cross join unnest(pt.host_ids) holder
      where p.company_id = $1 and p.state = 'open' and p.hold_until > $3
        and holder = any($2::uuid[])
      group by holder`,
    values: [of.companyId, of.hostIds, of.now],
    row: heldRow,
  });
  return new Map(rows.map(({ hostId, held }) => [hostId, held]));
}
