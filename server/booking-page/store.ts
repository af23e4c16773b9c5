import type { BookingInfo, MeetingType, MeetingTypeSummary } from '#shared/api/booking-page.ts';
import type { Channel } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Sql } from '#server/db/database.ts';
import type { FormSettings, MeetingTypeSettings } from '#server/meeting-type/settings.ts';

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
}

export interface PageHost extends HostRow {
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
  readonly settings: MeetingTypeSettings;
  readonly form: FormSettings;
}

/** A host's page as one statement reads it. */
export interface HostPage {
  readonly company: CompanyRow;
  readonly host: PageHost;
  readonly meetingType: MeetingTypeRow | null;
  readonly hosts: readonly HostRow[] | null;
  readonly resourceChannels: MeetingType['resourceChannels'] | null;
  readonly listed: readonly MeetingTypeSummary[] | null;
  /** Whose custom domain was asked; null when it is the instance's own address. */
  readonly domainCompanyId: string | null;
}

const HOST_JSON = `json_build_object('id', h.id, 'firstname', h.firstname, 'lastname', h.lastname,
  'title', h.title, 'picture', h.picture)`;

/**
 * One statement: the host by slug with their company, the asked meeting type with its hosts and
 * resource channels, and, when no meeting type is asked (`null`), those listed on their page.
 */
const LOAD_HOST_PAGE = `
select
  json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'logo', c.logo, 'tier', c.tier,
    'primaryColor', c.primary_color, 'useBrandStyling', c.use_brand_styling,
    'hideKalendsBranding', c.hide_kalends_branding, 'personalizedBranding', c.personalized_branding,
    'showDataPolicyLink', c.show_data_policy_link, 'dataPolicyLink', c.data_policy_link,
    'imprintLink', c.imprint_link, 'customLegalText', c.custom_legal_text,
    'googleAnalyticsMeasurementId', c.google_analytics_measurement_id,
    'metaPixelId', c.meta_pixel_id,
    'defaultLanguage', c.default_language) as company,
  json_build_object('id', host.id, 'firstname', host.firstname, 'lastname', host.lastname,
    'title', host.title, 'picture', host.picture, 'averageRating', host.average_rating,
    'reviewCount', host.review_count) as host,
  case when mt.id is not null then json_build_object('id', mt.id, 'slug', mt.slug,
    'enabled', mt.enabled, 'name', mt.name, 'description', mt.description,
    'durationMinutes', mt.duration_minutes, 'allowedDurations', mt.allowed_durations,
    'channel', mt.channel, 'customChannelName', mt.custom_channel_name, 'locations', mt.locations,
    'calculationMethod', mt.calculation_method, 'totalSpots', mt.total_spots,
    'settings', mt.settings, 'form', mt.form) end as "meetingType",
  case when mt.id is not null then (
    select json_agg(${HOST_JSON} order by mth.position, h.id)
    from meeting_type_host mth
    join host h on h.company_id = mth.company_id and h.id = mth.host_id
    where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id) end as hosts,
  case when mt.id is not null then (
    select json_agg(json_build_object('id', rc.id, 'name', rc.name, 'groupName', rc.group_name,
      'channel', rc.channel, 'subChannel', rc.sub_channel) order by rc.position, rc.id)
    from resource_channel rc
    where rc.company_id = mt.company_id and rc.meeting_type_id = mt.id) end as "resourceChannels",
  case when $2::text is null then (
    select json_agg(json_build_object('id', l.id, 'slug', l.slug, 'name', l.name,
      'description', l.description, 'channel', l.channel, 'totalSpots', l.total_spots,
      'durations', case when l.allowed_durations = '{}' then array[l.duration_minutes] else l.allowed_durations end)
      order by l.position, l.name)
    from meeting_type l
    where l.company_id = c.id and l.owner_host_id = host.id and l.enabled and l.listed) end as listed,
  (select id from company where custom_domain = $3) as "domainCompanyId"
from slug_directory d
join company c on c.id = d.company_id
join host on host.company_id = d.company_id and host.id = d.target_id
left join meeting_type mt on mt.company_id = c.id and mt.owner_host_id = host.id and mt.slug = $2
where d.kind = 'host' and d.slug = $1`;

/** `meetingSlug` is null for the page that lists the host's meeting types. */
export async function loadHostPage(
  sql: Sql,
  asked: { userSlug: string; meetingSlug: string | null; domain: string | null },
): Promise<HostPage | undefined> {
  const [row] = await sql.query<HostPage>({
    name: 'host-page',
    text: LOAD_HOST_PAGE,
    values: [asked.userSlug, asked.meetingSlug, asked.domain],
  });
  return row;
}
