import { nowMinute } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { checkChangeable, findBySecret } from './change-target.ts';
import { followSeat } from './follow-seat.ts';
import { cancelAppointment, cancelAttendee, lockAppointment } from './store/change.ts';
import { raiseSequence } from './store/seat.ts';

/**
 * Cancels for the attendee whose secret it is: the appointment, or only their seat of a group in
 * which others stay. The time is free again at once.
 */
export async function cancelBooking(
  services: Services,
  asked: {
    readonly appointmentId: string;
    readonly secret: string;
    readonly reason?: string | undefined;
  },
): Promise<{ appointmentId: string }> {
  return services.db.transaction(async (tx) => {
    const appointmentId = await followSeat(tx, asked);
    await lockAppointment(tx, appointmentId);
    const target = await findBySecret(tx, appointmentId, asked.secret);
    checkChangeable(target, 'cancel', nowMinute(services.clock));
    const { companyId, attendeeId } = target;
    const nowMs = services.clock.nowMs();
    await cancelAttendee(tx, { companyId, attendeeId, nowMs, reason: asked.reason || null });
    const othersStay = target.activeAttendees > 1;
    if (othersStay) await raiseSequence(tx, { companyId, appointmentId });
    else await cancelAppointment(tx, { companyId, appointmentId, nowMs });
    const type = othersStay ? 'seat-given-up' : 'appointment-cancelled';
    await services.jobs.publish(tx, { type, appointmentId, attendeeId });
    return { appointmentId };
  });
}
