import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { HostedRef } from '#server/platform/kernel/effects.ts';
import { CALENDAR_PROVIDERS } from '#shared/domain/integrations/calendar-providers.ts';

const writer = z.strictObject({
  companyId: z.uuid(),
  hostId: z.uuid(),
  provider: z.enum(CALENDAR_PROVIDERS),
  connectionId: z.uuid(),
});

/** The hosts in whose calendars an appointment stands, or is to stand. */
export async function listWriters(sql: Sql, appointmentId: string) {
  return await sql.query({
    name: 'list-calendar-writers',
    text: `select distinct on (ec.host_id) ec.company_id as "companyId", ec.host_id as "hostId",
        c.provider, c.id as "connectionId"
      from appointment a
      left join written_event w on w.company_id = a.company_id and w.appointment_id = a.id
      left join calendar_use u on u.company_id = a.company_id and u.host_id = any(a.host_ids)
      join external_calendar ec on ec.company_id = a.company_id
        and (ec.id = w.calendar_id or ec.id = u.written_calendar_id)
      join connection c on c.company_id = ec.company_id and c.id = ec.connection_id
      where a.id = $1
      order by ec.host_id, ec.id is not distinct from w.calendar_id desc`,
    values: [appointmentId],
    row: writer,
  });
}

/** A host's appointments that are still to come, and stand in no calendar of theirs. */
export async function listUnwritten(
  sql: Sql,
  { companyId, hostId, nowMs }: Omit<HostedRef, 'appointmentId'> & { readonly nowMs: number },
): Promise<string[]> {
  const rows = await sql.query({
    name: 'list-unwritten-appointments',
    text: `select o.appointment_id as id from appointment_host o
      join appointment a on a.company_id = o.company_id and a.id = o.appointment_id
      where o.company_id = $1 and o.host_id = $2 and o.starts_at > to_timestamp($3::float8 / 1000)
        and a.status = 'booked'
        and not exists (select from written_event w where w.company_id = o.company_id
          and w.appointment_id = o.appointment_id and w.host_id = o.host_id
          and w.content_hash is not null)`,
    values: [companyId, hostId, nowMs],
    row: z.strictObject({ id: z.uuid() }),
  });
  return rows.map(({ id }) => id);
}
