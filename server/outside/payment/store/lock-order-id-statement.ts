import type { Sql } from '#server/platform/db/database.ts';

/** Requests for the same order take turns, also while it is not there yet. */
export async function lockOrderId(sql: Sql, paymentOrderId: string): Promise<void> {
  await sql.query({
    name: 'lock-payment-order-id',
    text: 'select pg_advisory_xact_lock(hashtextextended($1::text, 0))',
    values: [paymentOrderId],
  });
}
