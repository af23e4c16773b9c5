import type { Sql } from '#server/db/database.ts';
import type { MeetingTypeSettings } from '#server/meeting-type/settings.ts';
import type { Confirmer } from '../confirmation-id.ts';

/** An attendee who has to confirm, or has, and their appointment. */
export interface ProvisionalRow {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly attendeeId: string;
  readonly status: 'booked' | 'provisional' | 'cancelled';
  readonly awaits: Confirmer | null;
  readonly provisionalUntilMs: number | null;
  readonly cancelledMs: number | null;
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly totalSpots: number | null;
  readonly activeAttendees: number;
  readonly settings: MeetingTypeSettings;
}

/** The booking of an attendee; with `lock`, changes of its appointment take turns. */
export async function loadProvisional(
  sql: Sql,
  attendeeId: string,
  lock: 'lock' | 'look',
): Promise<ProvisionalRow | undefined> {
  const [row] = await sql.query<ProvisionalRow>({
    name: `provisional-${lock}`,
    text: `select a.company_id as "companyId", a.id as "appointmentId", t.id as "attendeeId", a.status,
        t.awaits, floor(date_part('epoch', t.provisional_until) * 1000) as "provisionalUntilMs",
        floor(date_part('epoch', t.cancelled_at) * 1000) as "cancelledMs",
        floor(date_part('epoch', a.starts_at) / 60)::int as "startMinute",
        a.duration_minutes as "durationMinutes", a.total_spots as "totalSpots", mt.settings,
        (select count(*)::int from attendee o where o.company_id = a.company_id
          and o.appointment_id = a.id and o.cancelled_at is null) as "activeAttendees"
      from attendee t
      join appointment a on a.company_id = t.company_id and a.id = t.appointment_id
      join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
      where t.id = $1 ${lock === 'lock' ? 'for update of a' : ''}`,
    values: [attendeeId],
  });
  return row;
}

/**
 * Lets a booking wait for somebody's confirmation: its time is held until then and no longer. A
 * seat of a group waits alone; the group's own time stays.
 */
export async function markProvisional(
  sql: Sql,
  waiting: {
    companyId: string;
    appointmentId: string;
    attendeeId: string;
    awaits: Confirmer;
    untilMs: number;
    isSeat: boolean;
  },
): Promise<void> {
  await sql.query({
    name: 'mark-provisional',
    text: `with asked as (
        select $1::uuid as company_id, $2::uuid as appointment_id,
          to_timestamp($5::float8 / 1000) as until, $6::boolean as is_seat
      ), waiting_appointment as (
        update appointment a set status = 'provisional' from asked
        where a.company_id = asked.company_id and a.id = asked.appointment_id and not asked.is_seat
      ), waiting_time as (
        update reservation r set expires_at = asked.until from asked
        where r.company_id = asked.company_id and r.appointment_id = asked.appointment_id
          and not asked.is_seat
      )
      update attendee t set awaits = $4, provisional_until = asked.until from asked
      where t.company_id = asked.company_id and t.id = $3`,
    values: [
      waiting.companyId,
      waiting.appointmentId,
      waiting.attendeeId,
      waiting.awaits,
      waiting.untilMs,
      waiting.isSeat,
    ],
  });
}

export async function markConfirmed(
  sql: Sql,
  confirmed: { companyId: string; appointmentId: string; attendeeId: string },
): Promise<void> {
  await sql.query({
    name: 'mark-confirmed',
    text: `with booked_appointment as (
        update appointment set status = 'booked'
        where company_id = $1 and id = $2 and status = 'provisional'
      ), booked_time as (
        update reservation set expires_at = null where company_id = $1 and appointment_id = $2
      )
      update attendee set awaits = null, provisional_until = null
      where company_id = $1 and id = $3`,
    values: [confirmed.companyId, confirmed.appointmentId, confirmed.attendeeId],
  });
}
