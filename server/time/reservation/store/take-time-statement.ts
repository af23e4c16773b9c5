import * as z from 'zod';
import type { Sql, Statement, Transaction } from '#server/platform/db/database.ts';
import { idRow } from '#server/platform/db/id-row.ts';
import type { Channel } from '#shared/domain/channels.ts';
import type { KeptAnswer } from '#shared/domain/fields/field-texts.ts';
import type { Language } from '#shared/domain/languages.ts';

/** Whose time is taken, padded with the meeting's own buffers. Epoch minutes. */
export interface TakenTime {
  readonly companyId: string;
  readonly hostIds: readonly string[];
  readonly resourceChannelIds: readonly string[];
  readonly paddedStartMinute: number;
  readonly paddedEndMinute: number;
}

export interface NewAppointment extends TakenTime {
  readonly appointmentId: string;
  readonly meetingTypeId: string;
  readonly queueId: string | null;
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly channel: Channel;
  readonly location: string | null;
  readonly meetingLink: string | null;
  readonly totalSpots: number | null;
  readonly ignoresClosed: boolean;
}

export interface NewAttendee {
  readonly attendeeId: string;
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
  /** When they agreed to the data policy; which text that was is kept beside it. */
  readonly policyAcceptedAt: Date | null;
  readonly receiveReminders: boolean | null;
}

/** How many of those who were asked were free. */
const reservedRow = z.strictObject({ reserved: z.int().min(0) });

/**
 * What time is taken of: hosts ($4) and what of the resources the meeting type offers ($5); an appointment
 * may have a resource that is offered no more, it is named itself then. A host who leaves just now is waited
 * for, and is none of them: no time is taken of somebody who is gone.
 */
const ASKED = `select staying.id as host_id, null::uuid as resource_id from (
        select h.id from (select id from unnest($4::uuid[]) id order by id) given
        cross join lateral (
          select id from host where company_id = $1::uuid and id = given.id and left_at is null
          for key share
        ) h
      ) staying
      union all
      select null, res.id from unnest($5::uuid[]) channel_id
      left join resource_channel rc on rc.company_id = $1 and rc.id = channel_id
      join resource res on res.company_id = $1 and res.id = coalesce(rc.resource_id, channel_id)`;
const DURING = 'tstzrange(to_timestamp($2::float8 * 60), to_timestamp($3::float8 * 60))';

/**
 * Takes time of hosts and resources: company, first and last epoch minute, hosts and channels are
 * the parameters $1 to $5; what it is taken for follows. Returns a row for each who was free; the exclusion
 * constraints and closed time keep the others out without an error. One order, so that no two wait for
 * each other.
 */
const reserve = (
  appointmentId: string,
  { holdId = 'null::uuid', expiresAt = 'null::timestamptz', ignoresClosed = 'false' } = {},
) =>
  `insert into reservation (company_id, host_id, resource_id, appointment_id, hold_id,
      expires_at, during, ignores_closed)
    select $1::uuid, host_id, resource_id, ${appointmentId}, ${holdId}, ${expiresAt}, ${DURING},
      ${ignoresClosed}
    from (${ASKED}) asked
    order by host_id, resource_id
    on conflict do nothing
    returning id`;

const takers = (time: TakenTime) => [
  time.companyId,
  time.paddedStartMinute,
  time.paddedEndMinute,
  time.hostIds,
  time.resourceChannelIds,
];

/** Whether everybody who was asked for was free; the caller has to roll back otherwise. */
function isWhole(
  { hostIds, resourceChannelIds }: TakenTime,
  reserved: number | undefined,
): boolean {
  return reserved === hostIds.length + resourceChannelIds.length;
}

/** Holds time until `expiresAt`; false when some of it is somebody else's. */
export async function insertHold(
  sql: Sql,
  hold: TakenTime & { readonly holdId: string; readonly expiresAt: Date },
): Promise<boolean> {
  const rows = await sql.query({
    name: 'insert-hold',
    text: reserve('null::uuid', { holdId: '$6::uuid', expiresAt: '$7::timestamptz' }),
    values: [...takers(hold), hold.holdId, hold.expiresAt],
    row: idRow,
  });
  return isWhole(hold, rows.length);
}

const piecesRow = z.strictObject({
  asked: z.int(),
  pieces: z.int(),
  taken: z.int(),
});

