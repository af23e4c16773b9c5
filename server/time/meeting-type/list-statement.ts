import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { nameOrder } from '#server/platform/db/name-order.ts';
import { CHANNELS } from '#shared/domain/channels.ts';
import { PAYMENT_PROVIDERS } from '#shared/domain/integrations/payment-providers.ts';
import {
  MEETING_TYPE_STATES,
  type MeetingTypeState,
} from '#shared/domain/meeting-type/meeting-type-state.ts';

/** So many hosts of a row are named. */
const NAMED_HOSTS = 4;

const listedRow = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  durations: z.array(z.int()),
  channel: z.enum(CHANNELS),
  customChannelName: z.string().nullable(),
  totalSpots: z.int().nullable(),
  state: z.enum(MEETING_TYPE_STATES),
  /** With the offset of the database's own zone. */
  publishFrom: z.string().nullable(),
  owner: z.strictObject({ kind: z.enum(['host', 'team']), id: z.uuid(), name: z.string() }),
  ownerSlug: z.string().nullable(),
  hosts: z.array(
    z.strictObject({ id: z.uuid(), name: z.string(), picture: z.string().nullable() }),
  ),
  hostCount: z.int(),
  workspaceId: z.uuid().nullable(),
  isOnPage: z.boolean(),
  /** Appointments by day from today, days without any left out. */
  coming: z.record(z.string(), z.int()),
  isHost: z.boolean(),
  /** With whom its visitors pay; null where it costs nothing. */
  paidBy: z.enum([...PAYMENT_PROVIDERS, 'none']).nullable(),
});

const page = z.strictObject({
  rows: z.array(listedRow),
  published: z.int(),
  pending: z.int(),
  unpublished: z.int(),
  archived: z.int(),
});

export type ListedRow = Readonly<z.output<typeof listedRow>>;
export type ListedPage = Readonly<z.output<typeof page>>;

/** Which meeting types of a company; what is null leaves nothing out. */
export interface WantedMeetingTypes {
  readonly companyId: string;
  /** Who looks. */
  readonly hostId: string;
  /** `mine` are on the host's page, `assigned` are others' that they host, `reached` see `teamIds`. */
  readonly of: 'mine' | 'assigned' | 'reached';
  /** Beside one's own and those one hosts, those of these teams are reached; null is all of them. */
  readonly teamIds: readonly string[] | null;
  readonly ownedBy: { readonly kind: 'host' | 'team'; readonly id: string } | null;
  readonly workspaceId: string | null;
  readonly meetingTypeId: string | null;
  readonly search: string | null;
  /** All but the archived ones without it. */
  readonly state: MeetingTypeState | null;
  readonly now: Date;
  /** Where the reader's days begin, and until when appointments are counted. */
  readonly timeZone: string;
  readonly today: string;
  readonly pageSize: number;
  readonly offset: number;
}

/**
 * One statement for a page of any list: those that are reached, how many there are in each state, and
 * of the page's rows alone what else they show.
 */
