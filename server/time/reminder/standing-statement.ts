import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const standingRow = z.strictObject({
  attendeeId: z.uuid(),
  guest: z.string(),
  sequence: z.int(),
  stands: z.boolean(),
});

/**
 * A planned message, and whether what it says is so still: its appointment takes place, at that time, its reader is
 * there and wants to know, and it is not too late. Undefined once it is erased.
 */
export async function loadStanding(
  sql: Sql,
  asked: { readonly companyId: string; readonly plannedMessageId: string; readonly nowMs: number },
): Promise<z.output<typeof standingRow> | undefined> {
  const [row] = await sql.query({
    name: 'planned-message-stands',
    text: `select p.attendee_id as "attendeeId", p.guest, a.sequence,
        a.status = 'booked' and a.starts_at = p.starts_at and t.appointment_id = a.id
          and t.cancelled_at is null and t.receive_reminders is not false and t.email <> ''
          and p.until > to_timestamp($3::float8 / 1000)
          and (p.guest = '' or p.guest = any(t.guests))
          and not exists (select from reminder_refusal r where r.company_id = p.company_id
            and r.email = lower(case p.guest when '' then t.email else p.guest end)) as stands
      from planned_message p
      join appointment a on a.company_id = p.company_id and a.id = p.appointment_id
      join attendee t on t.company_id = p.company_id and t.id = p.attendee_id
      where p.company_id = $1 and p.id = $2`,
    values: [asked.companyId, asked.plannedMessageId, asked.nowMs],
    row: standingRow,
  });
  return row;
}
