import { desc, eq, gte, type SQL } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { paymentTakenBack } from '#server/platform/db/schema/payment.ts';
import { ofCompany } from '#server/platform/db/tenant.ts';
import type { PaymentOrderRef } from '#server/platform/kernel/events.ts';
import type { TakenBack } from '#server/platform/kernel/payment-provider.ts';

/** Notes a fact; false when it is known. */
export async function insertTakenBack(
  sql: Sql,
  { companyId, paymentOrderId }: PaymentOrderRef,
  fact: TakenBack & { readonly createdAt: Date },
): Promise<boolean> {
  const { factId, reason, amountCents, createdAt } = fact;
  const rows = await sql.orm
    .insert(paymentTakenBack)
    .values({ companyId, paymentOrderId, factId, reason, amountCents, createdAt })
    .onConflictDoNothing()
    .returning({ factId: paymentTakenBack.factId });
  return rows.length === 1;
}

/** Whether all that an order was paid with went back; facts tell of all that went back so far. */
export async function isTakenBack(
  sql: Sql,
  order: PaymentOrderRef & { readonly amountCents: number },
): Promise<boolean> {
  const rows = await sql.orm
    .select({ factId: paymentTakenBack.factId })
    .from(paymentTakenBack)
    .where(isAbout(order, gte(paymentTakenBack.amountCents, order.amountCents)))
    .limit(1);
  return rows.length > 0;
}

/** What was last taken back of a payment, if anything. */
export async function findTakenBack(
  sql: Sql,
  ref: PaymentOrderRef,
): Promise<Pick<TakenBack, 'reason' | 'amountCents'> | undefined> {
  const { reason, amountCents, createdAt } = paymentTakenBack;
  const [fact] = await sql.orm
    .select({ reason, amountCents })
    .from(paymentTakenBack)
    .where(isAbout(ref))
    .orderBy(desc(createdAt))
    .limit(1);
  return fact;
}

function isAbout({ companyId, paymentOrderId }: PaymentOrderRef, condition?: SQL) {
  const isOfOrder = eq(paymentTakenBack.paymentOrderId, paymentOrderId);
  return ofCompany(paymentTakenBack, companyId, isOfOrder, condition);
}
