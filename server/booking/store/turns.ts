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
  hostIds: readonly string[],
  nowMinute: number,
): Promise<void> {
  await sql.query({
    name: 'drop-expired-holds',
    text: `delete from reservation
           where company_id = $1 and host_id = any($2::uuid[]) and expires_at <= to_timestamp($3::float8 * 60)`,
    values: [companyId, hostIds, nowMinute],
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
