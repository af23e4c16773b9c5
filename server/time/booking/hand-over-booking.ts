import type { Services } from '#server/platform/kernel/services.ts';
import { giveToHost } from '#server/time/reservation/give-to-host.ts';
import { lockAppointment } from '#server/time/reservation/lock-appointment.ts';
import type { Session } from '#shared/api/session.ts';
import { checkTheirs } from './check-theirs.ts';

interface AskedHandOver {
  readonly appointmentId: string;
  readonly toHostId: string;
  readonly fromHostId?: string | undefined;
}

/** Gives an appointment that somebody manages to a colleague of the same company. */
export async function handOverBooking(
  services: Services,
  session: Session,
  { appointmentId, toHostId, ...asked }: AskedHandOver,
): Promise<{ appointmentId: string }> {
  return services.db.transaction(async (tx) => {
    const appointment = checkTheirs(services, session, await lockAppointment(tx, appointmentId));
    const { hostIds } = appointment;
    const [own = hostIds[0]] = hostIds.filter((hostId) => hostId === session.hostId);
    const fromHostId = asked.fromHostId ?? own ?? session.hostId;
    await giveToHost(services, tx, appointment, {
      ...{ fromHostId, toHostId },
      byHostId: session.hostId,
    });
    return { appointmentId };
  });
}
