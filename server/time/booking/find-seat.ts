import type { Seat, SeatedAppointment } from '#server/time/reservation/find-seated.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** @throws Refusal `appointment-not-found` where nobody of this id has a seat. */
export function findSeat({ seats }: SeatedAppointment, attendeeId: string): Seat {
  const seat = seats.find((each) => each.attendeeId === attendeeId);
  return seat ?? refuse('appointment-not-found', 'There is no such seat');
}