const LIST = `
with reached as (
  select mt.*, oh.id is not null as is_host_owned,
    coalesce(t.name, trim(oh.firstname || ' ' || oh.lastname)) as owner_name,
    served.host_id is not null as is_host, coalesce(served.on_card, false) as on_card,
    case when mt.archived_at is not null then 'archived' when not mt.enabled then 'unpublished'
      when mt.publish_from > $10 then 'pending' else 'published' end as state
  from meeting_type mt
  left join host oh on oh.company_id = mt.company_id and oh.id = mt.owner_host_id
    and mt.team_id is null
  left join team t on t.company_id = mt.company_id and t.id = mt.team_id
  left join meeting_type_host served on served.company_id = mt.company_id
    and served.meeting_type_id = mt.id and served.host_id = $2
  where mt.company_id = $1
    and case $3
      when 'mine' then oh.id = $2
      when 'assigned' then served.host_id is not null and oh.id is distinct from $2
      else $4::uuid[] is null or oh.id = $2 or served.host_id is not null
        or mt.team_id = any($4::uuid[]) end
    and ($5::text is null or case $5 when 'host' then oh.id = $6 else mt.team_id = $6 end)
    and ($7::uuid is null or mt.workspace_id = $7)
    and ($8::uuid is null or mt.id = $8)
    and ($9::text is null or mt.name ilike $9 or mt.slug ilike $9
      or coalesce(t.name, oh.firstname || ' ' || oh.lastname) ilike $9)
), shown as (
  select * from reached
  where case when $11::text is null then $8::uuid is not null or state <> 'archived'
    else state = $11 end
  order by ${nameOrder('name')}, id limit $14 offset $15
)
select
  (select count(*)::int from reached where state = 'published') as published,
  (select count(*)::int from reached where state = 'pending') as pending,
  (select count(*)::int from reached where state = 'unpublished') as unpublished,
  (select count(*)::int from reached where state = 'archived') as archived,
  coalesce((select json_agg(json_build_object('id', s.id, 'slug', s.slug, 'name', s.name,
    'durations', case when s.allowed_durations = '{}' then array[s.duration_minutes]
      else s.allowed_durations end,
    'channel', s.channel, 'customChannelName', s.custom_channel_name,
    'totalSpots', s.total_spots, 'state', s.state, 'publishFrom', s.publish_from,
    'owner', json_build_object('kind', case when s.is_host_owned then 'host' else 'team' end,
      'id', coalesce(s.team_id, s.owner_host_id), 'name', s.owner_name),
    'ownerSlug', (select d.slug from slug_directory d where d.company_id = s.company_id
      and d.kind = case when s.is_host_owned then 'host' else 'team' end
      and d.target_id = coalesce(s.team_id, s.owner_host_id) and d.is_current),
    'hosts', coalesce((select json_agg(named) from (
      select h.id, trim(h.firstname || ' ' || h.lastname) as name, h.picture
      from meeting_type_host mth
      join host h on h.company_id = mth.company_id and h.id = mth.host_id
      where mth.company_id = s.company_id and mth.meeting_type_id = s.id
      order by mth.position, h.id limit ${NAMED_HOSTS}) named), '[]'),
    'hostCount', (select count(*)::int from meeting_type_host mth
      where mth.company_id = s.company_id and mth.meeting_type_id = s.id),
    'workspaceId', s.workspace_id,
    'isOnPage', case when s.owner_host_id = $2 and s.team_id is null then s.listed
      when s.is_host then s.on_card else s.listed end,
    'coming', coalesce((select json_object_agg(day, booked) from (
      select (a.starts_at at time zone $12)::date - $13::date as day, count(*)::int as booked
      from appointment a
      where a.company_id = s.company_id and a.meeting_type_id = s.id and a.status <> 'cancelled'
        and a.starts_at >= $13::timestamp at time zone $12
        and a.starts_at < ($13::timestamp + interval '14 days') at time zone $12
      group by 1) counted), '{}'),
    'paidBy', case when (s.settings -> 'payment' ->> 'enable')::boolean
      then s.settings -> 'payment' ->> 'provider' end,
    'isHost', s.is_host) order by ${nameOrder('s.name')}, s.id) from shown s), '[]') as rows`;

export async function readMeetingTypes(sql: Sql, wanted: WantedMeetingTypes): Promise<ListedPage> {
  const { search } = wanted;
  const [found] = await sql.query({
    name: 'meeting-types',
    text: LIST,
    values: [
      ...[wanted.companyId, wanted.hostId, wanted.of, wanted.teamIds],
      ...[wanted.ownedBy?.kind ?? null, wanted.ownedBy?.id ?? null],
      ...[wanted.workspaceId, wanted.meetingTypeId],
      ...[search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`],
      ...[wanted.now, wanted.state, wanted.timeZone, wanted.today],
      ...[wanted.pageSize, wanted.offset],
    ],
    row: page,
  });
  if (!found) throw new Error('An aggregate has one row');
  return found;
}
