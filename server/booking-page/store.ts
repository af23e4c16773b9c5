import type { Sql } from '#server/db/database.ts';
import type { BookingInfo, MeetingType, MeetingTypeSummary } from '#shared/api/booking-page.ts';
import type { Channel, ConferenceProvider } from '#shared/domain/channels.ts';
import { type FormSettings, parseForm } from '#shared/domain/fields/form.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type MeetingTypeSettings, parseSettings } from '#shared/domain/meeting-type/settings.ts';

interface CompanyRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly logo: string | null;
  readonly tier: BookingInfo['company']['tier'];
  readonly primaryColor: string | null;
  readonly useBrandStyling: boolean;
  readonly hideKalendsBranding: boolean;
  readonly personalizedBranding: boolean;
  readonly showDataPolicyLink: boolean;
  readonly dataPolicyLink: string | null;
  readonly imprintLink: string | null;
  readonly reviewUrl: string | null;
  readonly customLegalText: string | null;
  readonly googleAnalyticsMeasurementId: string | null;
  readonly metaPixelId: string | null;
  readonly defaultLanguage: Language;
}

interface HostRow {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly title: string | null;
  readonly picture: string | null;
  readonly slug: string | null;
}

/** Whose page it is: a host's or a team's. */
export interface PageOwner {
  readonly name: string;
  readonly picture: string | null;
  readonly averageRating: number | null;
  readonly reviewCount: number;
}

interface MeetingTypeRow {
  readonly id: string;
  readonly slug: string;
  readonly enabled: boolean;
  readonly name: string;
  readonly description: string | null;
  readonly durationMinutes: number;
  readonly allowedDurations: readonly number[];
  readonly channel: Channel;
  readonly customChannelName: string | null;
  readonly locations: readonly string[];
  readonly calculationMethod: 'everyone' | 'anyone';
  readonly totalSpots: number | null;
  readonly queueId: string | null;
  /** Where its hosts have rooms. */
  readonly conferenceProviders: readonly ConferenceProvider[];
  /** Whether one of them can be called. */
  readonly hasHostPhone: boolean;
  readonly settings: MeetingTypeSettings;
  readonly form: FormSettings;
}

export type ListedRow = Omit<MeetingTypeSummary, 'price'> & {
  /** As it is stored. */
  readonly payment: unknown;
};

/** A page as one statement reads it. */
export interface PageRow {
  readonly company: CompanyRow;
  readonly owner: PageOwner;
  /** The host whose page it is; null for a team's. */
  readonly ownerHostId: string | null;
  /** The team whose meeting type it is. */
  readonly teamId: string | null;
  /** Those of the meeting type, or of the page that lists several. */
  readonly hosts: readonly HostRow[] | null;
  readonly meetingType: MeetingTypeRow | null;
  readonly resourceChannels: MeetingType['resourceChannels'] | null;
  readonly listed: readonly ListedRow[] | null;
  /** Whose custom domain was asked; null when it is the instance's own address. */
  readonly domainCompanyId: string | null;
}

export type PageKind = 'host' | 'team';

/** What differs between a host's page and a team's. */
const owners = {
  host: {
    column: 'owner_host_id',
    table: 'host',
    json: `json_build_object('name', trim(o.firstname || ' ' || o.lastname), 'picture', o.picture,
      'averageRating', o.average_rating, 'reviewCount', o.review_count)`,
    hosts: 'select o.id as host_id, 0 as position',
  },
  team: {
    column: 'team_id',
    table: 'team',
    json: `json_build_object('name', o.name, 'picture', o.picture,
      'averageRating', null, 'reviewCount', 0)`,
    hosts: `select th.host_id, th.position from team_host th
      where th.company_id = o.company_id and th.team_id = o.id`,
  },
} as const satisfies Record<PageKind, object>;

/**
 * One statement: the owner by slug with their company, the asked meeting type with its hosts and
 * resource channels, and, when no meeting type is asked (`null`), those listed on the page.
 */
