import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { idRow } from '#server/platform/db/id-row.ts';
import { isOpenText } from '#server/platform/db/open-meeting-type.ts';

const meetingTypeAddress = z.strictObject({
  companyId: z.uuid(),
  meetingTypeId: z.uuid(),
  slug: z.string(),
  /** Whether it can be booked now. */
  isOpen: z.boolean(),
  /** Whose page it is on. */
  owner: z.enum(['host', 'team']),
  ownerSlug: z.string(),
});

/** Where a meeting type's booking page is. */
export type MeetingTypeAddress = Readonly<z.output<typeof meetingTypeAddress>>;

/** `undefined` where there is no such meeting type, or its owner has no public page. */
export async function findMeetingTypeAddress(
  sql: Sql,
  meetingTypeId: string,
  now: Date,
): Promise<MeetingTypeAddress | undefined> {
  const [row] = await sql.query({
    name: 'meeting-type-address',
    text: `select mt.company_id as "companyId", mt.id as "meetingTypeId", mt.slug, ${isOpenText('mt', '$2')} as "isOpen",
        d.kind as owner, d.slug as "ownerSlug"
      from meeting_type mt
      join slug_directory d on d.company_id = mt.company_id
        and d.target_id = coalesce(mt.team_id, mt.owner_host_id)
        and d.kind = case when mt.team_id is null then 'host' else 'team' end and d.is_current
      where mt.id = $1`,
    values: [meetingTypeId, now],
    row: meetingTypeAddress,
  });
  return row;
}

/** Of the meeting types that are shown at this slug, whoever's, two at most. */
export async function findIdsBySlug(sql: Sql, slug: string, now: Date): Promise<string[]> {
  const rows = await sql.query({
    name: 'meeting-type-by-slug',
    text: `select mt.id from meeting_type mt
      where mt.slug = $1 and mt.listed and ${isOpenText('mt', '$2')} limit 2`,
    values: [slug, now],
    row: idRow,
  });
  return rows.map(({ id }) => id);
}
