import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { giveToHost } from '#server/time/reservation/give-to-host.ts';
import { leaveSeat } from '#server/time/reservation/leave-seat.ts';
import {
  type LockedAppointment,
  lockAppointment,
} from '#server/time/reservation/lock-appointment.ts';
import { tryAgain } from '#server/time/reservation/try-again.ts';
import type { AwayChoice, AwayOutcome } from '#shared/api/out-of-office.ts';
import type { Session } from '#shared/api/session.ts';
import { Refusal } from '#shared/errors/refusal.ts';
import { toInterval } from './list-away.ts';
import { type KeptAway, listHostsOf, listStanding, type StandingAppointment } from './store.ts';

type Fate = keyof AwayOutcome;

/** What became of an appointment; `gone` where by then somebody else had moved, cancelled or given it. */
type Change = 'done' | 'refused' | 'gone';

/**
 * What becomes of the appointments in these days, one by one: each in a transaction of its own, so that
 * one that cannot be given away keeps no other from it. Those that others took out of the days meanwhile
 * are none of the outcome.
 */
export async function decideAppointments(
  services: Services,
  session: Session,
  away: KeptAway,
  choice: AwayChoice,
): Promise<AwayOutcome> {
  const standing = await listStanding(services.db, away, toInterval(away), services.clock.nowMs());
  const outcome: Record<Fate, number> = { cancelled: 0, given: 0, left: 0 };
  for (const each of standing) {
    const fate = await decideOne(services, session, away, choice, each);
    if (fate) outcome[fate] += 1;
  }
  return outcome;
}

async function decideOne(
  services: Services,
  session: Session,
  away: KeptAway,
  choice: AwayChoice,
  { id, meetingTypeId }: StandingAppointment,
): Promise<Fate | undefined> {
  switch (choice) {
    case 'leave':
      return 'left';
    case 'cancel': {
      const off = (tx: Transaction, locked: LockedAppointment) =>
        callOff(services, tx, locked, session);
      return toFate(await change(services, id, away, off), 'cancelled');
    }
    case 'give':
      return toFate(await giveToFirst(services, session, away, id, meetingTypeId), 'given');
  }
}

function toFate(changed: Change, done: Fate): Fate | undefined {
  if (changed === 'gone') return undefined;
  return changed === 'done' ? done : 'left';
}

/** The delegate before all others, and nobody who does not give time to that meeting. */
async function giveToFirst(
  services: Services,
  session: Session,
  away: KeptAway,
  appointmentId: string,
  meetingTypeId: string,
): Promise<Change> {
  const { companyId, hostId, delegateHostId } = away;
  const hosts = await listHostsOf(services.db, companyId, meetingTypeId);
  const takers = [...new Set([...(delegateHostId ? [delegateHostId] : []), ...hosts])];
  for (const toHostId of takers) {
    if (toHostId === hostId) continue;
    const handOver = { fromHostId: hostId, toHostId, byHostId: session.hostId };
    const changed = await change(services, appointmentId, away, (tx, locked) =>
      giveToHost(services, tx, locked, handOver),
    );
    if (changed !== 'refused') return changed;
  }
  return 'refused';
}

async function change(
  services: Services,
  appointmentId: string,
  away: KeptAway,
  work: (tx: Transaction, locked: LockedAppointment) => Promise<void>,
): Promise<Change> {
  const run = async (tx: Transaction): Promise<Change> => {
    const locked = await lockAppointment(tx, appointmentId);
    if (!locked || !isInTheWay(locked, away)) return 'gone';
    await work(tx, locked);
    return 'done';
  };
  try {
    return await tryAgain(() => services.db.transaction(run));
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    throw error;
  }
}

/** It stands in the days still, and is the host's. */
function isInTheWay(locked: LockedAppointment, away: KeptAway): boolean {
  const { companyId, hostIds, status, startMinute, durationMinutes } = locked;
  const { fromMs, toMs } = toInterval(away);
  return (
    companyId === away.companyId &&
    hostIds.includes(away.hostId) &&
    status !== 'cancelled' &&
    startMinute * 60_000 < toMs &&
    (startMinute + durationMinutes) * 60_000 > fromMs
  );
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
