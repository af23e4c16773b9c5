import type { Services } from '#server/platform/kernel/services.ts';
import { toGuestId } from '#server/time/appointment/describe-guest.ts';
import { bringGuest } from '#server/time/reservation/bring-guest.ts';
import { lockToMove } from '#server/time/reservation/lock-appointment.ts';
import { publishAttended } from '#server/time/reservation/publish-attended.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkTheirs } from './check-theirs.ts';
import { findSeat } from './find-seat.ts';

/**
 * A host adds somebody who comes along with an attendee: they are invited, attendee and hosts are told.
 * While the seat waits to be confirmed nobody is told: its confirmation invites them too.
 */
export async function addGuest(
  services: Services,
  session: Session,
  asked: { readonly appointmentId: string; readonly attendeeId: string; readonly email: string },
): Promise<{ guests: string[] }> {
  const { appointmentId, attendeeId } = asked;
  const email = asked.email.trim();
  return services.db.transaction(async (tx) => {
    const appointment = checkTheirs(services, session, await lockToMove(tx, appointmentId));
    const seat = findSeat(appointment, attendeeId);
    if (!seat.isTaken) refuse('appointment-cancelled', 'They are not expected any more');
    const maker = { by: 'host', hostId: session.hostId } as const;
    await bringGuest(services, tx, appointment, seat, { email, maker });
    if (seat.awaits === null) {
      const guestId = toGuestId(attendeeId, email);
      const type = 'guest-added';
      await publishAttended(services, tx, { type, appointmentId, attendeeId, guestId });
    }
    return { guests: [...seat.guests, email] };
  });
}
