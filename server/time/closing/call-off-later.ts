import type { Transaction } from '#server/platform/db/database.ts';
import type { CallingOffDue } from '#server/platform/kernel/jobs.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { listOpenOfCompany, withdrawProposal } from '#server/time/reservation/close-proposal.ts';
import { leaveSeat } from '#server/time/reservation/leave-seat.ts';
import {
  type LockedAppointment,
  lockAppointment,
} from '#server/time/reservation/lock-appointment.ts';
import { type ClosableCompany, holdCompany } from './store/closing.ts';
import { listLater } from './store/closing-statement.ts';

type CallingOffServices = Pick<Services, 'db' | 'clock' | 'jobs' | 'log'>;

/** What one job does; the next one goes on, and others have their turn in between. */
const BATCH = 100;

/**
 * Withdraws what a closed company has proposed and calls off what begins once it is erased: one by one, each in
 * a transaction of its own, as a host does it. Run again it goes on with what is left; once the company is kept
 * it stops, and what was not called off by then takes place. One that cannot be called off just then does not
 * keep the others from it: `resume-closings.ts` comes back to it.
 */
export async function callOffLater(
  services: CallingOffServices,
  due: CallingOffDue,
): Promise<void> {
  const { db, clock, jobs } = services;
  const { companyId, erasesAtIso, after } = due;
  const proposals = await listOpenOfCompany(db, { companyId, limit: BATCH });
  for (const { proposalId } of proposals) {
    const ref = { companyId, proposalId, nowMs: clock.nowMs() };
    if (!(await whileClosing(services, due, (tx) => withdrawProposal(tx, ref)))) return;
  }
  const appointmentIds = await listLater(db, {
    companyId,
    fromMs: Date.parse(erasesAtIso),
    after: after ?? undefined,
    limit: BATCH,
  });
  for (const id of appointmentIds) {
    if (!(await tryToCallOff(services, due, id))) return;
  }
  const isDone = proposals.length < BATCH && appointmentIds.length < BATCH;
  const next = { ...due, after: appointmentIds.at(-1) ?? after };
  if (!isDone) await jobs.later(db, next, clock.nowMs());
}

/** Does it unless the company is kept by now, or closed anew since; says whether it did. */
function whileClosing(
  { db }: CallingOffServices,
  { companyId, erasesAtIso }: CallingOffDue,
  work: (tx: Transaction, closing: ClosableCompany) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const company = await holdCompany(tx, companyId);
    if (company?.erasesAt?.toISOString() !== erasesAtIso) return false;
    await work(tx, company);
    return true;
  });
}

async function tryToCallOff(
  services: CallingOffServices,
  due: CallingOffDue,
  appointmentId: string,
): Promise<boolean> {
  try {
    return await whileClosing(services, due, (tx, closing) =>
      callOff(services, tx, closing, appointmentId),
    );
  } catch (error) {
    services.log.error({ err: error, appointmentId }, 'an appointment is not called off');
    return true;
  }
}

async function callOff(
  services: CallingOffServices,
  tx: Transaction,
  { closedBy: byHostId, closingReason: reason }: ClosableCompany,
  appointmentId: string,
): Promise<void> {
  let appointment: LockedAppointment | undefined = await lockAppointment(tx, appointmentId);
  if (!appointment || appointment.status === 'cancelled') return;
  for (const { attendeeId } of appointment.seats.filter((seat) => seat.isTaken)) {
    const left = { attendeeId, why: 'called-off', reason, byHostId } as const;
    appointment = await leaveSeat(services, tx, appointment, left);
  }
}
