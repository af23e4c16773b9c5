import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { AppointmentSnapshot } from '#server/platform/kernel/events.ts';
import { CHANNELS } from '#shared/domain/channels.ts';

const snapshotRow: z.ZodType<AppointmentSnapshot> = z.strictObject({
  startMinute: z.int(),
  durationMinutes: z.int(),
  status: z.enum(['booked', 'provisional', 'cancelled']),
  sequence: z.int(),
  hostIds: z.array(z.uuid()),
  channel: z.enum(CHANNELS),
  location: z.string().nullable(),
  meetingLink: z.string().nullable(),
  seats: z.array(z.strictObject({ attendeeId: z.uuid(), state: z.enum(['active', 'left']) })),
});

// An address is the attendee's own: it stays in their row, which can be erased.
const SNAPSHOT = `
select floor(date_part('epoch', a.starts_at) / 60)::int as "startMinute",
  a.duration_minutes as "durationMinutes", a.status, a.sequence,
  a.host_ids::text[] as "hostIds", a.channel,
  case when a.channel <> 'local-attendee' then a.location end as location,
  a.meeting_link as "meetingLink",
  coalesce((
    select json_agg(json_build_object('attendeeId', t.id,
      'state', case when t.cancelled_at is null then 'active' else 'left' end)
      order by t.created_at, t.id)
    from attendee t where t.company_id = a.company_id and t.appointment_id = a.id), '[]') as seats
from appointment a
where a.id = $1`;

/**
 * How an appointment stands in the caller's transaction, with nothing about a person; `undefined`
 * where there is none.
 */
export async function takeSnapshot(
  sql: Sql,
  appointmentId: string,
): Promise<AppointmentSnapshot | undefined> {
  const [snapshot] = await sql.query({
    name: 'appointment-snapshot',
    text: SNAPSHOT,
    values: [appointmentId],
    row: snapshotRow,
  });
  return snapshot;
}
