import { randomUUID } from 'node:crypto';
import { loadFacts } from '#server/availability/load-facts.ts';
import { nowMinute } from '#server/kernel/clock.ts';
import { attendeeSecret, hashSecret } from '#server/kernel/secret.ts';
import type { Services } from '#server/kernel/services.ts';
import type { BookingReply, BookingRequest } from '#shared/api/booking.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toAttendeeDetails } from './attendee-row.ts';
import { toBookingReply } from './booking-reply.ts';
import { choosePlace, takePlace } from './decide-booking.ts';
import { toFormContext } from './open-booking.ts';
import { checkManages } from './policy.ts';
import { toStartMinute } from './start-minute.ts';
import { insertAppointment } from './store/new-appointment.ts';

/**
 * Records an appointment that has taken place, for the statistics and the contact. Hours, notice
 * and limits do not count any more; time that another appointment had stays that one's.
 */
export async function createBackDatedBooking(
  services: Services,
  session: Session,
  request: BookingRequest,
): Promise<BookingReply> {
  const startMinute = toStartMinute(request.start);
  const now = nowMinute(services.clock);
  if (startMinute >= now) {
    refuse('start-not-bookable', 'A back-dated appointment lies in the past', [
      { path: 'start', code: 'not-in-the-past', message: 'This is for appointments that are over' },
    ]);
  }
  const hostIds = request.hostIds?.length ? request.hostIds : [session.hostId];
  return services.db.transaction(async (tx) => {
    const { meetingType, facts } = await loadFacts(tx, {
      purpose: 'record',
      meetingTypeId: request.meetingTypeId,
      hostIds,
      durationMinutes: request.duration,
      range: { startMinute, endMinute: startMinute + 1 },
      nowMinute: now,
    });
    const { companyId, meetingTypeId } = meetingType;
    checkManages(session, {
      companyId,
      teamId: meetingType.teamId,
      hostIds: facts.hosts.map((host) => host.hostId),
    });
    const place = choosePlace(meetingType, request);
    const resourceChannelIds = place.resourceChannelIds.slice(0, 1);
    const details = toAttendeeDetails(
      meetingType.form,
      request.attendee,
      toFormContext(meetingType, place),
    );
    const appointmentId = randomUUID();
    const attendeeId = randomUUID();
    const { bufferBeforeMinutes, bufferAfterMinutes, totalSpots } = meetingType;
    const reserved = await insertAppointment(
      tx,
      {
        ...takePlace(meetingType, place, { resourceChannelIds }),
        companyId,
        appointmentId,
        meetingTypeId,
        startMinute,
        durationMinutes: facts.rules.durationMinutes,
        bufferBeforeMinutes,
        bufferAfterMinutes,
        totalSpots,
        hostIds: facts.hosts.map((host) => host.hostId),
        meetingLink: null,
      },
      {
        ...details,
        companyId,
        appointmentId,
        attendeeId,
        secretHash: hashSecret(attendeeSecret(services.secret, attendeeId)),
      },
    );
    if (!reserved) refuse('slot-no-longer-available', 'Another appointment was at this time');
    const reply = toBookingReply(services, meetingType, {
      appointmentId,
      attendeeId,
      email: details.email,
    });
    return { ...reply, bookingType: 'confirmed' };
  });
}
