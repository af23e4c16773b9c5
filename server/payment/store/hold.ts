import type { Sql } from '#server/db/database.ts';

export interface NewHold {
  readonly companyId: string;
  readonly holdId: string;
  readonly hostIds: readonly string[];
  readonly paddedStartMinute: number;
  readonly paddedEndMinute: number;
  readonly expiresAt: Date;
}

/**
 * Takes the hosts' padded time until `expiresAt`. Returns false when the exclusion constraint gave
 * some of it to somebody else; the caller has to roll back then.
 */
export async function insertHold(sql: Sql, hold: NewHold): Promise<boolean> {
  const rows = await sql.query({
    name: 'insert-hold',
    text: `insert into reservation (company_id, host_id, hold_id, expires_at, during)
      select $1, host_id, $2, $3,
        tstzrange(to_timestamp($4::float8 * 60), to_timestamp($5::float8 * 60))
      from unnest($6::uuid[]) host_id
      on conflict on constraint reservation_no_overlap do nothing
      returning host_id`,
    values: [
      hold.companyId,
      hold.holdId,
      hold.expiresAt,
      hold.paddedStartMinute,
      hold.paddedEndMinute,
      hold.hostIds,
    ],
  });
  return rows.length === hold.hostIds.length;
}

export async function dropHold(sql: Sql, companyId: string, holdId: string | null): Promise<void> {
  if (holdId === null) return;
  await sql.query({
    name: 'drop-hold',
    text: `delete from reservation
           where company_id = $1 and hold_id = $2 and appointment_id is null`,
    values: [companyId, holdId],
  });
}

/** Keeps a hold that somebody has paid for; it is not taken again when it is gone. */
export async function extendHold(
  sql: Sql,
  companyId: string,
  holdId: string | null,
  expiresAt: Date,
): Promise<void> {
  if (holdId === null) return;
  await sql.query({
    name: 'extend-hold',
    text: `update reservation set expires_at = $3
           where company_id = $1 and hold_id = $2 and appointment_id is null`,
    values: [companyId, holdId, expiresAt],
  });
}

export async function dropExpiredHolds(
  sql: Sql,
  companyId: string,
  hostIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'drop-expired-payment-holds',
    text: `delete from reservation
           where company_id = $1 and host_id = any($2::uuid[]) and expires_at <= $3`,
    values: [companyId, hostIds, now],
  });
}

/** The lock under which bookings count limits and seats: who pays takes a turn among them. */
export async function lockHosts(sql: Sql, hostIds: readonly string[]): Promise<void> {
  await sql.query({
    name: 'lock-hosts-to-pay',
    text: `select pg_advisory_xact_lock(hashtextextended(id, 0))
           from (select unnest($1::text[]) as id order by id) sorted`,
    values: [hostIds],
  });
}
