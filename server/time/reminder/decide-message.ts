import type { Sql, Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { checkManages } from '#server/time/hosted-appointment/check-manages.ts';
import type { PlannedMessages } from '#shared/api/planned-message.ts';
import type { Session } from '#shared/api/session.ts';
import { planMessages } from '#shared/domain/reminder/plan-messages.ts';
import { toKey } from '#shared/domain/reminder/settle-plan.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { handOn } from './hand-on.ts';
import { messageIdOf, settle } from './plan-appointment.ts';
import { loadPlan, lockPlanned } from './plan-statement.ts';
import { setState } from './store.ts';

type DecideServices = Pick<Services, 'db' | 'clock' | 'jobs'>;

interface Asked {
  readonly appointmentId: string;
  readonly messageId: string;
  readonly decision: 'skip' | 'plan' | 'send';
}

/** From which state a decision leads to which. */
const steps = {
  skip: { from: 'planned', to: 'skipped' },
  plan: { from: 'skipped', to: 'planned' },
  send: { from: 'planned', to: 'sent' },
} as const;

/**
 * What is planned for an appointment as it is now, whether or not it is written down yet.
 * @throws Refusal `appointment-not-found`, `forbidden`.
 */
export async function listPlanned(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  appointmentId: string,
): Promise<PlannedMessages> {
  await checkManages(db, session, appointmentId);
  return { messages: await loadMessages(db, appointmentId, clock.nowMs()) };
}

/**
 * Leaves a message out, plans it again, or sends it now: once, however many ask.
 * @throws Refusal `changed-meanwhile` where it is not there any more, or something else has become of it.
 */
export async function decideMessage(
  services: DecideServices,
  session: Session,
  asked: Asked,
): Promise<PlannedMessages> {
  const { db, clock } = services;
  const { appointmentId, messageId, decision } = asked;
  return db.transaction(async (tx) => {
    await checkManages(tx, session, appointmentId);
    await lockPlanned(tx, appointmentId);
    const nowMs = clock.nowMs();
    const standing = await loadMessages(tx, appointmentId, nowMs);
    const state = standing.find(({ id }) => id === messageId)?.state;
    const { from, to } = steps[decision];
    if (state === to) return { messages: standing };
    if (state !== from) return refuse('changed-meanwhile', 'Something else has become of it');
    await decide(services, tx, asked);
    return { messages: await loadMessages(tx, appointmentId, nowMs) };
  });
}

async function decide(
  services: DecideServices,
  tx: Transaction,
  { appointmentId, messageId, decision }: Asked,
): Promise<void> {
  const nowMs = services.clock.nowMs();
  const plan = await settle(tx, appointmentId, nowMs);
  if (!plan) return;
  const { companyId } = plan.row;
  switch (decision) {
    case 'skip':
      return setState(tx, { companyId, id: messageId }, 'skipped');
    case 'plan':
      // What is planned is written over it.
      await setState(tx, { companyId, id: messageId }, 'ended');
      await settle(tx, appointmentId, nowMs);
      return;
    case 'send':
      return handOn(services, tx, {
        ...{ appointmentId, plan },
        messages: plan.open.filter(({ id }) => id === messageId),
      });
  }
}

async function loadMessages(
  sql: Sql,
  appointmentId: string,
  nowMs: number,
): Promise<PlannedMessages['messages']> {
  const row = await loadPlan(sql, appointmentId);
  if (!row) return [];
  const planned = planMessages(row, row.workflows, { nowMs, unwanted: new Set(row.unwanted) });
  const stateOf = new Map(row.standing.map((message) => [toKey(message), message.state]));
  const workflowOf = new Map(row.workflows.map((workflow) => [workflow.id, workflow]));
  return planned
    .toSorted((one, other) => one.dueMs - other.dueMs)
    .flatMap(({ dropped, ...message }) => {
      const workflow = workflowOf.get(message.workflowId);
      const stands = stateOf.get(toKey(message));
      const isDone = stands === 'sent' || stands === 'skipped';
      return workflow === undefined
        ? []
        : {
            id: messageIdOf(appointmentId, message),
            ...{ trigger: workflow.trigger, wait: workflow.wait },
            attendeeId: message.hostId === null && !message.address ? message.attendeeId : null,
            ...{ hostId: message.hostId, guest: message.guest, address: message.address },
            dueAt: new Date(message.dueMs).toISOString(),
            state: isDone ? stands : dropped === null ? 'planned' : 'dropped',
            why: isDone ? null : dropped,
          };
    });
}
