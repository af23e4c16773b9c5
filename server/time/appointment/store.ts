import { and, desc, eq, isNull, or, sql as sqlText } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { appointmentChange, attendee } from '#server/platform/db/schema/appointment.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';

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

/** The last time that an attendee's appointment moved, with them or with everybody. */
export async function findLastMove(
  { orm }: Sql,
  asked: {
    readonly companyId: string;
    readonly appointmentId: string;
    readonly attendeeId: string;
  },
) {
  const isTheirMove = and(
    eq(appointmentChange.appointmentId, asked.appointmentId),
    sqlText`${appointmentChange.change} ->> 'kind' = 'moved'`,
    or(isNull(appointmentChange.attendeeId), eq(appointmentChange.attendeeId, asked.attendeeId)),
  );
  const [move] = await orm
    .select({
      at: appointmentChange.createdAt,
      by: appointmentChange.by,
      byHostId: appointmentChange.byHostId,
      change: appointmentChange.change,
    })
    .from(appointmentChange)
    .where(ofCompany(appointmentChange, asked.companyId, isTheirMove))
    .orderBy(desc(appointmentChange.createdAt))
    .limit(1);
  return move;
}
