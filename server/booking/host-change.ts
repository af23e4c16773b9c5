import type { Transaction } from '#server/db/database.ts';
import { nowMinute } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toIso } from '#shared/time/dates.ts';
import { checkManages } from './policy.ts';
import { decideMove, moveWhole } from './reschedule-booking.ts';
import { toStartMinute } from './start-minute.ts';
import {
  type ChangeTarget,
  cancelAppointment,
  cancelAttendee,
  loadChangeTargets,
  lockAppointment,
} from './store/change.ts';
import { raiseSequence } from './store/seat.ts';

/** The host cancels for everybody: each attendee is told, the time is free again. */
export async function hostCancelBooking(
  services: Services,
  session: Session,
  asked: { readonly appointmentId: string; readonly reason?: string | undefined },
): Promise<{ appointmentId: string }> {
  const { appointmentId } = asked;
  return services.db.transaction(async (tx) => {
    const seats = await lockSeats(services, tx, session, appointmentId);
    const nowMs = services.clock.nowMs();
    for (const [index, { companyId, attendeeId }] of seats.entries()) {
      await cancelAttendee(tx, { companyId, attendeeId, nowMs, reason: asked.reason || null });
      // The host's own calendar hears of it once.
      const type = index === 0 ? 'appointment-cancelled' : 'seat-cancelled';
      await services.jobs.publish(tx, { type, appointmentId, attendeeId });
    }
    await cancelAppointment(tx, { companyId: session.companyId, appointmentId, nowMs });
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
    const seats = await lockSeats(services, tx, session, appointmentId);
    if (!seats.some((seat) => seat.attendeeId === attendeeId)) {
      refuse('appointment-not-found', 'There is no such seat');
    }
    const { companyId } = session;
    const nowMs = services.clock.nowMs();
    await cancelAttendee(tx, { companyId, attendeeId, nowMs, reason: asked.reason || null });
    const othersStay = seats.length > 1;
    if (othersStay) await raiseSequence(tx, { companyId, appointmentId });
    else await cancelAppointment(tx, { companyId, appointmentId, nowMs });
    const type = othersStay ? 'seat-given-up' : 'appointment-cancelled';
    await services.jobs.publish(tx, { type, appointmentId, attendeeId });
    return { appointmentId };
  });
}

/** The host moves the appointment with whoever attends. */
export async function hostRescheduleBooking(
  services: Services,
  session: Session,
  asked: { readonly appointmentId: string; readonly start: string },
): Promise<{ appointmentId: string }> {
  const { appointmentId } = asked;
  const startMinute = toStartMinute(asked.start);
  return services.db.transaction(async (tx) => {
    const seats = await lockSeats(services, tx, session, appointmentId);
    const [first] = seats;
    if (!first) return refuse('appointment-cancelled', 'Nobody attends any more');
    await moveWhole(tx, await decideMove(services, tx, first, startMinute, 'whole'));
    const previousStartIso = toIso(first.startMinute);
    for (const [index, { attendeeId }] of seats.entries()) {
      const type = index === 0 ? 'appointment-rescheduled' : 'seat-rescheduled';
      await services.jobs.publish(tx, { type, appointmentId, attendeeId, previousStartIso });
    }
    return { appointmentId };
  });
}

/** The seats that are still taken, after a look at who asks. */
async function lockSeats(
  services: Services,
  tx: Transaction,
  session: Session,
  appointmentId: string,
): Promise<ChangeTarget[]> {
  await lockAppointment(tx, appointmentId);
  const seats = await loadChangeTargets(tx, appointmentId);
  const [first] = seats;
  if (!first) return refuse('appointment-not-found', 'There is no such appointment');
  checkManages(session, first);
  if (first.status === 'cancelled') {
    refuse('appointment-cancelled', 'The appointment has been cancelled');
  }
  if (first.startMinute <= nowMinute(services.clock)) {
    refuse('appointment-past', 'The appointment has begun');
  }
  return seats.filter((seat) => !seat.attendeeCancelled);
}
