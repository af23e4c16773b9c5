import type { Sql } from '#server/db/database.ts';
import { toPath } from '#shared/routes/index.ts';

/** Where a meeting type's booking page is. */
export interface MeetingTypeAddress {
  readonly companyId: string;
  readonly meetingTypeId: string;
  readonly slug: string;
  readonly enabled: boolean;
  /** Whose page it is on. */
  readonly owner: 'host' | 'team';
  readonly ownerSlug: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By id, or by a slug that only one public meeting type of the instance has. */
export async function findAddressByName(
  sql: Sql,
  name: string,
): Promise<MeetingTypeAddress | undefined> {
  if (UUID.test(name)) return findMeetingTypeAddress(sql, name);
  const rows = await sql.query<{ id: string }>({
    name: 'meeting-type-by-slug',
    text: 'select id from meeting_type where slug = $1 and enabled and listed limit 2',
    values: [name],
  });
  const [only, another] = rows;
  return only && !another ? findMeetingTypeAddress(sql, only.id) : undefined;
}

/** `undefined` where there is no such meeting type, or its owner has no public page. */
export async function findMeetingTypeAddress(
  sql: Sql,
  meetingTypeId: string,
): Promise<MeetingTypeAddress | undefined> {
  const [row] = await sql.query<MeetingTypeAddress>({
    name: 'meeting-type-address',
    text: `select mt.company_id as "companyId", mt.id as "meetingTypeId", mt.slug, mt.enabled,
        d.kind as owner, d.slug as "ownerSlug"
      from meeting_type mt
      join slug_directory d on d.company_id = mt.company_id
        and d.target_id = coalesce(mt.team_id, mt.owner_host_id)
        and d.kind = case when mt.team_id is null then 'host' else 'team' end
      where mt.id = $1`,
    values: [meetingTypeId],
  });
  return row;
}

/** `{ owner: 'team', ownerSlug: 'studio', slug: 'demo' } → '/team/studio/demo'`. */
export function toMeetingTypePath(
  { owner, ownerSlug, slug }: Pick<MeetingTypeAddress, 'owner' | 'ownerSlug' | 'slug'>,
  query: Readonly<Record<string, string>> = {},
): string {
  return owner === 'team'
    ? toPath('team-booking', { slug: ownerSlug, meeting: slug }, query)
    : toPath('booking', { user: ownerSlug, meeting: slug }, query);
}
