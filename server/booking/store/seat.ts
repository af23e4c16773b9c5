import type { Sql } from '#server/db/database.ts';

/** Seats an attendee of a group in another of its appointments, and remembers which one they left. */
export async function moveAttendee(
  sql: Sql,
  moved: { companyId: string; attendeeId: string; appointmentId: string },
): Promise<void> {
  await sql.query({
    name: 'move-attendee',
    text: `update attendee set appointment_id = $3,
             left_appointment_ids = array_append(array_remove(left_appointment_ids, $3), appointment_id)
           where company_id = $1 and id = $2`,
    values: [moved.companyId, moved.attendeeId, moved.appointmentId],
  });
}

/** Who is there has changed: calendars take the newer file (RFC 5546 §2.1.4). */
export async function raiseSequence(
  sql: Sql,
  changed: { companyId: string; appointmentId: string },
): Promise<void> {
  await sql.query({
    name: 'raise-sequence',
    text: 'update appointment set sequence = sequence + 1 where company_id = $1 and id = $2',
    values: [changed.companyId, changed.appointmentId],
  });
}

/** The appointment to which the holder of a secret moved from this one; undefined if they did not. */
export async function findLeftSeat(
  sql: Sql,
  left: { readonly appointmentId: string; readonly secretHash: string },
): Promise<string | undefined> {
  const [seat] = await sql.query<{ appointmentId: string }>({
    name: 'find-left-seat',
    text: `select t.appointment_id as "appointmentId"
           from appointment a join attendee t on t.company_id = a.company_id
           where a.id = $1 and t.secret_hash = $2
             and t.left_appointment_ids <> '{}' and a.id = any(t.left_appointment_ids)`,
    values: [left.appointmentId, left.secretHash],
  });
  return seat?.appointmentId;
}
