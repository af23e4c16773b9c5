import type { Services } from '#server/platform/kernel/services.ts';
import { lockAppointment } from '#server/time/reservation/lock-appointment.ts';
import { recordNoShow } from '#server/time/reservation/record-no-show.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkManaged } from './check-theirs.ts';
import { findSeat } from './find-seat.ts';

/** Keeps that somebody did not come, or that they did after all. */
export async function markNoShow(
  services: Services,
  session: Session,
  asked: {
    readonly appointmentId: string;
    readonly attendeeId: string;
    readonly noShow: boolean;
  },
): Promise<{ noShow: boolean }> {
  const { appointmentId, attendeeId, noShow } = asked;
  return services.db.transaction(async (tx) => {
    const appointment = checkManaged(session, await lockAppointment(tx, appointmentId));
    if (!findSeat(appointment, attendeeId).isTaken) {
      refuse('appointment-cancelled', 'They were not expected any more');
    }
    const maker = { by: 'host', hostId: session.hostId } as const;
    await recordNoShow(services, tx, appointment, { attendeeId, noShow, maker });
    return { noShow };
  });
}