/**
 * Adds time to a hold that has some already: what overlaps is held once, so that times that lie close
 * together can be held for one person who will take one of them. What the hold `besides` has is left to
 * it. False as `insertHold`.
 */
export async function addToHold(
  sql: Sql,
  hold: TakenTime & {
    readonly holdId: string;
    readonly besides?: string | undefined;
    readonly expiresAt: Date;
  },
): Promise<boolean> {
  const [row] = await sql.query({
    name: 'add-to-hold',
    text: `with asked as (${ASKED}), pieces as (
        select host_id, resource_id, unnest(tstzmultirange(${DURING}) - coalesce((
          select range_agg(r.during) from reservation r
          where r.company_id = $1 and r.hold_id in ($6::uuid, $8::uuid) and r.appointment_id is null
            and (r.host_id = asked.host_id or r.resource_id = asked.resource_id)
        ), '{}'::tstzmultirange)) as during
        from asked
      ), taken as (
        insert into reservation (company_id, host_id, resource_id, hold_id, expires_at, during)
        select $1::uuid, host_id, resource_id, $6::uuid, $7::timestamptz, during from pieces
        order by host_id, resource_id, during
        on conflict do nothing
        returning 1
      )
      select (select count(*)::int from asked) as asked, (select count(*)::int from pieces) as pieces,
        (select count(*)::int from taken) as taken`,
    values: [...takers(hold), hold.holdId, hold.expiresAt, hold.besides ?? null],
    row: piecesRow,
  });
  return row !== undefined && row.taken === row.pieces && isWhole(hold, row.asked);
}

const ATTENDEE = `insert into attendee (company_id, id, appointment_id, email, name, phone, address,
    language, time_zone, notes, guests, answers, secret_hash, policy_accepted_at, receive_reminders,
    policy_text)`;

/** The company is `$1`. */
const policyText = (
  acceptedAt: string,
) => `(select coalesce(c.data_policy_link, c.custom_legal_text)
  from company c where c.id = $1 and ${acceptedAt}::timestamptz is not null)`;

const attendeeValues = (attendee: NewAttendee) => [
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
  attendee.policyAcceptedAt,
  attendee.receiveReminders,
];

/**
 * Writes appointment, reservations and attendee in one statement; where some of the time is somebody
 * else's, the transaction fails as a lost race.
 */
function toAppointmentStatement(appointment: NewAppointment, attendee: NewAttendee): Statement {
  return {
    name: 'insert-appointment',
    text: `with appointment_row as (
        insert into appointment (id, company_id, meeting_type_id, queue_id, host_ids, starts_at,
          duration_minutes, status, channel, location, meeting_link, resource_channel_ids, total_spots)
        values ($6, $1, $7, $8, $4::uuid[], to_timestamp($9::float8 * 60), $10, 'booked', $11, $12,
          $13, $5::uuid[], $14)
      ), attendee_row as (
        ${ATTENDEE}
        values ($1, $15, $6, $16, $17, $18, $19, $20, $21, $22, $23::text[], $24::jsonb, $25,
          $26, $27, ${policyText('$26')})
      ), reserved as (${reserve('$6::uuid', { ignoresClosed: '$28' })})
      select all_or_lost(count(*), cardinality($4::uuid[]) + cardinality($5::uuid[])) from reserved`,
    values: [
      ...takers(appointment),
      appointment.appointmentId,
      appointment.meetingTypeId,
      appointment.queueId,
      appointment.startMinute,
      appointment.durationMinutes,
      appointment.channel,
      appointment.location,
      appointment.meetingLink,
      appointment.totalSpots,
      ...attendeeValues(attendee),
      appointment.ignoresClosed,
    ],
  };
}

/** Writes them, and says at the commit whether a race was lost. */
export function sendAppointment(
  tx: Transaction,
  appointment: NewAppointment,
  attendee: NewAttendee,
): void {
  tx.send(toAppointmentStatement(appointment, attendee));
}

/** The same at once. */
export async function insertAppointment(
  tx: Transaction,
  appointment: NewAppointment,
  attendee: NewAttendee,
): Promise<void> {
  await tx.query(toAppointmentStatement(appointment, attendee));
}

