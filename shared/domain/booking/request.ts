import type { Attendee } from './attendee.ts';
import type { Chosen, Draft } from './flow.ts';
import { isSamePlace, type PageFacts, type Place } from './page-facts.ts';
import { toLocalDate } from './window.ts';

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
  readonly proposal?: string;
}

/** The booking request of a chosen start, place and duration. */
export function toBookingRequest(
  chosen: {
    readonly hostId?: string;
    readonly durationMinutes: number;
    readonly place: Place;
    readonly picked: { readonly startIso: string; readonly appointmentId?: string };
    readonly proposal?: string;
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
    ...(chosen.proposal && { proposal: chosen.proposal }),
  };
}

/** The other way round: what was chosen for a request that was made before, on top of `draft`. */
export function toChosen(request: BookingRequest, page: PageFacts, draft: Draft): Chosen {
  const { channel, location, resourceChannelIds, appointmentId, start, proposal } = request;
  const [hostId] = request.hostIds ?? [];
  const asked: Place = {
    channel,
    ...(location && { location }),
    ...(resourceChannelIds && { resourceChannelIds }),
  };
  return {
    ...draft,
    ...(hostId && { hostId }),
    ...(page.isFormFirst && { attendee: request.attendee }),
    place: page.places.find((place) => isSamePlace(place, asked)) ?? asked,
    durationMinutes: request.duration,
    ...(proposal && { proposal }),
    date: toLocalDate(start, draft.timeZone),
    picked: { startIso: start, ...(appointmentId && { appointmentId }) },
  };
}
