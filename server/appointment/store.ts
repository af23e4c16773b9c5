import type { Sql } from '#server/db/database.ts';
import { attendee } from '#server/db/schema/appointment.ts';
import { rowOf } from '#server/db/tenant.ts';

/** The appointment that an attendee has their seat in now. */
export async function findAppointmentOf(
  sql: Sql,
  { companyId, attendeeId }: { readonly companyId: string; readonly attendeeId: string },
): Promise<string | undefined> {
  const [seat] = await sql.orm
    .select({ appointmentId: attendee.appointmentId })
    .from(attendee)
    .where(rowOf(attendee, { companyId, id: attendeeId }));
  return seat?.appointmentId;
}
