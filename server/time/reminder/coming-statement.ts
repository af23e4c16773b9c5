import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { ComingMessages } from '#shared/api/workflow.ts';

const comingRow: z.ZodType<ComingMessages> = z.strictObject({
  total: z.int(),
  messages: z.array(
    z.strictObject({
      appointmentId: z.uuid(),
      dueAt: z.string(),
      to: z.string(),
      meetingType: z.string(),
    }),
  ),
});

/** What is planned by a workflow for some time, and how much of it there is. */
export async function listComingMessages(
  sql: Sql,
  asked: {
    readonly companyId: string;
    readonly workflowId: string;
    readonly nowMs: number;
    readonly untilMs: number;
    readonly limit: number;
  },
): Promise<ComingMessages> {
  const [row] = await sql.query({
    name: 'coming-messages',
    text: `with coming as (
        select p.appointment_id, p.attendee_id, p.host_id, p.guest, p.address, p.due_at, p.id
        from planned_message p
        where p.company_id = $1 and p.workflow_id = $2 and p.state = 'planned'
          and p.due_at <= to_timestamp($4::float8 / 1000)
          and p.until > to_timestamp($3::float8 / 1000))
      select (select count(*)::int from coming) as total, coalesce((
        select json_agg(json_build_object('appointmentId', c.appointment_id,
          'dueAt', to_char(c.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'to', coalesce(nullif(c.guest, ''), nullif(c.address, ''), trim(h.firstname || ' ' || h.lastname),
            nullif(t.name, ''), t.email),
          'meetingType', m.name) order by c.due_at, c.id)
        from (select * from coming order by due_at, id limit $5) c
        join appointment a on a.company_id = $1 and a.id = c.appointment_id
        join meeting_type m on m.company_id = $1 and m.id = a.meeting_type_id
        left join attendee t on t.company_id = $1 and t.id = c.attendee_id
        left join host h on h.company_id = $1 and h.id = c.host_id), '[]') as messages`,
    values: [asked.companyId, asked.workflowId, asked.nowMs, asked.untilMs, asked.limit],
    row: comingRow,
  });
  return row ?? { total: 0, messages: [] };
}
