import type { Attendee } from './attendee.ts';
import type { PageFacts, Place } from './page-facts.ts';

/** Spec A §3, booking request. */
export interface BookingRequest {
  readonly attendee: Attendee;
  readonly meetingTypeId: string;
  readonly hostIds?: string[];
  readonly queueId?: string;
  readonly start: string;
  readonly duration: number;
  readonly appointmentId?: string;
  readonly channel: Place['channel'];
  readonly paymentId?: string;
  readonly oneTimeLinkId?: string;
  readonly location?: string;
  readonly resourceChannelIds?: string[];
}

/** The booking request of a chosen start, place and duration. */
export function toBookingRequest(
  chosen: {
    readonly hostId?: string;
    readonly durationMinutes: number;
    readonly place: Place;
    readonly picked: { readonly startIso: string; readonly appointmentId?: string };
  },
  page: PageFacts,
  attendee: Attendee,
): BookingRequest {
  const { place, picked } = chosen;
  return {
    attendee,
    meetingTypeId: page.meetingTypeId,
    ...(chosen.hostId && { hostIds: [chosen.hostId] }),
    ...(page.queueId && { queueId: page.queueId }),
    ...(page.oneTimeLinkId && { oneTimeLinkId: page.oneTimeLinkId }),
    start: picked.startIso,
    duration: chosen.durationMinutes,
    ...(picked.appointmentId && { appointmentId: picked.appointmentId }),
    channel: place.channel,
    ...(place.location && { location: place.location }),
    ...(place.resourceChannelIds && { resourceChannelIds: [...place.resourceChannelIds] }),
  };
}
