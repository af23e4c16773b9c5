import type { Channel } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Sql } from '#server/db/database.ts';

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
  readonly answers: readonly { name: string; label: string; value: string }[];
  readonly secretHash: string;
}

const RESERVE = `insert into reservation (company_id, host_id, appointment_id, during)
  select $1, host_id, $2, tstzrange(to_timestamp($3::float8 * 60), to_timestamp($4::float8 * 60))
  from unnest($5::uuid[]) host_id
  on conflict on constraint reservation_no_overlap do nothing
  returning host_id`;

/**
 * Writes appointment, reservations and attendee in one statement.
 * Returns false when the exclusion constraint gave some host's time to somebody else; the caller
 * has to roll back then.
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
      ), reserved as (${RESERVE})
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
  return row?.reserved === appointment.hostIds.length;
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

/** Where limits or seats have to be counted, bookings of one host take turns until they commit. */
export async function lockHosts(sql: Sql, hostIds: readonly string[]): Promise<void> {
  await sql.query({
    name: 'lock-hosts',
    text: `select pg_advisory_xact_lock(hashtextextended(id, 0))
           from (select unnest($1::text[]) as id order by id) sorted`,
    values: [hostIds],
  });
}

export async function dropExpiredHolds(
  sql: Sql,
  companyId: string,
  hostIds: readonly string[],
  nowMinute: number,
): Promise<void> {
  await sql.query({
    name: 'drop-expired-holds',
    text: `delete from reservation
           where company_id = $1 and host_id = any($2::uuid[]) and expires_at <= to_timestamp($3::float8 * 60)`,
    values: [companyId, hostIds, nowMinute],
  });
}

/** Round robin remembers whom it gave the appointment. */
export async function markAssigned(
  sql: Sql,
  assigned: { companyId: string; meetingTypeId: string; hostId: string; nowMs: number },
): Promise<void> {
  await sql.query({
    name: 'mark-assigned',
    text: `update meeting_type_host set last_assigned_at = to_timestamp($4::float8 / 1000)
           where company_id = $1 and meeting_type_id = $2 and host_id = $3`,
    values: [assigned.companyId, assigned.meetingTypeId, assigned.hostId, assigned.nowMs],
  });
}

export interface IdempotentBooking {
  readonly requestHash: string;
  readonly appointmentId: string;
  readonly attendeeId: string;
  readonly email: string;
}

/**
 * Claims an idempotency key for this transaction. A concurrent claim of the same key waits here
 * until the first one commits, then returns false.
 */
export async function claimIdempotencyKey(
  sql: Sql,
  claim: { companyId: string; keyHash: string; requestHash: string; attendeeId: string },
): Promise<boolean> {
  const rows = await sql.query({
    name: 'claim-idempotency-key',
    text: `insert into idempotency_key (company_id, key_hash, request_hash, attendee_id)
           values ($1, $2, $3, $4) on conflict do nothing returning 1`,
    values: [claim.companyId, claim.keyHash, claim.requestHash, claim.attendeeId],
  });
  return rows.length === 1;
}

export async function findIdempotentBooking(
  sql: Sql,
  companyId: string,
  keyHash: string,
): Promise<IdempotentBooking | undefined> {
  const [row] = await sql.query<IdempotentBooking>({
    name: 'find-idempotent-booking',
    text: `select k.request_hash as "requestHash", k.attendee_id as "attendeeId",
             t.appointment_id as "appointmentId", t.email
           from idempotency_key k
           join attendee t on t.company_id = k.company_id and t.id = k.attendee_id
           where k.company_id = $1 and k.key_hash = $2`,
    values: [companyId, keyHash],
  });
  return row;
}

export interface ChangePolicy {
  readonly enable: boolean;
  readonly mode: 'hours' | 'days' | null;
  readonly duration: number | null;
}

/** An appointment and one attendee of it, as changes need them. */
export interface ChangeTarget {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly meetingTypeId: string;
  readonly status: 'booked' | 'cancelled';
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly totalSpots: number | null;
  readonly attendeeId: string;
  readonly attendeeSecretHash: string;
  readonly attendeeCancelled: boolean;
  readonly activeAttendees: number;
  readonly cancellationPolicy: ChangePolicy;
  readonly reschedulingPolicy: ChangePolicy;
}

const CHANGE_TARGETS = `select a.company_id as "companyId", a.id as "appointmentId",
    a.meeting_type_id as "meetingTypeId", a.status,
    floor(extract(epoch from a.starts_at) / 60)::int as "startMinute",
    a.duration_minutes as "durationMinutes", a.total_spots as "totalSpots",
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
