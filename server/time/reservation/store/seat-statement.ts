import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { CHANNELS } from '#shared/domain/channels.ts';
import { type MeetingTypeSettings, parseSettings } from '#shared/domain/meeting-type/settings.ts';

/** A seat of an appointment; one for each attendee, given up ones too. */
const seat = z.strictObject({
  attendeeId: z.uuid(),
  /** In small letters; empty once the attendee is erased. */
  email: z.string(),
  secretHash: z.string(),
  /** Whether somebody has it: neither cancelled, declined nor expired. */
  isTaken: z.boolean(),
  /** The attendee's and their guests'. */
  seatsTaken: z.int().min(1),
  /** The people they bring along, by address. */
  guests: z.array(z.string()),
  cancelledMs: z.int().nullable(),
  /** Who has to confirm it, and until when it waits. */
  awaits: z.enum(['attendee', 'host']).nullable(),
  provisionalUntilMs: z.int().nullable(),
});

const seatedRow = z.strictObject({
  companyId: z.uuid(),
  appointmentId: z.uuid(),
  meetingTypeId: z.uuid(),
  teamId: z.uuid().nullable(),
  status: z.enum(['booked', 'provisional', 'cancelled']),
  startMinute: z.int(),
  durationMinutes: z.int(),
  totalSpots: z.int().nullable(),
  hostIds: z.array(z.uuid()),
  resourceChannelIds: z.array(z.uuid()),
  channel: z.enum(CHANNELS),
  /** As stored: `parseSettings` says what they are. */
  settings: z.record(z.string(), z.unknown()),
  /** In the order in which they were taken. */
  seats: z.array(seat),
});

/** An appointment with its seats, as far as changes depend on it. */
export interface SeatedAppointment extends Readonly<Omit<z.output<typeof seatedRow>, 'settings'>> {
  readonly settings: MeetingTypeSettings;
}
export type Seat = Readonly<z.output<typeof seat>>;

const SEATED = `select a.company_id as "companyId", a.id as "appointmentId",
    a.meeting_type_id as "meetingTypeId", mt.team_id as "teamId", a.status,
    floor(date_part('epoch', a.starts_at) / 60)::int as "startMinute",
    a.duration_minutes as "durationMinutes", a.total_spots as "totalSpots",
    a.host_ids::text[] as "hostIds", a.resource_channel_ids::text[] as "resourceChannelIds",
    a.channel, mt.settings,
    coalesce((
      select json_agg(json_build_object('attendeeId', t.id, 'email', lower(t.email),
        'secretHash', t.secret_hash, 'isTaken', t.cancelled_at is null, 'seatsTaken', 1 + cardinality(t.guests),
        'guests', t.guests,
        'cancelledMs', floor(date_part('epoch', t.cancelled_at) * 1000),
        'awaits', t.awaits,
        'provisionalUntilMs', floor(date_part('epoch', t.provisional_until) * 1000))
        order by t.created_at, t.id)
      from attendee t where t.company_id = a.company_id and t.appointment_id = a.id), '[]') as seats
  from appointment a
  join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
  where a.id = $1`;

export async function findSeated(
  sql: Sql,
  appointmentId: string,
): Promise<SeatedAppointment | undefined> {
  const [row] = await sql.query({
    name: 'seated-appointment',
    text: SEATED,
    values: [appointmentId],
    row: seatedRow,
  });
  return row && { ...row, settings: parseSettings(row.settings) };
}

/**
 * Makes changes of one appointment take turns until they commit. A statement of its own: what a row
 * was joined with is not read again once its lock is there.
 */
export async function lockRow(sql: Sql, appointmentId: string): Promise<void> {
  await sql.query({
    name: 'lock-appointment',
    text: 'select 1 from appointment where id = $1 for update',
    values: [appointmentId],
  });
}

const turnRow = z.strictObject({
  companyId: z.uuid(),
  meetingTypeId: z.uuid(),
  needsTurn: z.boolean(),
});

