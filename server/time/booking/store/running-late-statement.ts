import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

/** An attendee or a host of an appointment. */
export interface Latecomer {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly attendeeId: string | null;
  readonly hostId: string | null;
}

const saidRow = z.strictObject({ minutes: z.int(), times: z.int() });

/** What somebody has said last, and how often they have said something. */
export type SaidLate = Readonly<z.output<typeof saidRow>>;

export async function loadSaidLate(
  sql: Sql,
  { companyId, appointmentId, attendeeId, hostId }: Latecomer,
): Promise<SaidLate | undefined> {
  const [row] = await sql.query({
    name: 'said-late',
    text: `select minutes, times from running_late
      where company_id = $1 and appointment_id = $2 and person_id = $3`,
    values: [companyId, appointmentId, attendeeId ?? hostId],
    row: saidRow,
  });
  return row;
}

/** Takes the place of what they have said before. */
export async function saveLate(
  sql: Sql,
  { companyId, appointmentId, attendeeId, hostId }: Latecomer,
  { minutes, nowMs }: { readonly minutes: number; readonly nowMs: number },
): Promise<void> {
  await sql.query({
    name: 'save-late',
    text: `insert into running_late (company_id, appointment_id, person_id, attendee_id, host_id,
        minutes, said_at, times)
      values ($1, $2, coalesce($3::uuid, $4::uuid), $3::uuid, $4::uuid, $5,
        to_timestamp($6::float8 / 1000), 1)
      on conflict (company_id, appointment_id, person_id) do update
        set minutes = excluded.minutes, said_at = excluded.said_at, times = running_late.times + 1`,
    values: [companyId, appointmentId, attendeeId, hostId, minutes, nowMs],
  });
}
