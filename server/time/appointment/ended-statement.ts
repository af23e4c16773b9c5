import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

/** An appointment, and when it is asked about. */
export interface AskedEnd {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly nowMs: number;
}

const endedRow = z.strictObject({ isEnded: z.boolean() });

/** Undefined where there is no such appointment any more. */
export async function findEnded(
  sql: Sql,
  { companyId, appointmentId, nowMs }: AskedEnd,
): Promise<boolean | undefined> {
  const [row] = await sql.query({
    name: 'appointment-ended',
    text: `select starts_at + make_interval(mins => duration_minutes) <= to_timestamp($3::float8 / 1000)
        as "isEnded"
      from appointment where company_id = $1 and id = $2`,
    values: [companyId, appointmentId, nowMs],
    row: endedRow,
  });
  return row?.isEnded;
}
