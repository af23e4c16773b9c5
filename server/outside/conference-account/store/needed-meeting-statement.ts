import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { HostedRef } from '#server/platform/kernel/effects.ts';
import { CHANNELS } from '#shared/domain/channels.ts';
import { CONFERENCE_ACCOUNTS } from '#shared/domain/integrations/conference-providers.ts';

const provider = z.enum(CONFERENCE_ACCOUNTS);

const neededRow = z.strictObject({
  companyId: z.uuid(),
  status: z.enum(['booked', 'provisional', 'cancelled']),
  startMinute: z.int(),
  durationMinutes: z.int(),
  channel: z.enum(CHANNELS),
  hostIds: z.array(z.uuid()),
  meetingLink: z.string().nullable(),
  title: z.string(),
  /** Of the meeting type: all its appointments take place there. */
  ownLink: z.string().nullable(),
  makers: z.array(z.strictObject({ hostId: z.uuid(), provider })),
  meetings: z.array(
    z.strictObject({
      hostId: z.uuid(),
      provider,
      remoteId: z.string().nullable(),
      link: z.string().nullable(),
      contentHash: z.string().nullable(),
    }),
  ),
});

/** What decides whether an appointment has a meeting made for it, and by whom. */
export type NeededMeeting = Readonly<z.output<typeof neededRow>>;

export async function loadNeededMeeting(
  sql: Sql,
  appointmentId: string,
): Promise<NeededMeeting | undefined> {
  const [row] = await sql.query({
    name: 'needed-meeting',
    text: `select a.company_id as "companyId", a.status, a.channel, a.host_ids as "hostIds",
        floor(date_part('epoch', a.starts_at) / 60)::int as "startMinute",
        a.duration_minutes as "durationMinutes", a.meeting_link as "meetingLink", mt.name as title,
        mt.settings ->> 'meetingLink' as "ownLink",
        coalesce((select json_agg(json_build_object('hostId', ca.host_id, 'provider', ca.provider))
          from conference_account ca
          where ca.company_id = a.company_id and ca.host_id = any(a.host_ids)), '[]') as makers,
        coalesce((select json_agg(json_build_object('hostId', cm.host_id, 'provider', cm.provider,
            'remoteId', cm.remote_id, 'link', cm.link, 'contentHash', cm.content_hash))
          from conference_meeting cm
          where cm.company_id = a.company_id and cm.appointment_id = a.id), '[]') as meetings
      from appointment a
      join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
      where a.id = $1`,
    values: [appointmentId],
    row: neededRow,
  });
  return row;
}

const heldRow = z.strictObject({
  remoteId: z.string().nullable(),
  link: z.string().nullable(),
  /** Whether nobody has asked for it before. */
  isNew: z.boolean(),
});
export type HeldMeeting = Readonly<z.output<typeof heldRow>>;

/**
 * Remembers that a meeting is asked about, before it is; undefined where another effect asks about it just now.
 */
export async function holdMeeting(
  sql: Sql,
  { companyId, appointmentId, hostId }: HostedRef,
  hold: {
    readonly provider: string;
    readonly heldBy: string;
    readonly nowMs: number;
    readonly untilMs: number;
  },
): Promise<HeldMeeting | undefined> {
  const [row] = await sql.query({
    name: 'hold-meeting',
    text: `insert into conference_meeting (company_id, appointment_id, host_id, provider, held_by,
        held_until)
      values ($1, $2, $3, $4, $5, to_timestamp($7::float8 / 1000))
      on conflict (company_id, appointment_id, host_id) do update
        set held_by = excluded.held_by, held_until = excluded.held_until
        where conference_meeting.held_until is null or conference_meeting.held_by = excluded.held_by
          or conference_meeting.held_until < to_timestamp($6::float8 / 1000)
      returning remote_id as "remoteId", link, xmax = 0 as "isNew"`,
    values: [
      ...[companyId, appointmentId, hostId],
      ...[hold.provider, hold.heldBy, hold.nowMs, hold.untilMs],
    ],
    row: heldRow,
  });
  return row;
}

const seatRow = z.strictObject({ attendeeIds: z.array(z.uuid()) });

/**
 * Gives an appointment its link where that is another one: who is to be told of it. Undefined where it has it, is
 * cancelled, or another host's by now.
 */
export async function setMeetingLink(
  sql: Sql,
  { companyId, appointmentId, hostId }: HostedRef,
  link: string,
): Promise<readonly string[] | undefined> {
  const [row] = await sql.query({
    name: 'set-meeting-link',
    text: `with linked as (
        update appointment set meeting_link = $4, sequence = sequence + 1
        where company_id = $1 and id = $2 and status = 'booked' and $3::uuid = any(host_ids)
          and meeting_link is distinct from $4
        returning id
      )
      select coalesce((select json_agg(t.id order by t.id) from attendee t
        where t.company_id = $1 and t.appointment_id = $2 and t.cancelled_at is null), '[]')
        as "attendeeIds"
      from linked`,
    values: [companyId, appointmentId, hostId, link],
    row: seatRow,
  });
  return row?.attendeeIds;
}
