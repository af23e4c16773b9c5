import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const unreadableCalendar = z.strictObject({
  company: z.string(),
  host: z.string(),
  provider: z.string(),
  since: z.date(),
});
export type UnreadableCalendar = Readonly<z.output<typeof unreadableCalendar>>;

/** Calendars that close their hosts' time, the oldest trouble first. */
export async function findUnreadable(sql: Sql): Promise<UnreadableCalendar[]> {
  return await sql.query({
    name: 'doctor-unreadable-calendars',
    text: `select c.slug as company, h.firstname || ' ' || h.lastname as host, cc.provider,
        cc.unreadable_since as since
      from calendar_connection cc
      join company c on c.id = cc.company_id
      join host h on h.company_id = cc.company_id and h.id = cc.host_id
      where cc.unreadable_since is not null
      order by cc.unreadable_since, c.slug, cc.id
      limit 100`,
    row: unreadableCalendar,
  });
}
