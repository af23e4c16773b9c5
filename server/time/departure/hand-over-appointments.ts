import type { Transaction } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { HandOverDue } from '#server/platform/kernel/jobs.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { giveToHost } from '#server/time/reservation/give-to-host.ts';
import { leaveSeat } from '#server/time/reservation/leave-seat.ts';
import { leaveToOther } from '#server/time/reservation/leave-to-other.ts';
import { type LockedAppointment, lockToMove } from '#server/time/reservation/lock-appointment.ts';
import { Refusal } from '#shared/errors/refusal.ts';
import { readComing } from './store/departure-statement.ts';

type HandOverServices = Pick<Services, 'db' | 'clock' | 'jobs'>;

/**
 * Gives the coming appointments of who has left to a colleague, each in a transaction of its own:
 * those that others hold too go on with them, those that the colleague cannot take are cancelled.
 * Run again it goes on with what is left.
 */
export async function handOverAppointments(
  services: HandOverServices,
  due: HandOverDue,
): Promise<void> {
  const { db, clock } = services;
  const { companyId, hostId } = due;
  const seen: string[] = [];
  for (;;) {
    const asked = { companyId, hostId, nowMs: clock.nowMs(), leftAlone: seen };
    const appointmentIds = await readComing(db, asked);
    if (appointmentIds.length === 0) return;
    for (const appointmentId of appointmentIds) {
      await handOver(services, due, appointmentId);
      seen.push(appointmentId);
    }
  }
}

async function handOver(
  services: HandOverServices,
  due: HandOverDue,
  appointmentId: string,
): Promise<void> {
  const withLocked = (work: (tx: Transaction, locked: LockedAppointment) => Promise<void>) =>
    services.db.transaction(async (tx) => {
      const locked = await lockToMove(tx, appointmentId);
      if (locked && isTheirs(services, due, locked)) await work(tx, locked);
    });
  try {
    await withLocked((tx, locked) => giveAway(services, tx, locked, due));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await withLocked((tx, locked) => callOff(services, tx, locked, due));
  }
}

/** Whether it is still theirs to be handed over: it may have been cancelled, given or begun since. */
function isTheirs(
  { clock }: HandOverServices,
  { hostId }: HandOverDue,
  { status, hostIds, startMinute }: LockedAppointment,
): boolean {
  return status !== 'cancelled' && hostIds.includes(hostId) && startMinute > nowMinute(clock);
}

/** @throws Refusal where the colleague cannot take it, and for nobody. */
async function giveAway(
  services: HandOverServices,
  tx: Transaction,
  locked: LockedAppointment,
  due: HandOverDue,
): Promise<void> {
  const { hostId: fromHostId, toHostId, byHostId } = due;
  const others = locked.hostIds.filter((each) => each !== fromHostId);
  const other = others.find((each) => each === toHostId) ?? others[0];
  if (other !== undefined) {
    return leaveToOther(services, tx, locked, { fromHostId, toHostId: other, byHostId });
  }
  if (toHostId === null) return callOff(services, tx, locked, due);
  return giveToHost(services, tx, locked, { fromHostId, toHostId, byHostId });
}

async function callOff(
  services: HandOverServices,
  tx: Transaction,
  locked: LockedAppointment,
  { reason, byHostId }: HandOverDue,
): Promise<void> {
  let appointment = locked;
  for (const { attendeeId } of locked.seats.filter((seat) => seat.isTaken)) {
    const leaving = { attendeeId, why: 'called-off', reason, byHostId } as const;
    appointment = await leaveSeat(services, tx, appointment, leaving);
  }
}
