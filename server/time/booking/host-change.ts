import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { findSeated } from '#server/time/reservation/find-seated.ts';
import { leaveSeat } from '#server/time/reservation/leave-seat.ts';
import {
  type LockedAppointment,
  lockAppointment,
  lockToMove,
} from '#server/time/reservation/lock-appointment.ts';
import { publishAttended } from '#server/time/reservation/publish-attended.ts';
import { tryAgain } from '#server/time/reservation/try-again.ts';
import { withoutHeld } from '#server/time/reservation/without-held.ts';
import type { Session } from '#shared/api/session.ts';
import type { Actor } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toIso } from '#shared/time/dates.ts';
import { checkTheirs } from './check-theirs.ts';
import { moveAppointment } from './move-appointment.ts';
import { recordMove } from './record-move.ts';
import { toStartMinute } from './start-minute.ts';

/**
 * The host cancels for everybody: each attendee is told, the time is free again.
 * @throws Refusal `changed-meanwhile` where it is elsewhere by now.
 */
export async function hostCancelBooking(
  services: Services,
  session: Actor,
  asked: {
    readonly appointmentId: string;
    readonly reason?: string | undefined;
    /** Where they take it to be. */
    readonly fromMinute?: number | undefined;
  },
): Promise<{ appointmentId: string }> {
  const { appointmentId, fromMinute } = asked;
  return services.db.transaction(async (tx) => {
    let appointment = checkTheirs(services, session, await lockAppointment(tx, appointmentId));
    checkUnmoved(appointment, fromMinute);
    const reason = asked.reason || null;
    for (const { attendeeId } of appointment.seats.filter((seat) => seat.isTaken)) {
      const left = { attendeeId, why: 'called-off', reason, byHostId: session.hostId } as const;
      appointment = await leaveSeat(services, tx, appointment, left);
    }
    return { appointmentId };
  });
}

/** The host cancels one seat of a group; the last one takes the appointment with it. */
export async function hostCancelSeat(
  services: Services,
  session: Session,
  asked: {
    readonly appointmentId: string;
    readonly attendeeId: string;
    readonly reason?: string | undefined;
  },
): Promise<{ appointmentId: string }> {
  const { appointmentId, attendeeId } = asked;
  return services.db.transaction(async (tx) => {
    const appointment = checkTheirs(services, session, await lockAppointment(tx, appointmentId));
    if (!appointment.seats.some((seat) => seat.isTaken && seat.attendeeId === attendeeId)) {
      refuse('appointment-not-found', 'There is no such seat');
    }
    const reason = asked.reason || null;
    const left = { attendeeId, why: 'removed', reason, byHostId: session.hostId } as const;
    await leaveSeat(services, tx, appointment, left);
    return { appointmentId };
  });
}

/**
 * The host moves the appointment with whoever attends. What a proposal holds for somebody is taken back
 * where they say so.
 * @throws Refusal `held-for-somebody` where they have not, `changed-meanwhile` where it is elsewhere by now.
 */
export async function hostRescheduleBooking(
  services: Services,
  session: Actor,
  asked: {
    readonly appointmentId: string;
    readonly start: string;
    readonly takeHeld?: boolean | undefined;
    /** Where they take it to be. */
    readonly fromMinute?: number | undefined;
  },
): Promise<{ appointmentId: string }> {
  const { appointmentId, fromMinute, takeHeld = false } = asked;
  const startMinute = toStartMinute(asked.start);
  const move = async (tx: Transaction) => {
    const appointment = checkTheirs(services, session, await lockToMove(tx, appointmentId));
    checkUnmoved(appointment, fromMinute);
    const seats = appointment.seats.filter((seat) => seat.isTaken);
    await moveAppointment(services, tx, appointment, startMinute);
    await recordMove(services, tx, appointment, startMinute, session.hostId);
    const previousStartIso = toIso(appointment.startMinute);
    for (const [index, { attendeeId }] of seats.entries()) {
      const type = index === 0 ? 'appointment-rescheduled' : 'seat-rescheduled';
      await publishAttended(services, tx, { type, appointmentId, attendeeId, previousStartIso });
    }
    return { appointmentId };
  };
  const taking = { session, nowMs: services.clock.nowMs(), takeHeld };
  return tryAgain(() =>
    services.db.transaction(async (tx) => {
      const seen = await findSeated(tx, appointmentId);
      return seen ? withoutHeld(tx, taking, { ...seen, startMinute }, () => move(tx)) : move(tx);
    }),
  );
}

function checkUnmoved({ startMinute }: LockedAppointment, fromMinute: number | undefined): void {
  if (fromMinute !== undefined && fromMinute !== startMinute) {
    refuse('changed-meanwhile', 'The appointment has been moved meanwhile');
  }
}
