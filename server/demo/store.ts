import type { Sql } from '#server/db/database.ts';

/** A host's meeting type that can be booked, and one of its links that has not been used yet. */
export async function findShownMeeting(
  sql: Sql,
  at: { readonly hostSlug: string; readonly meetingSlug: string },
): Promise<{ readonly meetingTypeId: string; readonly oneTimeLinkId: string | null } | undefined> {
  const [meeting] = await sql.query<{ meetingTypeId: string; oneTimeLinkId: string | null }>({
    name: 'demo-meeting',
    text: `select mt.id as "meetingTypeId", (
        select l.id from one_time_link l
        where l.company_id = mt.company_id and l.meeting_type_id = mt.id
          and l.host_id is null and l.used_at is null and l.expires_at is null
        order by l.id limit 1) as "oneTimeLinkId"
      from slug_directory d
      join meeting_type mt on mt.company_id = d.company_id and mt.owner_host_id = d.target_id
      where d.kind = 'host' and d.slug = $1 and mt.slug = $2 and mt.enabled`,
    values: [at.hostSlug, at.meetingSlug],
  });
  return meeting;
}
