import type { Sql } from '#server/db/database.ts';
import type { PaymentOrderRef } from '#server/kernel/events.ts';

export interface NewHold {
  readonly companyId: string;
  readonly holdId: string;
  readonly hostIds: readonly string[];
  readonly resourceChannelIds: readonly string[];
  readonly paddedStartMinute: number;
  readonly paddedEndMinute: number;
  readonly expiresAt: Date;
}

/**
 * Takes the padded time of hosts and resources until `expiresAt`. Returns false when an exclusion
 * constraint gave some of it to somebody else; the caller has to roll back then.
 */
export async function insertHold(sql: Sql, hold: NewHold): Promise<boolean> {
  const rows = await sql.query({
    name: 'insert-hold',
    text: `insert into reservation (company_id, host_id, resource_channel_id, hold_id, expires_at,
        during)
      select $1, host_id, resource_channel_id, $2, $3,
        tstzrange(to_timestamp($4::float8 * 60), to_timestamp($5::float8 * 60))
      from (
        select host_id, null::uuid as resource_channel_id from unnest($6::uuid[]) host_id
        union all
        select null, resource_channel_id from unnest($7::uuid[]) resource_channel_id
      ) asked
      on conflict do nothing returning 1`,
    values: [
      hold.companyId,
      hold.holdId,
      hold.expiresAt,
      hold.paddedStartMinute,
      hold.paddedEndMinute,
      hold.hostIds,
      hold.resourceChannelIds,
    ],
  });
  return rows.length === hold.hostIds.length + hold.resourceChannelIds.length;
}

/**
 * Keeps held time at least until `expiresAt`: for one more seat, or for somebody who has paid. False
 * when it is gone; it is not taken again.
 */
export async function extendHold(
  sql: Sql,
  { companyId, holdId, expiresAt }: Pick<NewHold, 'companyId' | 'holdId' | 'expiresAt'>,
): Promise<boolean> {
  await lockHold(sql, holdId);
  const rows = await sql.query({
    name: 'extend-hold',
    text: `update reservation set expires_at = greatest(expires_at, $3::timestamptz)
           where company_id = $1 and hold_id = $2 and appointment_id is null returning 1`,
    values: [companyId, holdId, expiresAt],
  });
  return rows.length > 0;
}

/** An order lets go of what it holds. Time that nobody else pays for a seat of is free at once. */
export async function giveUpHold(
  sql: Sql,
  order: PaymentOrderRef & { readonly holdId: string | null },
  now: Date,
): Promise<void> {
  const { companyId, paymentOrderId, holdId } = order;
  if (holdId === null) return;
  await lockHold(sql, holdId);
  await sql.query({
    name: 'give-up-hold',
    text: `with given_up as (
        update payment_order set hold_id = null where company_id = $1 and id = $2
      )
      delete from reservation
      where company_id = $1 and hold_id = $3 and appointment_id is null and not exists (
        select from payment_order other where other.company_id = $1 and other.hold_id = $3
          and other.id <> $2 and other.expires_at > $4)`,
    values: [companyId, paymentOrderId, holdId, now],
  });
}

/** Seats that share a hold come and go one after the other, or the last one would not be noticed. */
async function lockHold(sql: Sql, holdId: string): Promise<void> {
  await sql.query({
    name: 'lock-hold',
    text: 'select pg_advisory_xact_lock(hashtextextended($1::text, 0))',
    values: [holdId],
  });
}

export async function dropExpiredHolds(
  sql: Sql,
  companyId: string,
  /** Whose time is looked at: hosts and resources. */
  takerIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'drop-expired-payment-holds',
    text: `delete from reservation
           where company_id = $1 and expires_at <= $3
             and (host_id = any($2::uuid[]) or resource_channel_id = any($2::uuid[]))`,
    values: [companyId, takerIds, now],
  });
}

/**
 * The lock under which bookings count limits and seats: who pays takes a turn among them. All hosts
 * of the meeting type, in one order, so that no two wait for each other.
 */
export async function lockHostsOf(
  sql: Sql,
  { companyId, meetingTypeId }: { readonly companyId: string; readonly meetingTypeId: string },
): Promise<void> {
  await sql.query({
    name: 'lock-hosts-to-pay',
    text: `select pg_advisory_xact_lock(hashtextextended(id, 0))
           from (select host_id::text as id from meeting_type_host
             where company_id = $1 and meeting_type_id = $2 order by host_id::text) sorted`,
    values: [companyId, meetingTypeId],
  });
}