/** Seats an attendee in a group appointment that has begun. */
export async function insertAttendee(
  sql: Sql,
  place: { readonly companyId: string; readonly appointmentId: string },
  attendee: NewAttendee,
): Promise<void> {
  await sql.query({
    name: 'insert-attendee',
    text: `${ATTENDEE}
      values ($1, $3, $2, $4, $5, $6, $7, $8, $9, $10, $11::text[], $12::jsonb, $13,
        $14, $15, ${policyText('$14')})`,
    values: [place.companyId, place.appointmentId, ...attendeeValues(attendee)],
  });
}

/**
 * Opens another appointment of a group, like the first but for its start, and seats an attendee of the
 * first there; false as `insertHold`. The attendee remembers which one they left.
 */
export async function copyAppointment(
  sql: Sql,
  copied: TakenTime & {
    readonly fromAppointmentId: string;
    readonly appointmentId: string;
    readonly attendeeId: string;
    readonly startMinute: number;
    readonly meetingLink: string | null;
  },
): Promise<boolean> {
  const [row] = await sql.query({
    name: 'copy-appointment',
    text: `with copied as (
        insert into appointment (id, company_id, meeting_type_id, queue_id, host_ids, starts_at,
          duration_minutes, status, channel, location, meeting_link, resource_channel_ids, total_spots,
          sequence)
        select $6, company_id, meeting_type_id, queue_id, $4::uuid[], to_timestamp($8::float8 * 60),
          duration_minutes, 'booked', channel, location, $9, $5::uuid[], total_spots, 1
        from appointment where company_id = $1 and id = $7
      ), reserved as (${reserve('$6::uuid')}), moved as (
        update attendee set appointment_id = $6,
          left_appointment_ids = array_append(array_remove(left_appointment_ids, $6), appointment_id)
        where company_id = $1 and id = $10
      )
      select count(*)::int as reserved from reserved`,
    values: [
      ...takers(copied),
      copied.appointmentId,
      copied.fromAppointmentId,
      copied.startMinute,
      copied.meetingLink,
      copied.attendeeId,
    ],
    row: reservedRow,
  });
  return isWhole(copied, row?.reserved);
}

/** Seats an attendee of a group in another of its appointments that has begun. */
export async function moveAttendee(
  sql: Sql,
  moved: {
    readonly companyId: string;
    readonly attendeeId: string;
    readonly appointmentId: string;
  },
): Promise<void> {
  await sql.query({
    name: 'move-attendee',
    text: `with on_time as (
        delete from running_late where company_id = $1 and attendee_id = $2
      ), seated as (
        update attendee set appointment_id = $3,
          left_appointment_ids = array_append(array_remove(left_appointment_ids, $3), appointment_id)
        where company_id = $1 and id = $2
      )
      update appointment set sequence = sequence + 1 where company_id = $1 and id = $3`,
    values: [moved.companyId, moved.attendeeId, moved.appointmentId],
  });
}

/**
 * Gives the appointment's hosts and its resource another time; false as `insertHold`. What waits for a
 * confirmation goes on waiting, at its new time.
 */
export async function moveAppointment(
  sql: Sql,
  moved: TakenTime & { readonly appointmentId: string; readonly startMinute: number },
): Promise<boolean> {
  const { companyId, appointmentId } = moved;
  await sql.query({
    name: 'free-appointment',
    text: 'delete from reservation where company_id = $1 and appointment_id = $2',
    values: [companyId, appointmentId],
  });
  const reserved = await sql.query({
    name: 'reserve-again',
    text: reserve('$6::uuid'),
    values: [...takers(moved), appointmentId],
    row: idRow,
  });
  await sql.query({
    name: 'move-appointment',
    text: `with on_time as (
        delete from running_late where company_id = $1 and appointment_id = $2
      ), moved as (
        update appointment set starts_at = to_timestamp($3::float8 * 60), host_ids = $4::uuid[],
          sequence = sequence + 1
        where company_id = $1 and id = $2 returning status
      )
      update reservation r set expires_at = (select max(t.provisional_until) from attendee t
        where t.company_id = $1 and t.appointment_id = $2 and t.cancelled_at is null)
      from moved
      where moved.status = 'provisional' and r.company_id = $1 and r.appointment_id = $2`,
    values: [companyId, appointmentId, moved.startMinute, moved.hostIds],
  });
  return isWhole(moved, reserved.length);
}
