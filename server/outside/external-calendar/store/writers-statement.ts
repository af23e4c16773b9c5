import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { CALENDAR_PROVIDERS } from '#shared/domain/integrations/calendar-providers.ts';

const writer = z.strictObject({
  companyId: z.uuid(),
  hostId: z.uuid(),
  provider: z.enum(CALENDAR_PROVIDERS),
  connectionId: z.uuid(),
});

const toWrite = writer.omit({ companyId: true, hostId: true }).extend({ appointmentId: z.uuid() });

/**
 * The calendar in which a host (`h`) has an appointment (`a`), or is to have it: the one of its meeting type, or
 * else the one of all.
 */
const PLACE = `
  left join written_event w on w.company_id = a.company_id and w.appointment_id = a.id
    and w.host_id = h.host_id
  left join calendar_use u on u.company_id = a.company_id and u.host_id = h.host_id
  left join meeting_type_calendar m on m.company_id = a.company_id and m.host_id = h.host_id
    and m.meeting_type_id = a.meeting_type_id
  join external_calendar ec on ec.company_id = a.company_id and ec.host_id = h.host_id
    and ec.id = coalesce(w.calendar_id,
      case when m.host_id is null then u.written_calendar_id else m.calendar_id end)
  join connection c on c.company_id = ec.company_id and c.id = ec.connection_id`;

/** The hosts in whose calendars an appointment stands, or is to stand. */
export async function listWriters(sql: Sql, appointmentId: string) {
  return await sql.query({
    name: 'list-calendar-writers',
    text: `select ec.company_id as "companyId", ec.host_id as "hostId", c.provider,
        c.id as "connectionId"
      from appointment a
      cross join lateral (
        select unnest(a.host_ids) as host_id
        union
        select w.host_id from written_event w
        where w.company_id = a.company_id and w.appointment_id = a.id) h
      ${PLACE}
      where a.id = $1
      order by ec.host_id`,
    values: [appointmentId],
    row: writer,
  });
}

/** Which of a host's appointments are to be brought into their calendars. */
export interface ToWrite {
  /** Of these alone, of those that are still to come. */
  readonly meetingTypeIds?: readonly string[];
  /** Also what stands in its calendars and began a day ago: it may have changed while that rested. */
  readonly connectionId?: string;
}

/** A host's appointments that are to come, with the account that each one stands in, or is to stand in. */
export async function listToWrite(
  sql: Sql,
  {
    companyId,
    hostId,
    nowMs,
    ...of
  }: ToWrite & {
    readonly companyId: string;
    readonly hostId: string;
    readonly nowMs: number;
  },
) {
  return await sql.query({
    name: 'list-appointments-to-write',
    text: `select a.id as "appointmentId", c.provider, c.id as "connectionId"
      from (
        select o.appointment_id as id, o.host_id from appointment_host o
        where o.company_id = $1 and o.host_id = $2
          and o.starts_at > to_timestamp($3::float8 / 1000)
        union
        select s.appointment_id, s.host_id from external_calendar e
        join written_event s on s.company_id = e.company_id and s.calendar_id = e.id
        where e.company_id = $1 and e.connection_id = $4) h
      join appointment a on a.company_id = $1 and a.id = h.id
        and a.starts_at > to_timestamp($3::float8 / 1000) - interval '1 day'
        and ($5::uuid[] is null or a.meeting_type_id = any($5::uuid[]))
      ${PLACE}
      where a.status = 'booked' or w.calendar_id is not null`,
    values: [companyId, hostId, nowMs, of.connectionId ?? null, of.meetingTypeIds ?? null],
    row: toWrite,
  });
}
