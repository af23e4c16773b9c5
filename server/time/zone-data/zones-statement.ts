import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { MinuteSpan } from '#shared/time/shifted-times.ts';

const usedZone = z.strictObject({ timeZone: z.string() });

/** The zones that hosts and their hours have. */
export async function listUsedZones(sql: Sql): Promise<string[]> {
  const rows = await sql.query({
    name: 'used-zones',
    text: `select time_zone as "timeZone" from host union select time_zone from schedule`,
    row: usedZone,
  });
  return rows.map(({ timeZone }) => timeZone);
}

const bookedRow = z.strictObject({
  companyId: z.uuid(),
  appointmentId: z.uuid(),
  hostId: z.uuid(),
  startMinute: z.int(),
  durationMinutes: z.int(),
});
export type BookedInZone = Readonly<z.output<typeof bookedRow>>;

/**
 * What is booked in these spans with hosts who mean the clocks of a zone: that of the hours by which they
 * offered the time, and their own where those hours are gone. In order of time.
 */
export function listBookedIn(
  sql: Sql,
  timeZone: string,
  spans: readonly MinuteSpan[],
): Promise<BookedInZone[]> {
  return sql.query({
    name: 'booked-in-zone',
    text: `select a.company_id as "companyId", a.id as "appointmentId", h.id as "hostId",
        (date_part('epoch', a.starts_at) / 60)::int as "startMinute",
        a.duration_minutes as "durationMinutes"
      from host h
      join company c on c.id = h.company_id and c.erases_at is null
      join appointment_host ah on ah.company_id = h.company_id and ah.host_id = h.id
      join appointment a on a.company_id = ah.company_id and a.id = ah.appointment_id
      left join meeting_type_host mth on mth.company_id = a.company_id
        and mth.meeting_type_id = a.meeting_type_id and mth.host_id = h.id
      left join schedule s on s.company_id = h.company_id and s.host_id = h.id
        and (s.id = mth.schedule_id or (mth.schedule_id is null and s.is_default))
      where h.left_at is null and a.status <> 'cancelled'
        and coalesce(s.time_zone, h.time_zone) = $1
        and exists (
          select from unnest($2::float8[], $3::float8[]) as span(since, until)
          where ah.starts_at >= to_timestamp(span.since * 60)
            and ah.starts_at < to_timestamp(span.until * 60))
      order by a.starts_at, a.id, h.id`,
    values: [
      timeZone,
      spans.map(({ fromMinute }) => fromMinute),
      spans.map(({ toMinute }) => toMinute),
    ],
    row: bookedRow,
  });
}
