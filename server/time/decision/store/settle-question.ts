import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/platform/db/database.ts';
import { appointmentDecision } from '#server/platform/db/schema/schema.ts';
import { ofCompany } from '#server/platform/db/tenant.ts';
import type { DecisionKind } from '#shared/domain/decision/decisions.ts';

export interface DecisionKey {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly hostId: string;
  readonly kind: DecisionKind;
  readonly about: string;
}

/** Settles a question; of two answers at once one does. False where it was settled already. */
export async function settleQuestion(
  { orm }: Transaction,
  { companyId, appointmentId, hostId, kind, about }: DecisionKey,
  now: Date,
): Promise<boolean> {
  const settled = await orm
    .update(appointmentDecision)
    .set({ settledAt: now })
    .where(
      ofCompany(
        appointmentDecision,
        companyId,
        and(
          eq(appointmentDecision.appointmentId, appointmentId),
          eq(appointmentDecision.hostId, hostId),
          eq(appointmentDecision.kind, kind),
          eq(appointmentDecision.about, about),
          isNull(appointmentDecision.settledAt),
        ),
      ),
    )
    .returning({ kind: appointmentDecision.kind });
  return settled.length > 0;
}
