import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const leftSeat = z.strictObject({
  attendeeId: z.uuid(),
  guests: z.array(z.string()),
  appointmentId: z.uuid(),
});

export type LeftSeat = Readonly<z.output<typeof leftSeat>>;

/** Seats of a group that were in this appointment, with the one that they are in now. */
export function loadLeftSeats(sql: Sql, appointmentId: string): Promise<readonly LeftSeat[]> {
  return sql.query({
    name: 'seats-that-left',
    text: `select t.id as "attendeeId", t.guests, t.appointment_id as "appointmentId"
           from appointment a join attendee t on t.company_id = a.company_id
           where a.id = $1 and a.total_spots is not null
             and t.left_appointment_ids <> '{}' and a.id = any(t.left_appointment_ids)
           order by t.id limit 500`,
    values: [appointmentId],
    row: leftSeat,
  });
}