/** Whose turn a move of an appointment has to wait for. */
export async function findTurn(
  sql: Sql,
  appointmentId: string,
): Promise<z.output<typeof turnRow> | undefined> {
  const [row] = await sql.query({
    name: 'turn-of-appointment',
    text: `select a.company_id as "companyId", a.meeting_type_id as "meetingTypeId",
        a.total_spots is not null or mt.total_spots is not null or mt.limits <> '{}'::jsonb
          or exists (select from meeting_type_host mth
            join host h on h.company_id = mth.company_id and h.id = mth.host_id
            where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id
              and (h.limits || mth.own_limits || mth.admin_limits) <> '{}'::jsonb)
          or exists (select from host h where h.company_id = a.company_id
              and h.id = any(a.host_ids) and h.limits <> '{}'::jsonb)
          as "needsTurn"
      from appointment a
      join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
      where a.id = $1`,
    values: [appointmentId],
    row: turnRow,
  });
  return row;
}

const placeRow = z.strictObject({ appointmentId: z.uuid() });

/** The appointment that an attendee has their seat in now. */
export async function findAppointmentOf(sql: Sql, attendeeId: string): Promise<string | undefined> {
  const [row] = await sql.query({
    name: 'appointment-of-attendee',
    text: 'select appointment_id as "appointmentId" from attendee where id = $1',
    values: [attendeeId],
    row: placeRow,
  });
  return row?.appointmentId;
}

/** The appointment to which the holder of a secret moved from this one; undefined if they did not. */
export async function findLeftSeat(
  sql: Sql,
  left: { readonly appointmentId: string; readonly secretHash: string },
): Promise<string | undefined> {
  const [row] = await sql.query({
    name: 'find-left-seat',
    text: `select t.appointment_id as "appointmentId"
           from appointment a join attendee t on t.company_id = a.company_id
           where a.id = $1 and t.secret_hash = $2
             and t.left_appointment_ids <> '{}' and a.id = any(t.left_appointment_ids)`,
    values: [left.appointmentId, left.secretHash],
    row: placeRow,
  });
  return row?.appointmentId;
}

interface SeatRef {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly attendeeId: string;
}

/** Nobody has the seat any more. The others' calendars follow (RFC 5546 §2.1.4). */
export async function giveUpSeat(
  sql: Sql,
  given: SeatRef & {
    readonly nowMs: number;
    readonly reason: string | null;
    readonly by: 'attendee' | 'host' | 'nobody';
  },
): Promise<void> {
  await sql.query({
    name: 'give-up-seat',
    text: `with given_up as (
        update attendee set cancelled_at = to_timestamp($4::float8 / 1000), cancel_reason = $5,
          cancelled_by = $6
        where company_id = $1 and id = $3
      )
      update appointment set sequence = sequence + 1 where company_id = $1 and id = $2`,
    values: [
      given.companyId,
      given.appointmentId,
      given.attendeeId,
      given.nowMs,
      given.reason,
      given.by,
    ],
  });
}

/** One more person comes along. */
export async function appendGuest(
  sql: Sql,
  added: SeatRef & { readonly email: string },
): Promise<void> {
  await sql.query({
    name: 'append-guest',
    text: `with added as (
        update attendee set guests = array_append(guests, $4)
        where company_id = $1 and id = $3
      )
      update appointment set sequence = sequence + 1 where company_id = $1 and id = $2`,
    values: [added.companyId, added.appointmentId, added.attendeeId, added.email],
  });
}

