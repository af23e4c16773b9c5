import * as z from 'zod';
import { busyDuring } from '#server/platform/db/busy-during.ts';
import type { Sql } from '#server/platform/db/database.ts';

/** Who leaves, when, and who is asked to take over. */
interface Leaving {
  readonly companyId: string;
  readonly hostId: string;
  readonly nowMs: number;
}

/** The coming appointments of who leaves: company, host and now are the parameters $1 to $3. */
const COMING = `from appointment_host ah
  join appointment a on a.company_id = ah.company_id and a.id = ah.appointment_id
  where ah.company_id = $1 and ah.host_id = $2 and ah.starts_at > to_timestamp($3::float8 / 1000)
    and a.status <> 'cancelled'`;

const countsRow = z.strictObject({
  appointments: z.int(),
  shared: z.int(),
  attendees: z.int(),
});

/** How much is there to be handed over. */
export async function countComing(
  sql: Sql,
  { companyId, hostId, nowMs }: Leaving,
): Promise<z.output<typeof countsRow>> {
  const [row] = await sql.query({
    name: 'count-coming',
    text: `select count(*)::int as appointments,
        (count(*) filter (where cardinality(a.host_ids) > 1))::int as shared,
        coalesce(sum((select count(*) from attendee t where t.company_id = a.company_id
          and t.appointment_id = a.id and t.cancelled_at is null)), 0)::int as attendees
      ${COMING}`,
    values: [companyId, hostId, nowMs],
    row: countsRow,
  });
  return row ?? { appointments: 0, shared: 0, attendees: 0 };
}

const clashRow = z.strictObject({
  appointmentId: z.uuid(),
  name: z.string(),
  startMs: z.number(),
  total: z.int(),
});

/** Those that a colleague is not free for, the first of them. */
export function readClashes(
  sql: Sql,
  { companyId, hostId, nowMs, colleagueId }: Leaving & { readonly colleagueId: string },
): Promise<z.output<typeof clashRow>[]> {
  return sql.query({
    name: 'hand-over-clashes',
    text: `select a.id as "appointmentId", mt.name,
        date_part('epoch', a.starts_at) * 1000 as "startMs", (count(*) over ())::int as total
      from appointment_host ah
      join appointment a on a.company_id = ah.company_id and a.id = ah.appointment_id
      join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
      join reservation r on r.company_id = a.company_id and r.appointment_id = a.id and r.host_id = $2
      where ah.company_id = $1 and ah.host_id = $2
        and ah.starts_at > to_timestamp($3::float8 / 1000) and a.status <> 'cancelled'
        and cardinality(a.host_ids) = 1
        and (exists (select from reservation taken where taken.company_id = $1
            and taken.host_id = $4 and taken.during && r.during
            and (taken.expires_at is null or taken.expires_at > to_timestamp($3::float8 / 1000)))
          or exists (select from busy_time b where b.company_id = $1 and b.host_id = $4
            and ${busyDuring('r.during')}))
      order by a.starts_at, a.id limit 20`,
    values: [companyId, hostId, nowMs, colleagueId],
    row: clashRow,
  });
}

const comingRow = z.strictObject({ appointmentId: z.uuid() });

/** So many are looked for at once. */
const BATCH = 100;

/** The next of their coming appointments, in order, beside those that are left alone. */
export async function readComing(
  sql: Sql,
  { companyId, hostId, nowMs, leftAlone }: Leaving & { readonly leftAlone: readonly string[] },
): Promise<string[]> {
  const rows = await sql.query({
    name: 'coming-appointments',
    text: `select a.id as "appointmentId" ${COMING} and a.id <> all($4::uuid[])
      order by a.starts_at, a.id limit ${BATCH}`,
    values: [companyId, hostId, nowMs, leftAlone],
    row: comingRow,
  });
  return rows.map(({ appointmentId }) => appointmentId);
}
