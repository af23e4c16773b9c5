import type { Sql } from '#server/db/database.ts';

export interface MeetingTypeOwner {
  readonly companyId: string;
  readonly ownerHostId: string | null;
  readonly teamId: string | null;
}

export async function findMeetingTypeOwner(
  sql: Sql,
  meetingTypeId: string,
): Promise<MeetingTypeOwner | undefined> {
  const [row] = await sql.query<MeetingTypeOwner>({
    text: `select company_id as "companyId", owner_host_id as "ownerHostId", team_id as "teamId"
           from meeting_type where id = $1`,
    values: [meetingTypeId],
  });
  return row;
}

export async function setEnabled(
  sql: Sql,
  changed: { companyId: string; meetingTypeId: string; enabled: boolean },
): Promise<void> {
  await sql.query({
    text: 'update meeting_type set enabled = $3 where company_id = $1 and id = $2',
    values: [changed.companyId, changed.meetingTypeId, changed.enabled],
  });
}

/** How many hosts of a queue can be given an appointment; none for an unknown queue. */
export async function countQueueHosts(sql: Sql, queueId: string): Promise<number> {
  const [row] = await sql.query<{ hosts: number }>({
    text: `select count(*)::int as hosts
           from meeting_type mt
           join meeting_type_host mth on mth.company_id = mt.company_id and mth.meeting_type_id = mt.id
           where mt.queue_id = $1 and mt.enabled and mth.enabled`,
    values: [queueId],
  });
  return row?.hosts ?? 0;
}
