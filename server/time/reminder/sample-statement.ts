import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

/** An appointment, and somebody who has a seat in it. */
export interface Sample {
  readonly appointmentId: string;
  readonly attendeeId: string;
}

const sampleRow: z.ZodType<Sample> = z.strictObject({
  appointmentId: z.uuid(),
  attendeeId: z.uuid(),
});

/** The appointment that comes next, or else the last, of a company or of one of its hosts. */
export async function loadSample(
  sql: Sql,
  asked: {
    readonly companyId: string;
    readonly ofHostId?: string | undefined;
    readonly orTeamIds?: readonly string[] | undefined;
    /** Of all where there is none. */
    readonly meetingTypeIds: readonly string[];
    readonly nowMs: number;
  },
): Promise<Sample | undefined> {
  const [row] = await sql.query({
    name: 'workflow-sample',
    text: `select a.id as "appointmentId", t.id as "attendeeId"
      from appointment a
      join attendee t on t.company_id = a.company_id and t.appointment_id = a.id
        and t.cancelled_at is null and t.awaits is null and t.email <> ''
      where a.company_id = $1 and a.status = 'booked'
        and ($2::uuid is null or $2 = any(a.host_ids) or exists (select from meeting_type m
          where m.company_id = a.company_id and m.id = a.meeting_type_id and m.team_id = any($3::uuid[])))
        and ($4::uuid[] = '{}' or a.meeting_type_id = any($4))
      order by a.starts_at > to_timestamp($5::float8 / 1000) desc,
        abs(date_part('epoch', a.starts_at) * 1000 - $5), t.created_at, t.id
      limit 1`,
    values: [
      asked.companyId,
      asked.ofHostId ?? null,
      asked.orTeamIds ?? [],
      asked.meetingTypeIds,
      asked.nowMs,
    ],
    row: sampleRow,
  });
  return row;
}
