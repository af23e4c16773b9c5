import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import { hostCancelBooking, hostRescheduleBooking } from '#server/time/booking/host-change.ts';
import { findSeated } from '#server/time/reservation/find-seated.ts';
import type { DecisionAsked } from '#shared/api/decision.ts';
import type { Session } from '#shared/api/session.ts';
import { canAnswer, type DecisionAnswer } from '#shared/domain/decision/decisions.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { listOpenDecisions, type OpenDecision } from './store/open-decisions-statement.ts';
import { settleQuestion } from './store/settle-question.ts';

/** More than are ever open about one appointment. */
const MAX_OPEN = 100;

/**
 * Does what a host has decided about an appointment. What is moved is told as any move is, and is no question
 * any more by where it stands.
 * @throws Refusal `appointment-not-found`, `forbidden`; `not-found` where they are asked no such thing by now;
 * `changed-meanwhile` where it is to go elsewhere by now, or stands elsewhere; and those of a move.
 */
export async function answerDecision(
  services: Services,
  session: Session,
  asked: DecisionAsked,
): Promise<{ settled: true }> {
  const appointment = await findSeated(services.db, asked.appointmentId);
  if (!appointment) return refuse('appointment-not-found', 'There is no such appointment');
  checkReach(session, 'appointment:manage', appointment, 'appointment-not-found');
  const open = await findOpen(services, session, asked);
  await acts[asked.answer](services, session, { asked, open });
  return { settled: true };
}

interface Answered {
  readonly asked: DecisionAsked;
  readonly open: OpenDecision;
}

const acts = { move, cancel, keep, 'put-back': putBack } as const satisfies Record<
  DecisionAnswer,
  (services: Services, session: Session, answered: Answered) => Promise<void>
>;

async function findOpen(
  { db, clock }: Services,
  { companyId, hostId }: Session,
  { appointmentId, kind, about, answer, was }: DecisionAsked,
): Promise<OpenDecision> {
  const open = await listOpenDecisions(db, {
    ...{ companyId, hostId, nowMs: clock.nowMs(), limit: MAX_OPEN },
    appointmentIds: [appointmentId],
  });
  const found = open.find((each) => each.kind === kind && each.about === about);
  if (!found || !canAnswer(kind, answer)) return refuse('not-found', 'Nobody asks that');
  if (found.startMs !== toMs(was.start) || found.proposedStartMs !== toMs(was.proposedStart)) {
    refuse('changed-meanwhile', 'It is to go elsewhere by now');
  }
  return found;
}

function toMs(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}

async function move(
  services: Services,
  session: Session,
  { open: { appointmentId, startMs, proposedStartMs } }: Answered,
): Promise<void> {
  if (proposedStartMs === null) return refuse('not-found', 'It is to go nowhere');
  const start = new Date(proposedStartMs).toISOString();
  const fromMinute = startMs / 60_000;
  await hostRescheduleBooking(services, session, { appointmentId, start, fromMinute });
}

async function cancel(
  services: Services,
  session: Session,
  { open: { appointmentId, startMs } }: Answered,
): Promise<void> {
  await hostCancelBooking(services, session, { appointmentId, fromMinute: startMs / 60_000 });
}

async function keep(services: Services, session: Session, { asked }: Answered): Promise<void> {
  await services.db.transaction((tx) => settle(services, tx, session, asked));
}

/** Its event is written as it was: by a job, so that nobody waits for their calendar. */
async function putBack(services: Services, session: Session, { asked }: Answered): Promise<void> {
  const { companyId, hostId } = session;
  const { appointmentId } = asked;
  await services.db.transaction(async (tx) => {
    await settle(services, tx, session, asked);
    const due = { kind: 'put-back', companyId, appointmentId, hostId } as const;
    await services.jobs.later(tx, due, services.clock.nowMs());
  });
}

/** @throws Refusal `not-found` where another answer was quicker. */
async function settle(
  { clock }: Services,
  tx: Transaction,
  { companyId, hostId }: Session,
  { appointmentId, kind, about }: DecisionAsked,
): Promise<void> {
  const key = { companyId, hostId, appointmentId, kind, about };
  const isSettled = await settleQuestion(tx, key, new Date(clock.nowMs()));
  if (!isSettled) refuse('not-found', 'Nobody asks that any more');
}
