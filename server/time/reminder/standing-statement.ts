import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { WORKFLOW_TRIGGERS, type WorkflowTexts } from '#shared/domain/reminder/workflow.ts';

const standingRow = z.strictObject({
  /** Of a host's reminder, the first of those that they meet. */
  attendeeId: z.uuid().nullable(),
  hostId: z.uuid().nullable(),
  guest: z.string(),
  address: z.string(),
  sequence: z.int(),
  trigger: z.enum(WORKFLOW_TRIGGERS),
  texts: z.custom<WorkflowTexts>(),
  stands: z.boolean(),
});

/**
 * A planned message, and whether what it says is so still: its workflow is on, its appointment takes place, at that
 * time, or the seat is given up where that is what it says, its reader is there and wants to know, and it is not too
 * late. Undefined once it is erased, or its
 * workflow deleted.
 */
export async function loadStanding(
  sql: Sql,
  asked: { readonly companyId: string; readonly plannedMessageId: string; readonly nowMs: number },
): Promise<z.output<typeof standingRow> | undefined> {
  const [row] = await sql.query({
    name: 'planned-message-stands',
    text: `select t.id as "attendeeId", p.host_id as "hostId", p.guest, p.address, a.sequence, w.trigger, w.texts,
        w.is_active and p.until > to_timestamp($3::float8 / 1000) and t.email <> ''
          and (p.event_at is not null) = (w.trigger like 'booking-%')
          and (p.event_at is null or t.appointment_id = a.id) and case
            when w.trigger = 'booking-cancel' then t.cancelled_at is not null
            else a.status = 'booked' and a.starts_at = p.starts_at and t.cancelled_at is null
          end and case
            when p.host_id is not null then p.host_id = any(a.host_ids)
            when p.address <> '' then p.address = any(w.recipients)
              and not exists (select from reminder_refusal r where r.company_id = p.company_id
                and r.email = p.address)
            else t.appointment_id = a.id and t.receive_reminders is not false
              and (p.guest = '' or p.guest = any(t.guests))
              and not exists (select from reminder_refusal r where r.company_id = p.company_id
                and r.email = lower(case p.guest when '' then t.email else p.guest end))
          end is true as stands
      from planned_message p
      join workflow w on w.company_id = p.company_id and w.id = p.workflow_id
      join appointment a on a.company_id = p.company_id and a.id = p.appointment_id
      left join lateral (select * from attendee s
        where s.company_id = p.company_id and (s.id = p.attendee_id or p.attendee_id is null
          and s.appointment_id = a.id and s.cancelled_at is null and s.awaits is null)
        order by s.created_at, s.id limit 1) t on true
      where p.company_id = $1 and p.id = $2`,
    values: [asked.companyId, asked.plannedMessageId, asked.nowMs],
    row: standingRow,
  });
  return row;
}
