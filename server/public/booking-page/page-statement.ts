import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { oneByOne } from '#server/platform/db/one-by-one.ts';
import { isOpenText } from '#server/platform/db/open-meeting-type.ts';
import type { MeetingType } from '#shared/api/booking-page.ts';
import { keptProfiles } from '#shared/api/personal-page.ts';
import { CHANNELS, CONFERENCE_PROVIDERS } from '#shared/domain/channels.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { TIERS } from '#shared/domain/tiers.ts';

const companyRow = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  tier: z.enum(TIERS),
  primaryColor: z.string().nullable(),
  useBrandStyling: z.boolean(),
  hideKalendsBranding: z.boolean(),
  personalizedBranding: z.boolean(),
  showDataPolicyLink: z.boolean(),
  dataPolicyLink: z.string().nullable(),
  imprintLink: z.string().nullable(),
  reviewUrl: z.string().nullable(),
  customLegalText: z.string().nullable(),
  googleAnalyticsMeasurementId: z.string().nullable(),
  metaPixelId: z.string().nullable(),
  defaultLanguage: z.enum(LANGUAGES),
});

/** Whose page it is: a host's or a team's. */
const ownerRow = z.strictObject({
  name: z.string(),
  picture: z.string().nullable(),
  /** In tenths: 47 is 4.7. */
  averageRating: z.int().nullable(),
  reviewCount: z.int().min(0),
  /** Where the page is now, whatever older address was asked. */
  slug: z.string(),
});

const hostRow = z.strictObject({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  title: z.string().nullable(),
  picture: z.string().nullable(),
  slug: z.string().nullable(),
  timeZone: z.string(),
});

const meetingTypeRow = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  /** Whether it can be booked now. */
  enabled: z.boolean(),
  isArchived: z.boolean(),
  /** Whether its owner's page shows it. */
  isListed: z.boolean(),
  name: z.string(),
  description: z.string().nullable(),
  durationMinutes: z.int(),
  allowedDurations: z.array(z.int()),
  channel: z.enum(CHANNELS),
  customChannelName: z.string().nullable(),
  locations: z.array(z.string()),
  calculationMethod: z.enum(['everyone', 'anyone']),
  totalSpots: z.int().nullable(),
  queueId: z.uuid().nullable(),
  /** The shelf that it stands on, if any. */
  workspaceId: z.uuid().nullable(),
  /** Where its hosts have rooms. */
  conferenceProviders: z.array(z.enum(CONFERENCE_PROVIDERS)),
  /** Whether one of them can be called. */
  hasHostPhone: z.boolean(),
  /** As stored: `parseSettings` and `parseForm` say what they are. */
  settings: z.record(z.string(), z.unknown()),
  form: z.record(z.string(), z.unknown()),
});

const resourceChannelRow: z.ZodType<MeetingType['resourceChannels'][number]> = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  groupName: z.string().nullable(),
  channel: z.enum(CHANNELS),
  subChannel: z.union([
    z.string(),
    z.array(z.strictObject({ id: z.string(), name: z.string(), groupName: z.string().nullable() })),
  ]),
});

/** What a host's card says beside them; the defaults of somebody who has put nothing there. */
const cardRow = z.strictObject({
  userId: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  title: z.string().nullable(),
  picture: z.string().nullable(),
  headerImage: z.string().nullable(),
  description: z.string().nullable(),
  primaryColor: z.string().nullable(),
  useCustomColors: z.boolean(),
  onlineProfiles: keptProfiles.partial(),
  changedAt: z.string(),
});