/** How many seats of a group are held by people who pay for one now. */
export async function countHeldSeats(
  sql: Sql,
  of: { readonly companyId: string; readonly appointmentId: string; readonly nowMs: number },
): Promise<number> {
  const [row] = await sql.query({
    name: 'count-held-seats',
    text: `select coalesce(sum(1 + jsonb_array_length(
          coalesce(po.request #> '{attendee,bringalongEmails}', '[]'))), 0)::int as held
      from appointment a
      join payment_order po on po.company_id = a.company_id
        and po.meeting_type_id = a.meeting_type_id and po.host_ids && a.host_ids
        and po.start_minute = floor(date_part('epoch', a.starts_at) / 60)::int
      where a.company_id = $1 and a.id = $2 and po.hold_id is not null
        and po.expires_at > to_timestamp($3::float8 / 1000)`,
    values: [of.companyId, of.appointmentId, of.nowMs],
    row: z.strictObject({ held: z.int() }),
  });
  return row?.held ?? 0;
}

export async function setNoShow(
  sql: Sql,
  marked: SeatRef & { readonly noShowMs: number | null },
): Promise<void> {
  await sql.query({
    name: 'set-no-show',
    text: `update attendee set no_show_at = to_timestamp($3::float8 / 1000)
      where company_id = $1 and id = $2`,
    values: [marked.companyId, marked.attendeeId, marked.noShowMs],
  });
}

/** The people who come have changed: calendars take the newer file (RFC 5546 §2.1.4). */
export async function raiseSequence(
  sql: Sql,
  changed: { readonly companyId: string; readonly appointmentId: string },
): Promise<void> {
  await sql.query({
    name: 'raise-sequence',
    text: 'update appointment set sequence = sequence + 1 where company_id = $1 and id = $2',
    values: [changed.companyId, changed.appointmentId],
  });
}

/** Its time is free again at once. All seats have to be given up, or moved, before. */
export async function cancelAppointment(
  sql: Sql,
  cancelled: { readonly companyId: string; readonly appointmentId: string; readonly nowMs: number },
): Promise<void> {
  await sql.query({
    name: 'cancel-appointment',
    text: `with freed as (delete from reservation where company_id = $1 and appointment_id = $2)
      update appointment set status = 'cancelled', cancelled_at = to_timestamp($3::float8 / 1000)
      where company_id = $1 and id = $2`,
    values: [cancelled.companyId, cancelled.appointmentId, cancelled.nowMs],
  });
}

/**
 * Lets a seat wait for somebody's confirmation. An appointment for one waits with it and holds its time
 * no longer than that; a group's own time stays.
 */
export async function markProvisional(
  sql: Sql,
  waiting: SeatRef & {
    readonly awaits: 'attendee' | 'host';
    readonly untilMs: number;
    readonly isGroup: boolean;
  },
): Promise<void> {
  await sql.query({
    name: 'mark-provisional',
    text: `with asked as (
        select $1::uuid as company_id, $2::uuid as appointment_id,
          to_timestamp($5::float8 / 1000) as until, $6::boolean as is_group
      ), waiting_appointment as (
        update appointment a set status = 'provisional' from asked
        where a.company_id = asked.company_id and a.id = asked.appointment_id and not asked.is_group
      ), waiting_time as (
        update reservation r set expires_at = asked.until from asked
        where r.company_id = asked.company_id and r.appointment_id = asked.appointment_id
          and not asked.is_group
      )
      update attendee t set awaits = $4, provisional_until = asked.until from asked
      where t.company_id = asked.company_id and t.id = $3`,
    values: [
      waiting.companyId,
      waiting.appointmentId,
      waiting.attendeeId,
      waiting.awaits,
      waiting.untilMs,
      waiting.isGroup,
    ],
  });
}

/** What was asked before is told before it: a confirmation is a change of its own. */
export async function markConfirmed(sql: Sql, confirmed: SeatRef): Promise<void> {
  await sql.query({
    name: 'mark-confirmed',
    text: `with booked_appointment as (
        update appointment set sequence = sequence + 1,
          status = case when status = 'provisional' then 'booked' else status end
        where company_id = $1 and id = $2
      ), booked_time as (
        update reservation set expires_at = null where company_id = $1 and appointment_id = $2
      )
      update attendee set awaits = null, provisional_until = null
      where company_id = $1 and id = $3`,
    values: [confirmed.companyId, confirmed.appointmentId, confirmed.attendeeId],
  });
}
