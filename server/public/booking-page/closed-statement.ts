import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { isOpenText } from '#server/platform/db/open-meeting-type.ts';
import { CHANNELS } from '#shared/domain/channels.ts';

/** So many are shown at an address that more have. */
const MOST_CHOICES = 50;

const closedRow = z.strictObject({
  name: z.string(),
  enabled: z.boolean(),
  publishFrom: z.date().nullable(),
  isArchived: z.boolean(),
});

export type ClosedRow = Readonly<z.output<typeof closedRow>>;

/** What is known of the meeting type that is, or was, at an address; of a current one first. */
export async function readMeetingAt(
  sql: Sql,
  at: { readonly kind: 'host' | 'team'; readonly slug: string; readonly meetingSlug: string },
): Promise<ClosedRow | undefined> {
  const [row] = await sql.query({
    name: 'meeting-at',
    text: `select mt.name, mt.enabled, mt.publish_from as "publishFrom",
        mt.archived_at is not null as "isArchived"
      from slug_directory d
      join meeting_type mt on mt.company_id = d.company_id
        and case d.kind when 'team' then mt.team_id else mt.owner_host_id end = d.target_id
      left join former_meeting_slug former on former.company_id = mt.company_id
        and former.meeting_type_id = mt.id and former.owner_id = d.target_id and former.slug = $3
      where d.kind = $1 and d.slug = $2 and (mt.slug = $3 or former.slug is not null)
      order by mt.slug = $3 desc limit 1`,
    values: [at.kind, at.slug, at.meetingSlug],
    row: closedRow,
  });
  return row;
}

const sharedRow = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  durations: z.array(z.int()),
  channel: z.enum(CHANNELS),
  totalSpots: z.int().nullable(),
  /** As it is stored. */
  payment: z.unknown(),
  owner: z.enum(['host', 'team']),
  ownerSlug: z.string(),
  ownerName: z.string(),
});

export type SharedRow = Readonly<z.output<typeof sharedRow>>;

/** What can be booked at a slug that several owners use; under a company's own domain its own alone. */
export function readMeetingsNamed(
  sql: Sql,
  asked: { readonly slug: string; readonly domain: string | null; readonly now: Date },
): Promise<SharedRow[]> {
  return sql.query({
    name: 'meetings-named',
    text: `select mt.id, mt.slug, mt.name, mt.description, mt.channel, mt.total_spots as "totalSpots",
        mt.settings -> 'payment' as payment,
        case when mt.allowed_durations = '{}' then array[mt.duration_minutes]
          else mt.allowed_durations end as durations,
        d.kind as owner, d.slug as "ownerSlug",
        coalesce(t.name, trim(h.firstname || ' ' || h.lastname)) as "ownerName"
      from meeting_type mt
      join slug_directory d on d.company_id = mt.company_id and d.is_current
        and d.target_id = coalesce(mt.team_id, mt.owner_host_id)
        and d.kind = case when mt.team_id is null then 'host' else 'team' end
      left join host h on h.company_id = mt.company_id and h.id = mt.owner_host_id
        and mt.team_id is null
      left join team t on t.company_id = mt.company_id and t.id = mt.team_id
      where mt.slug = $1 and mt.listed and ${isOpenText('mt', '$3')} and h.left_at is null
        and ($2::text is null
          or mt.company_id = (select c.id from company c where c.custom_domain = $2))
      order by "ownerName", mt.id limit ${MOST_CHOICES}`,
    values: [asked.slug, asked.domain, asked.now],
    row: sharedRow,
  });
}
