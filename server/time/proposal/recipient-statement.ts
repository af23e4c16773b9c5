import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { Reached } from './proposal-statement.ts';

const knownRow = z.strictObject({
  name: z.string(),
  timezone: z.string(),
  language: z.enum(LANGUAGES),
});

/** Somebody as their last booking has them, or else the last proposal that was made to them. */
export async function findKnown(
  sql: Sql,
  { companyId, hostId, teamIds }: Reached,
  email: string,
): Promise<z.output<typeof knownRow> | undefined> {
  const [row] = await sql.query({
    name: 'known-recipient',
    text: `(select t.name, t.time_zone as timezone, t.language
        from attendee t
        join appointment a on a.company_id = t.company_id and a.id = t.appointment_id
        join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
        where t.company_id = $1 and (t.name || ' ' || t.email) ilike $5 and lower(t.email) = lower($4)
          and ($2::uuid is null or a.host_ids @> array[$2::uuid] or mt.team_id = any($3::uuid[]))
        order by t.created_at desc limit 1)
      union all
      (select p.recipient_name, p.recipient_time_zone, p.recipient_language
        from proposal p
        where p.company_id = $1 and lower(p.recipient_email) = lower($4)
          and ($2::uuid is null or p.host_id = $2)
        order by p.created_at desc limit 1)
      limit 1`,
    values: [companyId, hostId, teamIds, email, `%${email.replace(/[\\%_]/g, '\\$&')}%`],
    row: knownRow,
  });
  return row;
}
