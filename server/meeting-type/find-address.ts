import type { Sql } from '#server/db/database.ts';
import { toPath } from '#shared/routes.ts';

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