function loadPageText({ column, table, json, hosts }: (typeof owners)[PageKind]): string {
  return `
select
  json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'logo', c.logo, 'tier', c.tier,
    'primaryColor', c.primary_color, 'useBrandStyling', c.use_brand_styling,
    'hideKalendsBranding', c.hide_kalends_branding, 'personalizedBranding', c.personalized_branding,
    'showDataPolicyLink', c.show_data_policy_link, 'dataPolicyLink', c.data_policy_link,
    'imprintLink', c.imprint_link, 'reviewUrl', c.review_url,
    'customLegalText', c.custom_legal_text,
    'googleAnalyticsMeasurementId', c.google_analytics_measurement_id,
    'metaPixelId', c.meta_pixel_id,
    'defaultLanguage', c.default_language) as company,
  ${json} as owner, mt.owner_host_id as "ownerHostId",
  mt.team_id as "teamId",
  case when mt.id is not null then json_build_object('id', mt.id, 'slug', mt.slug,
    'enabled', mt.enabled, 'name', mt.name, 'description', mt.description,
    'durationMinutes', mt.duration_minutes, 'allowedDurations', mt.allowed_durations,
    'channel', mt.channel, 'customChannelName', mt.custom_channel_name, 'locations', mt.locations,
    'calculationMethod', mt.calculation_method, 'totalSpots', mt.total_spots,
    'queueId', mt.queue_id, 'conferenceProviders', array(
      select distinct cc.provider from conference_connection cc
      join meeting_type_host mth on mth.company_id = cc.company_id and mth.host_id = cc.host_id
      where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and mth.enabled),
    'hasHostPhone', exists(
      select from meeting_type_host mth
      join host h on h.company_id = mth.company_id and h.id = mth.host_id
      where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and mth.enabled
        and h.phone is not null),
    'settings', mt.settings, 'form', mt.form) end as "meetingType",
  (select json_agg(json_build_object('id', h.id, 'firstname', h.firstname, 'lastname', h.lastname,
      'title', h.title, 'picture', h.picture, 'slug', hd.slug) order by shown.position, h.id)
    from (
      select mth.host_id, mth.position from meeting_type_host mth
      where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and mth.enabled
      union all
      select * from (${hosts}) of_owner where mt.id is null
    ) shown
    join host h on h.company_id = c.id and h.id = shown.host_id
    left join slug_directory hd on hd.company_id = c.id and hd.target_id = h.id and hd.kind = 'host'
  ) as hosts,
  case when mt.id is not null then (
    select json_agg(json_build_object('id', rc.id, 'name', rc.name, 'groupName', rc.group_name,
      'channel', rc.channel, 'subChannel', rc.sub_channel) order by rc.position, rc.id)
    from resource_channel rc
    where rc.company_id = mt.company_id and rc.meeting_type_id = mt.id) end as "resourceChannels",
  case when $2::text is null then (
    select json_agg(json_build_object('id', l.id, 'slug', l.slug, 'name', l.name,
      'description', l.description, 'channel', l.channel, 'totalSpots', l.total_spots,
      'payment', l.settings->'payment',
      'durations', case when l.allowed_durations = '{}' then array[l.duration_minutes] else l.allowed_durations end)
      order by l.position, l.name)
    from meeting_type l
    where l.company_id = c.id and l.${column} = o.id and l.enabled and l.listed) end as listed,
  (select id from company where custom_domain = $3) as "domainCompanyId"
from slug_directory d
join company c on c.id = d.company_id
join ${table} o on o.company_id = d.company_id and o.id = d.target_id
left join meeting_type mt on mt.company_id = c.id and mt.${column} = o.id and mt.slug = $2
where d.kind = '${table}' and d.slug = $1`;
}

const statements = {
  host: { name: 'host-page', text: loadPageText(owners.host) },
  team: { name: 'team-page', text: loadPageText(owners.team) },
} as const satisfies Record<PageKind, { name: string; text: string }>;

/** `meetingSlug` is null for the page that lists the owner's meeting types. */
export async function loadPage(
  sql: Sql,
  asked: { kind: PageKind; slug: string; meetingSlug: string | null; domain: string | null },
): Promise<PageRow | undefined> {
  const [row] = await sql.query<PageRow>({
    ...statements[asked.kind],
    values: [asked.slug, asked.meetingSlug, asked.domain],
  });
  const meetingType = row?.meetingType;
  if (!row || !meetingType) return row;
  const settings = parseSettings(meetingType.settings);
  return { ...row, meetingType: { ...meetingType, settings, form: parseForm(meetingType.form) } };
}
