import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { idRow } from '#server/platform/db/id-row.ts';

const changedRow = z.strictObject({
  companyId: z.uuid(),
  versions: z.record(z.string(), z.int()),
});

/** Companies with workflows that what is coming is not planned by, and which versions these are. */
export function listChanged(sql: Sql): Promise<z.output<typeof changedRow>[]> {
  return sql.query({
    name: 'changed-workflows',
    text: `select company_id as "companyId", json_object_agg(id, version) as versions
      from workflow where version > planned_version group by company_id`,
    row: changedRow,
  });
}

/** So many days after what happened a message may go. */
const LONGEST_DAYS = 29;

/** Some of a company's appointments that are coming, or may have messages to come, by their ids. */
export async function listComing(
  sql: Sql,
  asked: {
    readonly companyId: string;
    readonly nowMs: number;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<string[]> {
  const rows = await sql.query({
    name: 'appointments-to-plan',
    text: `select id from appointment
      where company_id = $1 and (
          starts_at > to_timestamp($2::float8 / 1000) and status = 'booked' or exists (
            select from planned_message p where p.company_id = $1
              and p.appointment_id = appointment.id and p.state = 'planned')
          or status = 'cancelled'
            and cancelled_at > to_timestamp($2::float8 / 1000) - interval '${LONGEST_DAYS} days'
            and exists (select from workflow w where w.company_id = $1 and w.is_active
              and w.trigger = 'booking-cancel'))
        and ($3::uuid is null or id > $3)
      order by id limit $4`,
    values: [asked.companyId, asked.nowMs, asked.after, asked.limit],
    row: idRow,
  });
  return rows.map(({ id }) => id);
}

/** What is coming is planned by these versions; one that has changed meanwhile is planned by anew. */
export async function notePlanned(
  sql: Sql,
  companyId: string,
  versions: Readonly<Record<string, number>>,
): Promise<void> {
  await sql.query({
    name: 'note-planned-workflows',
    text: `update workflow w set planned_version = greatest(w.planned_version, v.value::int)
      from json_each_text($2::json) v where w.company_id = $1 and w.id = v.key::uuid`,
    values: [companyId, JSON.stringify(versions)],
  });
}
