import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { CHANNELS } from '#shared/domain/channels.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { PROPOSAL_STATES, type ProposalState } from '#shared/domain/proposal/state.ts';
import type { Cursor } from './cursor.ts';

const person = z.strictObject({ id: z.uuid(), name: z.string() });

const proposalRow = z.strictObject({
  companyId: z.uuid(),
  id: z.uuid(),
  /** As written down last. */
  state: z.enum(PROPOSAL_STATES),
  meetingType: person,
  teamId: z.uuid().nullable(),
  slug: z.string(),
  owner: z.enum(['host', 'team']).nullable(),
  ownerSlug: z.string().nullable(),
  durationMinutes: z.int(),
  channel: z.enum(CHANNELS).nullable(),
  host: person.extend({ timezone: z.string() }),
  recipientName: z.string(),
  recipientEmail: z.string().nullable(),
  recipientTimeZone: z.string(),
  recipientLanguage: z.enum(LANGUAGES),
  holdUntil: z.date(),
  createdAt: z.date(),
  closedAt: z.date().nullable(),
  remindedAt: z.date().nullable(),
  taken: z
    .strictObject({
      appointmentId: z.uuid(),
      startMinute: z.int(),
      name: z.string(),
      isCancelled: z.boolean(),
    })
    .nullable(),
  times: z.array(
    z.strictObject({
      startMinute: z.int(),
      hosts: z.array(person),
      resource: z.string().nullable(),
      isOutsideHours: z.boolean(),
      isFreed: z.boolean(),
    }),
  ),
});

/** A proposal as the office reads it. */
export type ProposalRow = Readonly<z.output<typeof proposalRow>>;

/** Whose proposals somebody's right reaches: all of the company without `hostId`. */
export interface Reached {
  readonly companyId: string;
  /** Their own, and those that hold time of theirs. */
  readonly hostId: string | null;
  /** Beside those, what these teams offer. */
  readonly teamIds: readonly string[];
}

/** Which of them; what is null leaves nothing out. */
export interface WantedProposals {
  readonly proposalId: string | null;
  /** Who made them. */
  readonly madeBy: string | null;
  readonly state: ProposalState | null;
  readonly search: string | null;
  readonly now: Date;
}

interface Stretch {
  readonly cursor: Cursor | undefined;
  readonly limit: number;
}

const nameOf = (row: string) => `trim(${row}.firstname || ' ' || ${row}.lastname)`;

const STATE = `case when p.state = 'open' and p.hold_until <= $8 then 'expired' else p.state end`;

const READ = `select p.company_id as "companyId", p.id, p.state,
    json_build_object('id', mt.id, 'name', mt.name) as "meetingType", mt.team_id as "teamId", mt.slug,
    d.kind as owner, d.slug as "ownerSlug", p.duration_minutes as "durationMinutes", p.channel,
    json_build_object('id', h.id, 'name', ${nameOf('h')}, 'timezone', h.time_zone) as host,
    p.recipient_name as "recipientName", p.recipient_email as "recipientEmail",
    p.recipient_time_zone as "recipientTimeZone", p.recipient_language as "recipientLanguage",
    p.hold_until as "holdUntil", p.created_at as "createdAt", p.closed_at as "closedAt",
    p.reminded_at as "remindedAt",
    case when a.id is not null then json_build_object('appointmentId', a.id,
      'startMinute', floor(date_part('epoch', a.starts_at) / 60)::int,
      'isCancelled', a.status = 'cancelled',
      'name', coalesce((select t.name from attendee t
        where t.company_id = p.company_id and t.id = p.attendee_id), '')) end as taken,
    coalesce((select json_agg(json_build_object(
        'startMinute', floor(date_part('epoch', pt.starts_at) / 60)::int,
        'hosts', coalesce((select json_agg(json_build_object('id', one.id, 'name', ${nameOf('one')})
            order by array_position(pt.host_ids, one.id)) from host one
          where one.company_id = pt.company_id and one.id = any(pt.host_ids)), '[]'),
        'resource', (select res.name from unnest(pt.resource_channel_ids) channel_id
          left join resource_channel rc on rc.company_id = pt.company_id and rc.id = channel_id
          join resource res on res.company_id = pt.company_id
            and res.id = coalesce(rc.resource_id, channel_id) limit 1),
        'isOutsideHours', pt.is_outside_hours, 'isFreed', pt.freed_at is not null)
        order by pt.starts_at)
      from proposed_time pt
      where pt.company_id = p.company_id and pt.proposal_id = p.id), '[]') as times
  from proposal p
  join meeting_type mt on mt.company_id = p.company_id and mt.id = p.meeting_type_id
  join host h on h.company_id = p.company_id and h.id = p.host_id
  left join slug_directory d on d.company_id = mt.company_id and d.is_current
    and d.target_id = coalesce(mt.team_id, mt.owner_host_id)
    and d.kind = case when mt.team_id is null then 'host' else 'team' end
  left join appointment a on a.company_id = p.company_id and a.id = p.appointment_id
  where p.company_id = $1
    and ($2::uuid is null or p.host_id = $2 or mt.team_id = any($3::uuid[]) or exists (
      select from proposed_time own where own.company_id = p.company_id
        and own.proposal_id = p.id and own.host_ids @> array[$2::uuid]))
    and ($4::uuid is null or p.id = $4) and ($5::uuid is null or p.host_id = $5)
    and ($6::text is null or ${STATE} = $6)
    and ($7::text is null or p.recipient_name ilike $7 or p.recipient_email ilike $7
      or mt.name ilike $7)`;

/** Along the index of when they were made; the newest first, against that before a cursor. */
export function readProposals(
  sql: Sql,
  reached: Reached,
  wanted: WantedProposals,
  { cursor, limit }: Stretch,
): Promise<ProposalRow[]> {
  const direction = cursor?.way === 'before' ? 'asc' : 'desc';
  const isBeyond = direction === 'asc' ? '>' : '<';
  return sql.query({
    text: `${READ}
      and ($9::timestamptz is null or (p.created_at, p.id) ${isBeyond} ($9, $10::uuid))
      order by p.created_at ${direction}, p.id ${direction} limit ${limit}`,
    values: [
      ...[reached.companyId, reached.hostId, reached.teamIds],
      ...[wanted.proposalId, wanted.madeBy, wanted.state, toPart(wanted.search), wanted.now],
      ...[cursor ? new Date(cursor.createdMs) : null, cursor?.id ?? null],
    ],
    row: proposalRow,
  });
}

/** One proposal of a company, whoever's. */
export async function readProposalOf(
  sql: Sql,
  { companyId, proposalId }: { readonly companyId: string; readonly proposalId: string },
): Promise<ProposalRow | undefined> {
  const anybodys = { companyId, hostId: null, teamIds: [] };
  const one = { proposalId, madeBy: null, state: null, search: null, now: new Date(0) };
  const [row] = await readProposals(sql, anybodys, one, { cursor: undefined, limit: 1 });
  return row;
}

/** What was typed is looked for as it is: its signs are no wildcards. */
function toPart(search: string | null): string | null {
  return search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
