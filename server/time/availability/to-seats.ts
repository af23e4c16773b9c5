import type { Seats } from '#shared/domain/availability/to-availability.ts';
import type { GroupAppointment } from '#shared/domain/availability/types.ts';

/** What visitors are told of a group that has begun. */
export function toSeats({ appointmentId, totalSpots, takenSpots }: GroupAppointment): Seats {
  return { id: appointmentId, totalSpots, takenSpots };
}
