import type { Services } from '#server/platform/kernel/services.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import { hostRescheduleBooking } from '#server/time/booking/host-change.ts';
import { findSeated } from '#server/time/reservation/find-seated.ts';
import type { DecisionAsked } from '#shared/api/decision.ts';
import type { Session } from '#shared/api/session.ts';
import { canAnswer } from '#shared/domain/decision/decisions.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { listOpenDecisions, type OpenDecision } from './store/open-decisions-statement.ts';
import { settleQuestion } from './store/settle-question.ts';

/** More than are ever open about one appointment. */
const MAX_OPEN = 100;

/**
 * Does what a host has decided about an appointment. What is moved is told as any move is, and is no question
 * any more by where it stands.
 * @throws Refusal `appointment-not-found`, `forbidden`; `not-found` where they are asked no such thing by now, `changed-meanwhile` where the
 * appointment has been moved since, and those of a move.
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
  if (asked.answer === 'move') await move(services, session, open);
  else await keep(services, session, asked);
  return { settled: true };
}

async function findOpen(
  { db, clock }: Services,
  { companyId, hostId }: Session,
  { appointmentId, kind, about, answer }: DecisionAsked,
): Promise<OpenDecision> {
  const open = await listOpenDecisions(db, {
    ...{ companyId, hostId, nowMs: clock.nowMs(), limit: MAX_OPEN },
    appointmentIds: [appointmentId],
  });
  const found = open.find((each) => each.kind === kind && each.about === about);
  if (!found || !canAnswer(kind, answer)) return refuse('not-found', 'Nobody asks that');
  return found;
}

async function move(
  services: Services,
  session: Session,
  { appointmentId, startMs, proposedStartMs }: OpenDecision,
): Promise<void> {
  if (proposedStartMs === null) return refuse('not-found', 'It is to go nowhere');
  const start = new Date(proposedStartMs).toISOString();
  const fromMinute = startMs / 60_000;
  await hostRescheduleBooking(services, session, { appointmentId, start, fromMinute });
}

async function keep(
  { db, clock }: Services,
  { companyId, hostId }: Session,
  { appointmentId, kind, about }: DecisionAsked,
): Promise<void> {
  const key = { companyId, hostId, appointmentId, kind, about };
  const isSettled = await db.transaction((tx) => settleQuestion(tx, key, new Date(clock.nowMs())));
  if (!isSettled) refuse('not-found', 'Nobody asks that any more');
}
