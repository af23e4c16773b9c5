import type { Sql } from '#server/db/database.ts';

/** Where limits or seats have to be counted, bookings of one host take turns until they commit. */
export async function lockHosts(sql: Sql, hostIds: readonly string[]): Promise<void> {
  await sql.query({
    name: 'lock-hosts',
    text: `select pg_advisory_xact_lock(hashtextextended(id, 0))
           from (select unnest($1::text[]) as id order by id) sorted`,
    values: [hostIds],
  });
}

export async function dropExpiredHolds(
  sql: Sql,
  companyId: string,
  /** Whose time is looked at: hosts and resources. */
  takerIds: readonly string[],
  nowMinute: number,
): Promise<void> {
  await sql.query({
    name: 'drop-expired-holds',
    text: `delete from reservation
           where company_id = $1 and expires_at <= to_timestamp($3::float8 * 60)
             and (host_id = any($2::uuid[]) or resource_channel_id = any($2::uuid[]))`,
    values: [companyId, takerIds, nowMinute],
  });
}

/** Round robin remembers whom it gave the appointment. */
export async function markAssigned(
  sql: Sql,
  assigned: { companyId: string; meetingTypeId: string; hostId: string; nowMs: number },
): Promise<void> {
  await sql.query({
    name: 'mark-assigned',
    text: `update meeting_type_host set last_assigned_at = to_timestamp($4::float8 / 1000)
           where company_id = $1 and meeting_type_id = $2 and host_id = $3`,
    values: [assigned.companyId, assigned.meetingTypeId, assigned.hostId, assigned.nowMs],
  });
}

/** Gives up a hold, whose time is free at once. */
export async function dropHold(sql: Sql, holdId: string): Promise<void> {
  await sql.query({
    name: 'drop-hold',
    text: 'delete from reservation where hold_id = $1 and appointment_id is null',
    values: [holdId],
  });
}

/** How many appointments of a meeting type each host was given since a moment. */
export async function countAssigned(
  sql: Sql,
  asked: { companyId: string; meetingTypeId: string; sinceMs: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query<{ hostId: string; assigned: number }>({
    name: 'count-assigned',
    text: `select host_id as "hostId", count(*)::int as assigned
           from appointment a, unnest(a.host_ids) host_id
           where a.company_id = $1 and a.meeting_type_id = $2 and a.status <> 'cancelled'
             and a.created_at >= to_timestamp($3::float8 / 1000)
           group by host_id`,
    values: [asked.companyId, asked.meetingTypeId, asked.sinceMs],
  });
  return new Map(rows.map(({ hostId, assigned }) => [hostId, assigned]));
}
