import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import {
  findSeated,
  type Seat,
  type SeatedAppointment,
} from '#server/time/reservation/find-seated.ts';
import { followSeat } from '#server/time/reservation/follow-seat.ts';
import { publishAttended } from '#server/time/reservation/publish-attended.ts';
import type { Change } from '#shared/domain/change-policy.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkChangeable, checkFound, findBySecret } from './change-target.ts';

const eventOf = { cancel: 'cancel-initiated', reschedule: 'reschedule-initiated' } as const;

interface AskedChange {
  readonly appointmentId: string;
  readonly attendee?: string | undefined;
  readonly secret?: string | undefined;
}

/**
 * Mails the attendee a link to a page that confirms the change. Whoever asks learns nothing: the
 * link goes to the address that booked.
 */
export async function initiateChange(
  services: Services,
  change: Change,
  asked: AskedChange,
): Promise<{ initiated: true }> {
  const { db, clock } = services;
  const appointment = checkFound(await findSeated(db, await followSeat(db, asked)));
  const seat = findSeat(appointment, asked);
  checkChangeable(appointment, seat, change, nowMinute(clock));
  const { appointmentId } = appointment;
  const { attendeeId } = seat;
  await publishAttended(services, db, { type: eventOf[change], appointmentId, attendeeId });
  return { initiated: true };
}

/** The secret says whose request it is; without one, the attendee has to be the only or a named one. */
function findSeat(appointment: SeatedAppointment, { secret, attendee }: AskedChange): Seat {
  if (secret !== undefined) return findBySecret(appointment, secret);
  const { seats } = appointment;
  const candidates = attendee ? seats.filter((seat) => seat.attendeeId === attendee) : seats;
  const [only, ...others] = candidates;
  if (!only) return refuse('appointment-not-found', 'There is no such appointment');
  return others.length > 0 ? refuse('link-invalid', 'Several people attend: say which one') : only;
}
