import type { Sql } from '#server/db/database.ts';
import type { ChangePolicy } from '#shared/domain/change-policy.ts';
import type { Channel } from '#shared/domain/channels.ts';

/** An appointment and one attendee of it, as changes need them. */
export interface ChangeTarget {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly meetingTypeId: string;
  readonly teamId: string | null;
  readonly status: 'booked' | 'provisional' | 'cancelled';
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly totalSpots: number | null;
  readonly hostIds: readonly string[];
  readonly resourceChannelIds: readonly string[];
  readonly channel: Channel;
  readonly attendeeId: string;
  readonly attendeeSecretHash: string;
  readonly attendeeCancelled: boolean;
  readonly activeAttendees: number;
  readonly cancellationPolicy: ChangePolicy;
  readonly reschedulingPolicy: ChangePolicy;
}

const CHANGE_TARGETS = `select a.company_id as "companyId", a.id as "appointmentId",
    a.meeting_type_id as "meetingTypeId", mt.team_id as "teamId", a.status,
    floor(extract(epoch from a.starts_at) / 60)::int as "startMinute",
    a.duration_minutes as "durationMinutes", a.total_spots as "totalSpots", a.host_ids::text[] as "hostIds",
    a.resource_channel_ids::text[] as "resourceChannelIds", a.channel,
    t.id as "attendeeId", t.secret_hash as "attendeeSecretHash",
    t.cancelled_at is not null as "attendeeCancelled",
    (select count(*)::int from attendee o where o.company_id = a.company_id
       and o.appointment_id = a.id and o.cancelled_at is null) as "activeAttendees",
    mt.settings -> 'cancellationPolicy' as "cancellationPolicy",
    mt.settings -> 'reschedulingPolicy' as "reschedulingPolicy"
  from appointment a
  join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
  join attendee t on t.company_id = a.company_id and t.appointment_id = a.id
  where a.id = $1
  order by t.created_at, t.id`;

/** One row an attendee; empty when there is no such appointment. */
export async function loadChangeTargets(sql: Sql, appointmentId: string): Promise<ChangeTarget[]> {
  return sql.query({ name: 'change-targets', text: CHANGE_TARGETS, values: [appointmentId] });
}

/** Makes changes of one appointment take turns until they commit. */
export async function lockAppointment(sql: Sql, appointmentId: string): Promise<void> {
  await sql.query({
    name: 'lock-appointment',
    text: 'select 1 from appointment where id = $1 for update',
    values: [appointmentId],
  });
}

export async function cancelAppointment(
  sql: Sql,
  cancelled: { companyId: string; appointmentId: string; nowMs: number },
): Promise<void> {
  await sql.query({
    name: 'cancel-appointment',
    text: `with freed as (delete from reservation where company_id = $1 and appointment_id = $2)
      update appointment set status = 'cancelled', sequence = sequence + 1,
        cancelled_at = to_timestamp($3::float8 / 1000)
      where company_id = $1 and id = $2`,
    values: [cancelled.companyId, cancelled.appointmentId, cancelled.nowMs],
  });
}

export async function cancelAttendee(
  sql: Sql,
  cancelled: { companyId: string; attendeeId: string; nowMs: number; reason: string | null },
): Promise<void> {
  await sql.query({
    name: 'cancel-attendee',
    text: `update attendee set cancelled_at = to_timestamp($3::float8 / 1000), cancel_reason = $4
           where company_id = $1 and id = $2`,
    values: [cancelled.companyId, cancelled.attendeeId, cancelled.nowMs, cancelled.reason],
  });
}
