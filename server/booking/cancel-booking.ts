import { nowMinute } from '#server/clock.ts';
import type { Services } from '#server/services.ts';
import { checkChangeable, findBySecret } from './change-target.ts';
import { cancelAppointment, cancelAttendee, lockAppointment } from './store/change.ts';

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
  const { appointmentId } = asked;
  return services.db.transaction(async (tx) => {
    await lockAppointment(tx, appointmentId);
    const target = await findBySecret(tx, appointmentId, asked.secret);
    checkChangeable(target, 'cancel', nowMinute(services.clock));
    const { companyId, attendeeId } = target;
    const nowMs = services.clock.nowMs();
    await cancelAttendee(tx, { companyId, attendeeId, nowMs, reason: asked.reason || null });
    if (target.activeAttendees <= 1) {
      await cancelAppointment(tx, { companyId, appointmentId, nowMs });
    }
    await services.jobs.publish(tx, { type: 'appointment-cancelled', appointmentId, attendeeId });
    return { appointmentId };
  });
}
