import type { Sql } from '#server/db/database.ts';
import type { Channel } from '#shared/domain/channels.ts';
import type { KeptAnswer } from '#shared/domain/fields/field-texts.ts';
import type { Language } from '#shared/domain/languages.ts';
import { reserve } from './reserve.ts';

export interface NewAppointment {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly meetingTypeId: string;
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly hostIds: readonly string[];
  readonly channel: Channel;
  readonly location: string | null;
  readonly meetingLink: string | null;
  /** What the meeting takes beside its hosts. */
  readonly resourceChannelIds: readonly string[];
  readonly totalSpots: number | null;
}

export interface NewAttendee {
  readonly companyId: string;
  readonly attendeeId: string;
  readonly appointmentId: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly language: Language;
  readonly timeZone: string;
  readonly notes: string | null;
  readonly guests: readonly string[];
  readonly answers: readonly KeptAnswer[];
  readonly secretHash: string;
}

/**
 * Writes appointment, reservations and attendee in one statement.
 * Returns false when an exclusion constraint gave the time of a host or a resource to somebody else;
 * the caller has to roll back then.
 */
export async function insertAppointment(
  sql: Sql,
  appointment: NewAppointment,
  attendee: NewAttendee,
): Promise<boolean> {
  const [row] = await sql.query<{ reserved: number }>({
    name: 'insert-appointment',
    text: `with appointment_row as (
        insert into appointment (id, company_id, meeting_type_id, host_ids, starts_at, duration_minutes, status,
          channel, location, meeting_link, resource_channel_ids, total_spots)
        values ($2, $1, $6, $5::uuid[], to_timestamp($7::float8 * 60), $8, 'booked', $9, $10, $11, $12::uuid[], $13)
      ), attendee_row as (
        insert into attendee (company_id, id, appointment_id, email, name, phone, address, language,
          time_zone, notes, guests, answers, secret_hash)
        values ($1, $14, $2, $15, $16, $17, $18, $19, $20, $21, $22::text[], $23::jsonb, $24)
      ), reserved as (${reserve('$12')})
      select count(*)::int as reserved from reserved`,
    values: [
      appointment.companyId,
      appointment.appointmentId,
      appointment.startMinute - appointment.bufferBeforeMinutes,
      appointment.startMinute + appointment.durationMinutes + appointment.bufferAfterMinutes,
      appointment.hostIds,
      appointment.meetingTypeId,
      appointment.startMinute,
      appointment.durationMinutes,
      appointment.channel,
      appointment.location,
      appointment.meetingLink,
      appointment.resourceChannelIds,
      appointment.totalSpots,
      attendee.attendeeId,
      attendee.email,
      attendee.name,
      attendee.phone,
      attendee.address,
      attendee.language,
      attendee.timeZone,
      attendee.notes,
      attendee.guests,
      JSON.stringify(attendee.answers),
      attendee.secretHash,
    ],
  });
  const { hostIds, resourceChannelIds } = appointment;
  return row?.reserved === hostIds.length + resourceChannelIds.length;
}

/** Seats an attendee in a group appointment that has begun. */
export async function insertAttendee(sql: Sql, attendee: NewAttendee): Promise<void> {
  await sql.query({
    name: 'insert-attendee',
    text: `insert into attendee (company_id, id, appointment_id, email, name, phone, address,
        language, time_zone, notes, guests, answers, secret_hash)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::text[], $12::jsonb, $13)`,
    values: [
      attendee.companyId,
      attendee.attendeeId,
      attendee.appointmentId,
      attendee.email,
      attendee.name,
      attendee.phone,
      attendee.address,
      attendee.language,
      attendee.timeZone,
      attendee.notes,
      attendee.guests,
      JSON.stringify(attendee.answers),
      attendee.secretHash,
    ],
  });
}
