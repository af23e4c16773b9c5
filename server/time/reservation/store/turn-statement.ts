import * as z from 'zod';
import type { Sql, Transaction } from '#server/platform/db/database.ts';

interface OfMeetingType {
  readonly companyId: string;
  readonly meetingTypeId: string;
}

const HOSTS_IN_ORDER = `select host_id::text as id from meeting_type_host
    where company_id = $1 and meeting_type_id = $2
  union
  select host_id::text from appointment_host
    where company_id = $1 and appointment_id = $3 order by id`;

/**
 * Where limits or seats have to be counted, those who ask for the hosts of a meeting type take turns
 * until they commit: all of its hosts, and those who have taken over the appointment that moves, in
 * one order, so that no two wait for each other.
 */
export async function lockHosts(
  sql: Sql,
  { companyId, meetingTypeId }: OfMeetingType,
  movingAppointmentId?: string,
): Promise<void> {
  await sql.query({
    name: 'lock-hosts',
    text: `select pg_advisory_xact_lock(hashtextextended(id, 0))
           from (${HOSTS_IN_ORDER}) sorted`,
    values: [companyId, meetingTypeId, movingAppointmentId ?? null],
  });
}

/** The same without waiting: false where somebody else has the turn of one of them. */
export async function tryLockHosts(
  sql: Sql,
  { companyId, meetingTypeId }: OfMeetingType,
  movingAppointmentId?: string,
): Promise<boolean> {
  const [row] = await sql.query({
    name: 'try-lock-hosts',
    text: `select coalesce(bool_and(pg_try_advisory_xact_lock(hashtextextended(id, 0))), true) as taken
           from (${HOSTS_IN_ORDER}) sorted`,
    values: [companyId, meetingTypeId, movingAppointmentId ?? null],
    row: z.strictObject({ taken: z.boolean() }),
  });
  return row?.taken ?? false;
}

/** Gives up holds and provisional time that has expired. */
export async function dropExpiredTime(
  sql: Sql,
  expired: {
    readonly companyId: string;
    /** Whose time is looked at: hosts and resources. */
    readonly takerIds: readonly string[];
    readonly nowMinute: number;
  },
): Promise<void> {
  await sql.query({
    name: 'drop-expired-time',
    text: `delete from reservation
           where company_id = $1 and expires_at <= to_timestamp($3::float8 * 60)
             and (host_id = any($2::uuid[]) or resource_id = any($2::uuid[]))`,
    values: [expired.companyId, expired.takerIds, expired.nowMinute],
  });
}

/** Round robin remembers whom it gave the appointment. */
export function markAssigned(
  tx: Transaction,
  assigned: OfMeetingType & { readonly hostId: string; readonly nowMs: number },
): void {
  tx.send({
    name: 'mark-assigned',
    text: `update meeting_type_host set last_assigned_at = to_timestamp($4::float8 / 1000)
           where company_id = $1 and meeting_type_id = $2 and host_id = $3`,
    values: [assigned.companyId, assigned.meetingTypeId, assigned.hostId, assigned.nowMs],
  });
}

const assignedRow = z.strictObject({ hostId: z.uuid(), assigned: z.int().min(1) });

/** How many appointments of a meeting type each host was given since a moment. */
export async function countAssigned(
  sql: Sql,
  asked: OfMeetingType & { readonly sinceMs: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query({
    name: 'count-assigned',
    text: `select host_id as "hostId", count(*)::int as assigned
           from appointment a, unnest(a.host_ids) host_id
           where a.company_id = $1 and a.meeting_type_id = $2 and a.status <> 'cancelled'
             and a.created_at >= to_timestamp($3::float8 / 1000)
           group by host_id`,
    values: [asked.companyId, asked.meetingTypeId, asked.sinceMs],
    row: assignedRow,
  });
  return new Map(rows.map(({ hostId, assigned }) => [hostId, assigned]));
}
