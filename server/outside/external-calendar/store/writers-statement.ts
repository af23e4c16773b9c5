import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
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

/**
 * A host's appointments that are to be brought into their calendars when they choose one or go on with it: all
 * that are still to come, and what stands in calendars of that connection, which may have changed while it rested.
 */
export async function listToWrite(
  sql: Sql,
  of: {
    readonly companyId: string;
    readonly hostId: string;
    readonly connectionId: string;
    readonly nowMs: number;
  },
): Promise<string[]> {
  const rows = await sql.query({
    name: 'list-appointments-to-write',
    text: `select o.appointment_id as id from appointment_host o
      join appointment a on a.company_id = o.company_id and a.id = o.appointment_id
      where o.company_id = $1 and o.host_id = $2 and o.starts_at > to_timestamp($4::float8 / 1000)
        and a.status = 'booked'
      union
      select w.appointment_id from external_calendar ec
      join written_event w on w.company_id = ec.company_id and w.calendar_id = ec.id
      join appointment a on a.company_id = w.company_id and a.id = w.appointment_id
      where ec.company_id = $1 and ec.connection_id = $3
        and a.starts_at > to_timestamp($4::float8 / 1000) - interval '1 day'`,
    values: [of.companyId, of.hostId, of.connectionId, of.nowMs],
    row: z.strictObject({ id: z.uuid() }),
  });
  return rows.map(({ id }) => id);
}
