import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/kernel/services.ts';
import { giveToHost } from '#server/reservation/give-to-host.ts';
import { leaveSeat } from '#server/reservation/leave-seat.ts';
import { type LockedAppointment, lockAppointment } from '#server/reservation/lock-appointment.ts';
import { tryAgain } from '#server/reservation/try-again.ts';
import type { AwayChoice, AwayOutcome } from '#shared/api/out-of-office.ts';
import type { Session } from '#shared/api/session.ts';
import { Refusal } from '#shared/errors/refusal.ts';
import { toInterval } from './list-away.ts';
import { type KeptAway, listHostsOf, listStanding, type StandingAppointment } from './store.ts';

type Fate = keyof AwayOutcome;

/**
 * What becomes of the appointments in these days, one by one: each in a transaction of its own, so that
 * one that cannot be given away keeps no other from it.
 */
export async function decideAppointments(
  services: Services,
  session: Session,
  away: KeptAway,
  choice: AwayChoice,
): Promise<AwayOutcome> {
  const standing = await listStanding(services.db, away, toInterval(away), services.clock.nowMs());
  const outcome: Record<Fate, number> = { cancelled: 0, given: 0, left: 0 };
  for (const each of standing) outcome[await decideOne(services, session, away, choice, each)] += 1;
  return outcome;
}

async function decideOne(
  services: Services,
  session: Session,
  away: KeptAway,
  choice: AwayChoice,
  { id, meetingTypeId }: StandingAppointment,
): Promise<Fate> {
  switch (choice) {
    case 'leave':
      return 'left';
    case 'cancel':
      return (await change(services, id, away, (tx, locked) =>
        callOff(services, tx, locked, session),
      ))
        ? 'cancelled'
        : 'left';
    case 'give':
      return (await giveToFirst(services, session, away, id, meetingTypeId)) ? 'given' : 'left';
  }
}

/** The delegate before all others, and nobody who does not give time to that meeting. */
async function giveToFirst(
  services: Services,
  session: Session,
  { companyId, hostId, delegateHostId, ...away }: KeptAway,
  appointmentId: string,
  meetingTypeId: string,
): Promise<boolean> {
  const hosts = await listHostsOf(services.db, companyId, meetingTypeId);
  const takers = [...new Set([...(delegateHostId ? [delegateHostId] : []), ...hosts])];
  for (const toHostId of takers) {
    if (toHostId === hostId) continue;
    const handOver = { fromHostId: hostId, toHostId, byHostId: session.hostId };
    const of = { ...away, companyId, hostId, delegateHostId };
    const isGiven = await change(services, appointmentId, of, (tx, locked) =>
      giveToHost(services, tx, locked, handOver),
    );
    if (isGiven) return true;
  }
  return false;
}

/** False where it is refused, or the appointment is not the host's any more. */
async function change(
  services: Services,
  appointmentId: string,
  { companyId, hostId }: Pick<KeptAway, 'companyId' | 'hostId'>,
  work: (tx: Transaction, locked: LockedAppointment) => Promise<void>,
): Promise<boolean> {
  const run = async (tx: Transaction) => {
    const locked = await lockAppointment(tx, appointmentId);
    const isTheirs = locked?.companyId === companyId && locked.hostIds.includes(hostId);
    if (!locked || !isTheirs || locked.status === 'cancelled') return false;
    await work(tx, locked);
    return true;
  };
  try {
    return await tryAgain(() => services.db.transaction(run));
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function callOff(
  services: Services,
  tx: Transaction,
  locked: LockedAppointment,
  { hostId }: Session,
): Promise<void> {
  let appointment = locked;
  for (const { attendeeId } of locked.seats.filter((seat) => seat.isTaken)) {
    const left = { attendeeId, why: 'called-off', byHostId: hostId } as const;
    appointment = await leaveSeat(services, tx, appointment, left);
  }
}
