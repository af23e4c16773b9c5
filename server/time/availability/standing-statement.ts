import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const hostStanding = z.strictObject({
  isQueue: z.boolean(),
  /** Paused ones too. */
  assigned: z.int().min(0),
  /** Of the asked hosts, those of its company. */
  known: z.array(z.uuid()),
  /** Of the asked hosts, those who were of its company once. */
  left: z.array(z.uuid()),
  paused: z.array(z.uuid()),
});

/** How a meeting type stands to its hosts, those included who cannot be given appointments. */
export type HostStanding = Readonly<z.output<typeof hostStanding>>;

export async function loadStanding(
  sql: Sql,
  { companyId, meetingTypeId }: { readonly companyId: string; readonly meetingTypeId: string },
  hostIds: readonly string[],
): Promise<HostStanding> {
  const [row] = await sql.query({
    name: 'host-standing',
    text: `select mt.queue_id is not null as "isQueue",
        (select count(*)::int from meeting_type_host mth
          join host h on h.company_id = mth.company_id and h.id = mth.host_id and h.left_at is null
          where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id) as assigned,
        array(select h.id::text from host h
          where h.company_id = mt.company_id and h.id = any($3::uuid[])
            and h.left_at is null) as known,
        array(select h.id::text from host h
          where h.company_id = mt.company_id and h.id = any($3::uuid[])
            and h.left_at is not null) as "left",
        array(select mth.host_id::text from meeting_type_host mth
          where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id
            and not mth.enabled and mth.host_id = any($3::uuid[])) as paused
      from meeting_type mt where mt.company_id = $1 and mt.id = $2`,
    values: [companyId, meetingTypeId, hostIds],
    row: hostStanding,
  });
  return row ?? { isQueue: false, assigned: 0, known: [], left: [], paused: [] };
}
