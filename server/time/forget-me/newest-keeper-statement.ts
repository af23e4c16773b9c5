import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const keeper = z.strictObject({ companyId: z.uuid(), name: z.string().nullable() });

/** The company that keeps the newest data about an address; undefined where nobody keeps any. */
export async function findNewestKeeper(
  sql: Sql,
  email: string,
): Promise<Readonly<z.output<typeof keeper>> | undefined> {
  const [row] = await sql.query({
    name: 'forget-newest-keeper',
    text: `select company_id as "companyId", name from (
        select company_id, created_at, name from attendee where lower(email) = $1
        union all
        select company_id, created_at, null from attendee
          where $1 = any(array(select lower(guest) from unnest(guests) guest))
        union all
        select company_id, created_at, fullname from form_first_contact where lower(email) = $1
        union all
        select company_id, created_at, name from callback_request where lower(email) = $1
        union all
        select company_id, created_at, null from routing_submission
          where exists (select from jsonb_path_query(answers, '$.**') answer
            where lower(answer #>> '{}') = $1)
        union all
        select company_id, created_at, recipient_name from proposal where lower(recipient_email) = $1
        union all
        select company_id, created_at, null from workflow where $1::text = any(recipients)
        union all
        select company_id, created_at, recipient_name from mail_log where lower(recipient) = $1
      ) kept
      order by created_at desc limit 1`,
    values: [email],
    row: keeper,
  });
  return row;
}
