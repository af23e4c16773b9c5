import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const liveCalendar = z.strictObject({
  companyId: z.uuid(),
  calendarId: z.uuid(),
  hostId: z.uuid(),
  /** Those that their host gives time to. */
  meetingTypeIds: z.array(z.uuid()),
});

export type LiveCalendar = Readonly<z.output<typeof liveCalendar>>;

/**
 * Calendars that take time, are asked for what has changed alone, and could be read the last time, with the
 * meeting types of their hosts.
 */
export async function listLiveCalendars(sql: Sql): Promise<LiveCalendar[]> {
  return await sql.query({
    name: 'list-live-calendars',
    text: `select ec.company_id as "companyId", ec.id as "calendarId", ec.host_id as "hostId",
        array(select mth.meeting_type_id from meeting_type_host mth
          where mth.company_id = ec.company_id and mth.host_id = ec.host_id and mth.enabled
        ) as "meetingTypeIds"
      from connection c
      join external_calendar ec on ec.company_id = c.company_id and ec.connection_id = c.id
      join calendar_sync s on s.company_id = ec.company_id and s.calendar_id = ec.id
      where not c.is_paused and c.provider <> 'feed' and ec.is_busy and s.failing_since is null`,
    row: liveCalendar,
  });
}
