import * as z from 'zod';
import { busyDuring } from '#server/platform/db/busy-during.ts';
import type { Sql } from '#server/platform/db/database.ts';

const takerRow = z.strictObject({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  picture: z.string().nullable(),
  isFree: z.boolean(),
  isAssigned: z.boolean(),
});

/** Everybody else of the company; those who are free and have the meeting type first. */
export async function findTakers(
  sql: Sql,
  asked: { readonly companyId: string; readonly id: string; readonly nowMs: number },
): Promise<z.output<typeof takerRow>[]> {
  return sql.query({
    name: 'takers-of-appointment',
    text: `with given as (
        select a.company_id, a.host_ids, a.meeting_type_id, r.during
        from appointment a
        left join lateral (select own.during from reservation own
          where own.company_id = a.company_id and own.appointment_id = a.id
            and own.host_id is not null limit 1) r on true
        where a.company_id = $1 and a.id = $2
      )
      select h.id, h.firstname, h.lastname, h.picture,
        not exists (select from reservation r
          where r.company_id = h.company_id and r.host_id = h.id and r.during && given.during
            and upper(r.during) > lower(given.during)
            and (r.expires_at is null or r.expires_at > to_timestamp($3::float8 / 1000)))
        and not exists (select from busy_time b
          where b.company_id = h.company_id and b.host_id = h.id
            and ${busyDuring('given.during')}) as "isFree",
        exists (select from meeting_type_host mth
          where mth.company_id = h.company_id and mth.meeting_type_id = given.meeting_type_id
            and mth.host_id = h.id) as "isAssigned"
      from given
      join host h on h.company_id = given.company_id
      where h.left_at is null and not (given.host_ids @> array[h.id])
      order by 5 desc, 6 desc, h.firstname, h.lastname, h.id
      limit 500`,
    values: [asked.companyId, asked.id, asked.nowMs],
    row: takerRow,
  });
}
