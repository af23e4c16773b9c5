import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const assignedRow = z.strictObject({
  meetingTypeId: z.uuid(),
  hostId: z.uuid(),
  assigned: z.int(),
});

/** How many appointments each host of these meeting types was given within its window. */
export function countGiven(
  sql: Sql,
  asked: {
    readonly companyId: string;
    readonly meetingTypeIds: readonly string[];
    readonly nowMs: number;
  },
): Promise<z.output<typeof assignedRow>[]> {
  return sql.query({
    name: 'given-in-window',
    text: `select mt.id as "meetingTypeId", host_id as "hostId", count(*)::int as assigned
      from meeting_type mt
      join appointment a on a.company_id = mt.company_id and a.meeting_type_id = mt.id
      cross join unnest(a.host_ids) host_id
      where mt.company_id = $1 and mt.id = any($2::uuid[]) and a.status <> 'cancelled'
        and a.created_at >= to_timestamp($3::float8 / 1000)
          - make_interval(days => mt.round_robin_window_days)
      group by mt.id, host_id`,
    values: [asked.companyId, asked.meetingTypeIds, asked.nowMs],
    row: assignedRow,
  });
}
