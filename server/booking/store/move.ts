import type { Sql } from '#server/db/database.ts';
import { reserve } from './reserve.ts';

/**
 * Gives the appointment's hosts and its resource another time. Returns false when somebody else has
 * it; the caller has to roll back then, which keeps the old time.
 */
export async function moveAppointment(
  sql: Sql,
  moved: {
    companyId: string;
    appointmentId: string;
    startMinute: number;
    paddedStartMinute: number;
    paddedEndMinute: number;
    hostIds: readonly string[];
    resourceChannelIds: readonly string[];
  },
): Promise<boolean> {
  await sql.query({
    name: 'free-appointment',
    text: 'delete from reservation where company_id = $1 and appointment_id = $2',
    values: [moved.companyId, moved.appointmentId],
  });
  const reserved = await sql.query({
    name: 'reserve',
    text: reserve('$6'),
    values: [
      moved.companyId,
      moved.appointmentId,
      moved.paddedStartMinute,
      moved.paddedEndMinute,
      moved.hostIds,
      moved.resourceChannelIds,
    ],
  });
  await sql.query({
    name: 'move-appointment',
    // What waits for a confirmation goes on waiting, at its new time.
    text: `with moved as (
        update appointment set starts_at = to_timestamp($3::float8 * 60), host_ids = $4::uuid[],
          sequence = sequence + 1
        where company_id = $1 and id = $2 returning status
      )
      update reservation r set expires_at = (select max(t.provisional_until) from attendee t
        where t.company_id = $1 and t.appointment_id = $2 and t.cancelled_at is null)
      from moved
      where moved.status = 'provisional' and r.company_id = $1 and r.appointment_id = $2`,
    values: [moved.companyId, moved.appointmentId, moved.startMinute, moved.hostIds],
  });
  return reserved.length === moved.hostIds.length + moved.resourceChannelIds.length;
}

/**
 * Opens another appointment of a group, like the first but for its start. Returns false when
 * somebody else has the time; the caller has to roll back then.
 */
export async function copyAppointment(
  sql: Sql,
  copied: {
    companyId: string;
    fromAppointmentId: string;
    appointmentId: string;
    startMinute: number;
    paddedStartMinute: number;
    paddedEndMinute: number;
    hostIds: readonly string[];
    resourceChannelIds: readonly string[];
    meetingLink: string | null;
  },
): Promise<boolean> {
  const [row] = await sql.query<{ reserved: number }>({
    name: 'copy-appointment',
    text: `with copied as (
        insert into appointment (id, company_id, meeting_type_id, host_ids, starts_at, duration_minutes, status,
          channel, location, meeting_link, resource_channel_ids, total_spots)
        select $2, company_id, meeting_type_id, $5::uuid[], to_timestamp($7::float8 * 60), duration_minutes,
          'booked', channel, location, $9, $8::uuid[], total_spots
        from appointment where company_id = $1 and id = $6
      ), reserved as (${reserve('$8')})
      select count(*)::int as reserved from reserved`,
    values: [
      copied.companyId,
      copied.appointmentId,
      copied.paddedStartMinute,
      copied.paddedEndMinute,
      copied.hostIds,
      copied.fromAppointmentId,
      copied.startMinute,
      copied.resourceChannelIds,
      copied.meetingLink,
    ],
  });
  return row?.reserved === copied.hostIds.length + copied.resourceChannelIds.length;
}
