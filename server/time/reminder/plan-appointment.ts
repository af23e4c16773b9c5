import type { Transaction } from '#server/platform/db/database.ts';
import { deriveId } from '#server/platform/kernel/derive-id.ts';
import type { DomainEvent } from '#server/platform/kernel/events.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { type PlannedMessage, planMessages } from '#shared/domain/reminder/plan-messages.ts';
import { settlePlan, toKey } from '#shared/domain/reminder/settle-plan.ts';
import { loadPlan, lockPlanned, type PlanRow, writePlan } from './plan-statement.ts';
import { endMessages } from './store.ts';

type PlanServices = Pick<Services, 'db' | 'clock'>;

/** The messages that an appointment has yet to send, as it is now. */
export interface OpenPlan {
  readonly row: PlanRow;
  readonly open: readonly (PlannedMessage & { readonly id: string })[];
}

/** Whatever has happened to an appointment, its messages are planned as it is now. */
export const planning = {
  async lead(services: PlanServices, event: DomainEvent): Promise<void> {
    if ('attendeeId' in event) await planAppointment(services, event.appointmentId);
  },
};

/** Plans the messages of an appointment; planned already they stay as they are. */
export async function planAppointment(
  { db, clock }: PlanServices,
  appointmentId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockPlanned(tx, appointmentId)) await settle(tx, appointmentId, clock.nowMs());
  });
}

/** The same of an appointment whose row this transaction has locked. */
export async function settle(
  tx: Transaction,
  appointmentId: string,
  nowMs: number,
): Promise<OpenPlan | undefined> {
  const row = await loadPlan(tx, appointmentId);
  if (!row) return undefined;
  const unwanted = new Set(row.unwanted);
  const planned = planMessages(row, row.workflows, { nowMs, unwanted });
  const { written, ended } = settlePlan(row.standing, planned);
  const identified = written.map((message) => ({
    ...message,
    id: messageIdOf(appointmentId, message),
  }));
  if (identified.length > 0) {
    await writePlan(tx, { companyId: row.companyId, appointmentId }, identified);
  }
  await endMessages(tx, row.companyId, ended);
  const done = new Set(
    row.standing.filter(({ state }) => state === 'sent' || state === 'skipped').map(toKey),
  );
  const open = planned
    .filter((message) => message.dropped === null && !done.has(toKey(message)))
    .map((message) => ({ ...message, id: messageIdOf(appointmentId, message) }));
  return { row, open };
}

/** The same for the same message of an appointment. */
export function messageIdOf(appointmentId: string, message: Parameters<typeof toKey>[0]): string {
  return deriveId(`planned ${appointmentId} ${toKey(message)}`);
}
