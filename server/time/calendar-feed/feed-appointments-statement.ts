import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { OwnAppointment } from '#server/time/appointment/to-own-event.ts';
import { CHANNELS } from '#shared/domain/channels.ts';
import { form, parseForm } from '#shared/domain/fields/form.ts';

const answer = z.strictObject({
  name: z.string(),
  label: z.string(),
  value: z.string(),
  values: z.array(z.string()).optional(),
});

const appointment = z.strictObject({
  id: z.uuid(),
  meetingTypeId: z.uuid(),
  startMinute: z.int(),
  durationMinutes: z.int(),
  channel: z.enum(CHANNELS),
  location: z.string().nullable(),
  meetingLink: z.string().nullable(),
  sequence: z.int(),
  totalSpots: z.int().nullable(),
  changedMs: z.int(),
  hosts: z.array(
    z.strictObject({ firstname: z.string(), lastname: z.string(), phone: z.string().nullable() }),
  ),
  attendees: z.array(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      guests: z.array(z.string()),
      notes: z.string().nullable(),
      answers: z.array(answer),
      cancelledMs: z.null(),
    }),
  ),
});

const feedRow = z.strictObject({
  appointments: z.array(appointment),
  /** By their ids: each form is sent once. */
  meetingTypes: z.record(z.uuid(), z.strictObject({ name: z.string(), form })),
});

export interface FeedAppointment extends OwnAppointment {
  /** When something of it was changed last. */
  readonly changedMs: number;
}

/** More than any calendar shows with ease; of more, those that are longest ago are left out. */
const MAX_APPOINTMENTS = 5_000;

const ofHost = `appointment_host o
    join appointment a on a.company_id = o.company_id and a.id = o.appointment_id
    where o.company_id = $1 and o.host_id = $2
      and o.starts_at >= to_timestamp($3::float8 / 1000) and o.starts_at < to_timestamp($4::float8 / 1000)`;
const ofTeam = `meeting_type mt
    join appointment a on a.company_id = mt.company_id and a.meeting_type_id = mt.id
    where mt.company_id = $1 and mt.team_id = $2
      and a.starts_at >= to_timestamp($3::float8 / 1000) and a.starts_at < to_timestamp($4::float8 / 1000)`;

const textOf = (theirs: string) => `with found as (
    select a.* from ${theirs} and a.status = 'booked'
    order by a.starts_at desc, a.id limit ${MAX_APPOINTMENTS}
  )
  select coalesce((select json_agg(json_build_object(
      'id', a.id, 'meetingTypeId', a.meeting_type_id,
      'startMinute', floor(date_part('epoch', a.starts_at) / 60)::int,
      'durationMinutes', a.duration_minutes, 'channel', a.channel, 'location', a.location,
      'meetingLink', a.meeting_link, 'sequence', a.sequence, 'totalSpots', a.total_spots,
      'changedMs', (select floor(date_part('epoch', greatest(a.created_at, max(ac.created_at))) * 1000)::bigint
        from appointment_change ac where ac.company_id = a.company_id and ac.appointment_id = a.id),
      'hosts', coalesce((
        select json_agg(json_build_object('firstname', h.firstname, 'lastname', h.lastname, 'phone', h.phone)
          order by array_position(a.host_ids, h.id))
        from host h where h.company_id = a.company_id and h.id = any(a.host_ids)), '[]'),
      'attendees', coalesce((
        select json_agg(json_build_object('name', t.name, 'email', t.email, 'phone', t.phone,
          'guests', t.guests, 'notes', t.notes, 'answers', t.answers, 'cancelledMs', null)
          order by t.created_at, t.id)
        from attendee t where t.company_id = a.company_id and t.appointment_id = a.id
          and t.cancelled_at is null), '[]')
    ) order by a.starts_at, a.id) from found a), '[]') as appointments,
    coalesce((select json_object_agg(mt.id, json_build_object('name', mt.name, 'form', mt.form))
      from meeting_type mt
      where mt.company_id = $1 and mt.id in (select meeting_type_id from found)), '{}') as "meetingTypes"`;

/** Whose appointments: a host's own, or those of a team's meeting types. Instants are epoch milliseconds. */
export interface FeedQuestion {
  readonly companyId: string;
  readonly hostId: string;
  readonly teamId: string | null;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** What stands in a feed, in the order of time: what is booked, and nothing that waits or is cancelled. */
export async function loadFeedAppointments(
  sql: Sql,
  { companyId, hostId, teamId, fromMs, untilMs }: FeedQuestion,
): Promise<FeedAppointment[]> {
  const [row] = await sql.query({
    name: teamId === null ? 'feed-of-host' : 'feed-of-team',
    text: textOf(teamId === null ? ofHost : ofTeam),
    values: [companyId, teamId ?? hostId, fromMs, untilMs],
    row: feedRow,
  });
  const types = new Map(
    Object.entries(row?.meetingTypes ?? {}).map(([id, { name, form: stored }]) => [
      id,
      { name, form: parseForm(stored) },
    ]),
  );
  return (row?.appointments ?? []).flatMap(({ meetingTypeId, ...each }) => {
    const type = types.get(meetingTypeId);
    return type ? [{ ...each, ...type }] : [];
  });
}
