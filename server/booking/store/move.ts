import type { Sql } from '#server/db/database.ts';
import { RESERVE } from './reserve.ts';

/**
 * Gives the appointment's hosts another time. Returns false when somebody else has it; the caller
 * has to roll back then, which keeps the old time.
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
  },
): Promise<boolean> {
  await sql.query({
    name: 'free-appointment',
    text: 'delete from reservation where company_id = $1 and appointment_id = $2',
    values: [moved.companyId, moved.appointmentId],
  });
  const reserved = await sql.query({
    name: 'reserve',
    text: RESERVE,
    values: [
      moved.companyId,
      moved.appointmentId,
      moved.paddedStartMinute,
      moved.paddedEndMinute,
      moved.hostIds,
    ],
  });
  await sql.query({
    name: 'move-appointment',
    text: `update appointment set starts_at = to_timestamp($3::float8 * 60), host_ids = $4::uuid[],
             sequence = sequence + 1
           where company_id = $1 and id = $2`,
    values: [moved.companyId, moved.appointmentId, moved.startMinute, moved.hostIds],
  });
  return reserved.length === moved.hostIds.length;
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
  },
): Promise<boolean> {
  const [row] = await sql.query<{ reserved: number }>({
    name: 'copy-appointment',
    text: `with copied as (
        insert into appointment (id, company_id, meeting_type_id, host_ids, starts_at, duration_minutes, status,
          channel, location, meeting_link, resource_channel_ids, total_spots)
        select $2, company_id, meeting_type_id, $5::uuid[], to_timestamp($7::float8 * 60), duration_minutes,
          'booked', channel, location, meeting_link, resource_channel_ids, total_spots
        from appointment where company_id = $1 and id = $6
      ), reserved as (${RESERVE})
      select count(*)::int as reserved from reserved`,
    values: [
      copied.companyId,
      copied.appointmentId,
      copied.paddedStartMinute,
      copied.paddedEndMinute,
      copied.hostIds,
      copied.fromAppointmentId,
      copied.startMinute,
    ],
  });
  return row?.reserved === copied.hostIds.length;
}

/** Seats an attendee of a group in another of its appointments. */
export async function moveAttendee(
  sql: Sql,
  moved: { companyId: string; attendeeId: string; appointmentId: string },
): Promise<void> {
  await sql.query({
    name: 'move-attendee',
    text: 'update attendee set appointment_id = $3 where company_id = $1 and id = $2',
    values: [moved.companyId, moved.attendeeId, moved.appointmentId],
  });
}
