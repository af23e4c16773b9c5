import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { Between, KeptAway } from './store.ts';

const goneRow = z.strictObject({ cancelled: z.int(), given: z.int() });

/**
 * How many of a host's appointments in these days hosts have cancelled, or given to somebody else, since
 * the host said that they are away.
 */
export async function countGone(
  sql: Sql,
  { companyId, id, hostId }: KeptAway,
  { fromMs, toMs }: Between,
): Promise<z.output<typeof goneRow>> {
  const [row] = await sql.query({
    name: 'gone-while-away',
    text: `select
        (count(distinct a.id) filter (where a.status = 'cancelled' and ch.by = 'host'
          and ch.change ->> 'kind' = 'cancelled' and $3 = any(a.host_ids)))::int as cancelled,
        (count(distinct a.id) filter (where a.status <> 'cancelled'
          and ch.change ->> 'fromHostId' = $3::text and $3 <> all(a.host_ids)))::int as given
      from out_of_office o
      join appointment a on a.company_id = o.company_id
        and a.starts_at >= to_timestamp($4::float8 / 1000)
        and a.starts_at < to_timestamp($5::float8 / 1000)
      join appointment_change ch on ch.company_id = a.company_id and ch.appointment_id = a.id
        and ch.created_at >= o.created_at
      where o.company_id = $1 and o.id = $2`,
    values: [companyId, id, hostId, fromMs, toMs],
    row: goneRow,
  });
  return row ?? { cancelled: 0, given: 0 };
}
