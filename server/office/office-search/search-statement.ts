import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

interface Question {
  readonly companyId: string;
  readonly readerId: string;
  readonly readerTeamIds: readonly string[];
  readonly seesAll: boolean;
  /** Its signs are no wildcards. */
  readonly text: string;
  readonly sinceMinute: number;
}

const MAX_FOUND = 6;

const row = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  attendee: z.string(),
  email: z.string(),
  startMinute: z.int(),
});

/** The newest first, read along the company's appointments by time, a year back and all to come. */
const SEARCH = `
select a.id, mt.name, t.name as attendee, t.email,
  floor(date_part('epoch', a.starts_at) / 60)::int as "startMinute"
from appointment a
join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
join lateral (
  select t.name, t.email from attendee t
  where t.company_id = a.company_id and t.appointment_id = a.id
    and (t.name ilike $2 or t.email ilike $2)
  limit 1
) t on true
where a.company_id = $1 and a.starts_at > to_timestamp($3::float8 * 60)
  and ($4::boolean or $5::uuid = any(a.host_ids) or mt.team_id = any($6::uuid[]))
order by a.starts_at desc, a.id
limit ${MAX_FOUND}`;

export async function searchAppointments(
  sql: Sql,
  question: Question,
): Promise<readonly z.output<typeof row>[]> {
  const { companyId, readerId, readerTeamIds, seesAll, text, sinceMinute } = question;
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return await sql.query({
    name: 'office-search',
    text: SEARCH,
    values: [companyId, part, sinceMinute, seesAll, readerId, readerTeamIds],
    row,
  });
}
