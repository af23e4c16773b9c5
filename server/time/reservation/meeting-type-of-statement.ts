import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

/** The meeting type of an appointment, of whichever company; undefined where there is none. */
export async function findMeetingTypeOf(
  sql: Sql,
  appointmentId: string,
): Promise<string | undefined> {
  const [row] = await sql.query({
    name: 'meeting-type-of-appointment',
    text: 'select meeting_type_id as "meetingTypeId" from appointment where id = $1',
    values: [appointmentId],
    row: z.strictObject({ meetingTypeId: z.uuid() }),
  });
  return row?.meetingTypeId;
}
