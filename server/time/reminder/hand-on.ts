import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { OpenPlan } from './plan-appointment.ts';
import { noteSent } from './store.ts';

/** Hands messages on to be written and sent: once, for they are noted as sent in the same transaction. */
export async function handOn(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  {
    appointmentId,
    plan,
    messages,
  }: {
    readonly appointmentId: string;
    readonly plan: OpenPlan;
    readonly messages: OpenPlan['open'];
  },
): Promise<void> {
  const { companyId, sequence } = plan.row;
  for (const { id: plannedMessageId } of messages) {
    const ref = { companyId, appointmentId, plannedMessageId, sequence };
    await jobs.publish(tx, { type: 'reminder-due', ...ref });
  }
  await noteSent(tx, companyId, { ids: messages.map(({ id }) => id), sequence });
}
