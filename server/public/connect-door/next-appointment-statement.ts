import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const nextRow = z.strictObject({ title: z.string(), startMs: z.int() });

/** What a host has after an appointment: its meeting type's name, and when it begins. */
export async function loadNextOf(
  sql: Sql,
  after: {
    readonly companyId: string;
    readonly hostId: string;
    readonly appointmentId: string;
    readonly startMinute: number;
  },
): Promise<{ title: string; startIso: string } | undefined> {
  const [row] = await sql.query({
    name: 'next-appointment-of-host',
    text: `select mt.name as title, (date_part('epoch', a.starts_at) * 1000)::float8 as "startMs"
           from appointment_host ah
           join appointment a on a.company_id = ah.company_id and a.id = ah.appointment_id
           join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
           where ah.company_id = $1 and ah.host_id = $2 and ah.appointment_id <> $3
             and ah.starts_at >= to_timestamp($4::float8 * 60) and a.status = 'booked'
           order by ah.starts_at limit 1`,
    values: [after.companyId, after.hostId, after.appointmentId, after.startMinute],
    row: nextRow,
  });
  return row && { title: row.title, startIso: new Date(row.startMs).toISOString() };
}