const listedRow = z.strictObject({
  id: z.uuid(),
  /** Another's or a team's stands only on the card of a host who serves it. */
  isOwn: z.boolean(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  durations: z.array(z.int()),
  channel: z.enum(CHANNELS),
  totalSpots: z.int().nullable(),
  /** As it is stored. */
  payment: z.unknown(),
});

/** Why a meeting has no times: who has to be there is out of office. */
const awayRow = z.strictObject({
  name: z.string(),
  /** The last day that they are away. */
  until: z.iso.date(),
  note: z.string().nullable(),
  /** Who stands in; null where nobody offers the same meeting. */
  delegateName: z.string().nullable(),
  delegateSlug: z.string().nullable(),
});

export const pageRow = z.strictObject({
  company: companyRow,
  owner: ownerRow,
  /** The host whose meeting type it is, if any. */
  ownerHostId: z.uuid().nullable(),
  /** The team whose meeting type it is, if any. */
  teamId: z.uuid().nullable(),
  /** Those of the meeting type, or of the page that lists several. */
  hosts: z.array(hostRow).nullable(),
  meetingType: meetingTypeRow.nullable(),
  away: awayRow.nullable(),
  /** In the order in which they are offered. */
  resourceChannels: z.array(resourceChannelRow).nullable(),
  /** Of a host, where no meeting type was asked. */
  card: cardRow.nullable(),
  /** In their order, where no meeting type was asked. */
  listed: z.array(listedRow).nullable(),
  /** Whose custom domain was asked; null when it is the instance's own address. */
  domainCompanyId: z.uuid().nullable(),
});

export type CardRow = Readonly<z.output<typeof cardRow>>;
export type ListedRow = Readonly<z.output<typeof listedRow>>;

/** A page as one statement reads it. */
export type StoredPage = Readonly<z.output<typeof pageRow>>;

export type PageKind = 'host' | 'team';

/** A team is rated as its hosts are, each review counting once. */
const ratedHosts = `from team_host th
        join host h on h.company_id = th.company_id and h.id = th.host_id
        where th.company_id = o.company_id and th.team_id = o.id and h.left_at is null
          and h.average_rating is not null`;

/** What differs between a host's page and a team's. */
const owners = {
  host: {
    column: 'owner_host_id',
    table: 'host',
    json: `json_build_object('name', trim(o.firstname || ' ' || o.lastname), 'picture', o.picture,
      'averageRating', o.average_rating, 'reviewCount', o.review_count, 'slug', shown.slug)`,
    isThere: 'o.left_at is null',
    hosts: 'select o.id as host_id, 0 as position',
    page: `left join personal_page pp on pp.company_id = o.company_id and pp.host_id = o.id`,
    card: `json_build_object('userId', o.id, 'firstname', o.firstname, 'lastname', o.lastname,
      'title', o.title, 'picture', o.picture, 'headerImage', pp.header_image, 'description', pp.description,
      'primaryColor', pp.primary_color, 'useCustomColors', coalesce(pp.use_custom_colors, false),
      'onlineProfiles', coalesce(pp.online_profiles, '{}'),
      'changedAt', coalesce(pp.changed_at, o.created_at - interval '1 second'))`,
    listed: `select own.id from meeting_type own
      where own.company_id = c.id and own.owner_host_id = o.id
        and (own.listed or pp.show_all_meeting_types)
      union
      select mth.meeting_type_id from meeting_type_host mth
      where mth.company_id = c.id and mth.host_id = o.id and mth.enabled
        and (mth.on_card or pp.show_all_meeting_types)`,
    order: `array_position(pp.meeting_type_order, l.id) nulls last, l.owner_host_id is not distinct from o.id desc,`,
  },
  team: {
    column: 'team_id',
    table: 'team',
    json: `json_build_object('name', o.name, 'picture', o.picture,
      'averageRating', (select round(sum(h.average_rating * h.review_count)::numeric
          / nullif(sum(h.review_count), 0))::int ${ratedHosts}),
      'reviewCount', (select coalesce(sum(h.review_count), 0)::int ${ratedHosts}),
      'slug', shown.slug)`,
    isThere: 'true',
    hosts: `select th.host_id, th.position from team_host th
      where th.company_id = o.company_id and th.team_id = o.id`,
    page: '',
    card: 'null::json',
    listed: `select own.id from meeting_type own
      where own.company_id = c.id and own.team_id = o.id and own.listed`,
    order: '',
  },
} as const satisfies Record<PageKind, object>;

const servingHost = oneByOne(
  'host',
  'h',
  'company_id = mt.company_id and id = mth.host_id and left_at is null',
);

/**
 * The host without whom the asked meeting does not take place, while they are out of office: the only
 * one, or one of those who meet all together. A delegate counts who has it under the same address.
 */
const AWAY = `(
    select json_build_object('name', trim(h.firstname || ' ' || h.lastname),
      'until', away.last_date, 'note', away.note,
      'delegateName', trim(stand_in.firstname || ' ' || stand_in.lastname),
      'delegateSlug', stand_in.slug)
    from meeting_type_host mth
    ${servingHost}
    ${oneByOne('out_of_office', 'away', 'company_id = mt.company_id and host_id = mth.host_id')}
    join busy_time b on b.company_id = away.company_id and b.id = away.id
      and b.starts_at <= $4 and b.ends_at > $4
    left join lateral (
      select dh.firstname, dh.lastname, dd.slug from host dh
      join slug_directory dd on dd.company_id = dh.company_id and dd.target_id = dh.id
        and dd.kind = 'host' and dd.is_current
      join meeting_type own on own.company_id = dh.company_id and own.owner_host_id = dh.id
        and own.slug = mt.slug and ${isOpenText('own', '$4')}
      where dh.company_id = away.company_id and dh.id = away.delegate_host_id
        and dh.left_at is null
    ) stand_in on true
    where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and mth.enabled
      and (mt.calculation_method = 'everyone' or not exists (
        select from meeting_type_host other where other.company_id = mth.company_id
          and other.meeting_type_id = mth.meeting_type_id and other.host_id <> mth.host_id
          and other.enabled))
    order by away.last_date desc, away.id limit 1)`;

/**
 * One statement: the owner by slug with their company, the asked meeting type with its hosts and
 * resource channels, and, when no meeting type is asked (`null`), those listed on the page. What an
 * owner or a meeting type was called before leads to it too.
 */
function loadPageText(owner: (typeof owners)[PageKind]): string {
  const { column, table, json, isThere, hosts } = owner;
  return `
select
  json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'logo', (select l.picture from company_logo l where l.company_id = c.id), 'tier', c.tier,
    'primaryColor', c.primary_color, 'useBrandStyling', c.use_brand_styling,
    'hideKalendsBranding', c.hide_kalends_branding, 'personalizedBranding', c.personalized_branding,
    'showDataPolicyLink', c.show_data_policy_link, 'dataPolicyLink', coalesce(c.data_policy_link, (select privacy_url from instance)),
    'imprintLink', coalesce(c.imprint_link, (select imprint_url from instance)), 'reviewUrl', c.review_url,
    'customLegalText', c.custom_legal_text,
    'googleAnalyticsMeasurementId', c.google_analytics_measurement_id,
    'metaPixelId', c.meta_pixel_id,
    'defaultLanguage', c.default_language) as company,
  ${json} as owner, mt.owner_host_id as "ownerHostId",
  mt.team_id as "teamId",
  case when mt.id is not null then json_build_object('id', mt.id, 'slug', mt.slug,
    'enabled', ${isOpenText('mt', '$4')}, 'isArchived', mt.archived_at is not null,
    'isListed', mt.listed, 'name', mt.name, 'description', mt.description,
    'durationMinutes', mt.duration_minutes, 'allowedDurations', mt.allowed_durations,
    'channel', mt.channel, 'customChannelName', mt.custom_channel_name, 'locations', mt.locations,
    'calculationMethod', mt.calculation_method, 'totalSpots', mt.total_spots,
    'queueId', mt.queue_id, 'workspaceId', mt.workspace_id, 'conferenceProviders', array(
      select distinct cc.provider from meeting_type_host mth
      ${servingHost}
      ${oneByOne('conference_connection', 'cc', 'company_id = mt.company_id and host_id = mth.host_id')}
      where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and mth.enabled),
    'hasHostPhone', exists(
      select from meeting_type_host mth
      ${servingHost}
      where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and mth.enabled
        and h.phone is not null),
    'settings', mt.settings, 'form', mt.form) end as "meetingType",
  (select json_agg(json_build_object('id', h.id, 'firstname', h.firstname, 'lastname', h.lastname,
      'title', h.title, 'picture', h.picture, 'slug', hd.slug,
      'timeZone', h.time_zone) order by serving.position, h.id)
    from (
      select mth.host_id, mth.position from meeting_type_host mth
      where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and mth.enabled
      union all
      select * from (${hosts}) of_owner where mt.id is null
    ) serving
    ${oneByOne('host', 'h', 'company_id = c.id and id = serving.host_id and left_at is null')}
    left join slug_directory hd on hd.company_id = c.id and hd.target_id = h.id and hd.kind = 'host'
      and hd.is_current
  ) as hosts,
  ${AWAY} as away,
  case when mt.id is not null then (
    select json_agg(json_build_object('id', rc.id, 'name', res.name, 'groupName', res.group_name,
      'channel', rc.channel, 'subChannel', rc.sub_channel) order by rc.position, rc.id)
    from resource_channel rc
    join resource res on res.company_id = rc.company_id and res.id = rc.resource_id and res.enabled
    where rc.company_id = mt.company_id and rc.meeting_type_id = mt.id) end as "resourceChannels",
  case when $2::text is null then (
    select json_agg(json_build_object('id', l.id, 'slug', l.slug, 'name', l.name,
      'isOwn', l.${column} is not distinct from o.id,
      'description', l.description, 'channel', l.channel, 'totalSpots', l.total_spots,
      'payment', l.settings->'payment',
      'durations', case when l.allowed_durations = '{}' then array[l.duration_minutes] else l.allowed_durations end)
      order by ${owner.order} l.position, l.name)
    from meeting_type l
    where l.company_id = c.id and l.id in (${owner.listed}) and ${isOpenText('l', '$4')}) end as listed,
  case when $2::text is null then ${owner.card} end as card,
  (select id from company where custom_domain = $3) as "domainCompanyId"
from slug_directory d
join company c on c.id = d.company_id and c.erases_at is null
join ${table} o on o.company_id = d.company_id and o.id = d.target_id and ${isThere}
join slug_directory shown on shown.company_id = d.company_id and shown.kind = d.kind
  and shown.target_id = d.target_id and shown.is_current
${owner.page}
left join meeting_type mt on mt.company_id = c.id and mt.id = coalesce(
  (select own.id from meeting_type own
    where own.company_id = c.id and own.${column} = o.id and own.slug = $2),
  (select former.meeting_type_id from former_meeting_slug former
    join meeting_type own on own.company_id = former.company_id and own.id = former.meeting_type_id
    where former.company_id = c.id and former.owner_id = o.id and former.slug = $2
      and own.${column} = o.id))
where d.kind = '${table}' and d.slug = $1`;
}

const statements = {
  host: { name: 'host-page', text: loadPageText(owners.host) },
  team: { name: 'team-page', text: loadPageText(owners.team) },
} as const satisfies Record<PageKind, { name: string; text: string }>;

/** The statement of a kind as part of another; it takes `$1` to `$4`, which `readPage` says. */
export function toPagePart(kind: PageKind): string {
  return statements[kind].text;
}

/** Which page; `meetingSlug` is null for the one that lists the owner's meeting types. */
export interface AskedPage {
  readonly kind: PageKind;
  readonly slug: string;
  readonly meetingSlug: string | null;
  readonly domain: string | null;
  readonly now: Date;
}

/** `undefined` where nobody has the slug. */
export async function readPage(sql: Sql, asked: AskedPage): Promise<StoredPage | undefined> {
  const [row] = await sql.query({
    ...statements[asked.kind],
    values: [asked.slug, asked.meetingSlug, asked.domain, asked.now],
    row: pageRow,
  });
  return row;
}
