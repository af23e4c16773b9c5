import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { leaveSeat } from '#server/time/reservation/leave-seat.ts';
import { lockAppointment, lockFollowed } from '#server/time/reservation/lock-appointment.ts';
import { checkChangeable, checkFound, findBySecret } from './change-target.ts';

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
    const appointment = checkFound(await lockFollowed(tx, asked, lockAppointment));
    const seat = findBySecret(appointment, asked.secret);
    checkChangeable(appointment, seat, 'cancel', nowMinute(services.clock));
    const { attendeeId } = seat;
    const reason = asked.reason || null;
    await leaveSeat(services, tx, appointment, { attendeeId, why: 'cancelled', reason });
    return { appointmentId: appointment.appointmentId };
  });
}
