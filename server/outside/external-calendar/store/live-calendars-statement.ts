import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const liveCalendar = z.strictObject({
  companyId: z.uuid(),
  calendarId: z.uuid(),
  meetingTypeId: z.uuid(),
});

/**
 * Calendars that take time, are asked for what has changed alone, and could be read the last time, with the
 * meeting types of their hosts.
 */
export async function listLiveCalendars(sql: Sql) {
  return await sql.query({
    name: 'list-live-calendars',
    text: `select ec.company_id as "companyId", ec.id as "calendarId",
        mth.meeting_type_id as "meetingTypeId"
      from connection c
      join external_calendar ec on ec.company_id = c.company_id and ec.connection_id = c.id
      join calendar_sync s on s.company_id = ec.company_id and s.calendar_id = ec.id
      join meeting_type_host mth on mth.company_id = ec.company_id and mth.host_id = ec.host_id
      where not c.is_paused and c.provider <> 'feed' and ec.is_busy and s.failing_since is null
        and mth.enabled`,
    row: liveCalendar,
  });
}
