import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const closingCalendar = z.strictObject({
  hostId: z.uuid(),
  provider: z.string(),
  service: z.string().nullable(),
  since: z.date(),
});
export type ClosingCalendar = Readonly<z.output<typeof closingCalendar>>;

/** The connected calendars that close the time of these hosts, the one that does so the longest first. */
export async function listClosingCalendars(
  sql: Sql,
  companyId: string,
  hostIds: readonly string[],
): Promise<ClosingCalendar[]> {
  return await sql.query({
    name: 'closing-calendars',
    text: `select cc.host_id::text as "hostId", c.provider, c.service, cc.unreadable_since as since
      from calendar_connection cc
      join connection c on c.company_id = cc.company_id and c.id = cc.id
      where cc.company_id = $1 and cc.host_id = any($2::uuid[]) and cc.unreadable_since is not null
      order by cc.unreadable_since, cc.id`,
    values: [companyId, hostIds],
    row: closingCalendar,
  });
}
