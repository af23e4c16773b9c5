import type { Sql, Transaction } from '#server/platform/db/database.ts';

/** Time that a host cannot give. Milliseconds since the epoch. */
export interface ClosedTime {
  readonly companyId: string;
  readonly id: string;
  readonly hostId: string;
  readonly kind: 'calendar-event' | 'out-of-office';
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Waits until nobody is taking time of a host, and keeps all who want to waiting until the end of the
 * transaction. All who take time hold the same lock together: see `reservation_meets_closed`.
 */
export async function lockTakersOut(
  tx: Transaction,
  { hostId }: Pick<ClosedTime, 'hostId'>,
): Promise<void> {
  await tx.query({
    name: 'lock-takers-out',
    text: 'select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 1))',
    values: [hostId],
  });
}

export async function writeClosedTime(sql: Sql, closed: ClosedTime): Promise<void> {
  await sql.query({
    name: 'write-closed-time',
    text: `insert into busy_time (company_id, id, host_id, kind, starts_at, ends_at)
      values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000), to_timestamp($6::float8 / 1000))
      on conflict (company_id, id) do update
        set starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
    values: [closed.companyId, closed.id, closed.hostId, closed.kind, closed.fromMs, closed.toMs],
  });
}

export async function deleteClosedTime(
  sql: Sql,
  { companyId, id }: Pick<ClosedTime, 'companyId' | 'id'>,
): Promise<void> {
  await sql.query({
    name: 'delete-closed-time',
    text: 'delete from busy_time where company_id = $1 and id = $2',
    values: [companyId, id],
  });
}
