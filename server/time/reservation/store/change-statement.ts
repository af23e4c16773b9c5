import type { Transaction } from '#server/platform/db/database.ts';
import type { AppointmentChange, ChangeMaker } from '#shared/domain/appointment-change.ts';

interface ChangeRow {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly attendeeId: string | null;
  readonly by: ChangeMaker;
  readonly byHostId: string | null;
  readonly change: AppointmentChange;
  readonly nowMs: number;
}

/** A line of an appointment's history. */
export function sendChange(tx: Transaction, row: ChangeRow): void {
  tx.send({
    name: 'insert-change',
    text: `insert into appointment_change
        (company_id, appointment_id, attendee_id, by, by_host_id, change, created_at)
      values ($1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000))`,
    values: [
      row.companyId,
      row.appointmentId,
      row.attendeeId,
      row.by,
      row.byHostId,
      JSON.stringify(row.change),
      row.nowMs,
    ],
  });
}
