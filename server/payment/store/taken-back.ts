import type { Sql } from '#server/db/database.ts';
import type { PaymentOrderRef } from '#server/kernel/events.ts';
import type { TakenBack } from '#server/kernel/payment-provider.ts';

/** Notes a fact; false when it is known. */
export async function insertTakenBack(
  sql: Sql,
  { companyId, paymentOrderId }: PaymentOrderRef,
  fact: TakenBack & { readonly createdAt: Date },
): Promise<boolean> {
  const { factId, reason, amountCents, createdAt } = fact;
  const rows = await sql.query({
    name: 'insert-payment-taken-back',
    text: `insert into payment_taken_back (company_id, payment_order_id, fact_id, reason,
        amount_cents, created_at)
      values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1`,
    values: [companyId, paymentOrderId, factId, reason, amountCents, createdAt],
  });
  return rows.length === 1;
}

/** Whether all that an order was paid with went back; facts tell of all that went back so far. */
export async function isTakenBack(
  sql: Sql,
  order: PaymentOrderRef & { readonly amountCents: number },
): Promise<boolean> {
  const rows = await sql.query({
    name: 'is-payment-taken-back',
    text: `select 1 from payment_taken_back
           where company_id = $1 and payment_order_id = $2 and amount_cents >= $3 limit 1`,
    values: [order.companyId, order.paymentOrderId, order.amountCents],
  });
  return rows.length > 0;
}

/** What was last taken back of a payment, if anything. */
export async function findTakenBack(
  sql: Sql,
  { companyId, paymentOrderId }: PaymentOrderRef,
): Promise<Pick<TakenBack, 'reason' | 'amountCents'> | undefined> {
  const [row] = await sql.query<Pick<TakenBack, 'reason' | 'amountCents'>>({
    name: 'find-payment-taken-back',
    text: `select reason, amount_cents as "amountCents" from payment_taken_back
           where company_id = $1 and payment_order_id = $2 order by created_at desc limit 1`,
    values: [companyId, paymentOrderId],
  });
  return row;
}
