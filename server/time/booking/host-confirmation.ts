import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { leaveSeat } from '#server/time/reservation/leave-seat.ts';
import { lockAppointment } from '#server/time/reservation/lock-appointment.ts';
import { confirmSeat } from '#server/time/reservation/provisional.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkManaged } from './check-theirs.ts';
import { checkOpen } from './confirm-booking.ts';
import { findSeat } from './find-seat.ts';

interface AskedSeat {
  readonly appointmentId: string;
  readonly attendeeId: string;
}

/** The host confirms who waits for them; whoever has still to prove their address goes on waiting. */
export async function hostConfirmSeat(
  services: Services,
  session: Session,
  asked: AskedSeat,
): Promise<{ appointmentId: string; state: 'confirmed' | 'awaits-attendee' }> {
  const { appointmentId, attendeeId } = asked;
  return services.db.transaction(async (tx) => {
    const { appointment, seat } = await lockTheirs(services, tx, session, asked);
    if (seat.awaits === 'attendee') return { appointmentId, state: 'awaits-attendee' };
    if (seat.awaits === 'host') {
      const maker = { by: 'host', hostId: session.hostId } as const;
      await confirmSeat(services, tx, appointment, attendeeId, maker);
    }
    return { appointmentId, state: 'confirmed' };
  });
}

/** The host declines: the time is free again and the attendee is told. */
export async function hostDeclineSeat(
  services: Services,
  session: Session,
  { reason, ...asked }: AskedSeat & { readonly reason?: string | undefined },
): Promise<{ appointmentId: string }> {
  const { appointmentId, attendeeId } = asked;
  return services.db.transaction(async (tx) => {
    const { appointment, seat } = await lockTheirs(services, tx, session, asked);
    if (seat.awaits === null) refuse('appointment-cancelled', 'It is no longer to be decided');
    const left = { why: 'declined', reason: reason || null, byHostId: session.hostId } as const;
    await leaveSeat(services, tx, appointment, { attendeeId, ...left });
    return { appointmentId };
  });
}

async function lockTheirs(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  session: Session,
  { appointmentId, attendeeId }: AskedSeat,
) {
  const appointment = checkManaged(session, await lockAppointment(tx, appointmentId));
  const seat = findSeat(appointment, attendeeId);
  checkOpen(services, { appointment, seat });
  return { appointment, seat };
}
