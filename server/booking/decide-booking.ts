import { refuseResource } from '#server/availability/engine-facts.ts';
import type { MeetingTypeFacts } from '#server/availability/load-facts.ts';
import { offeredChannels } from '#server/availability/meeting-link.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import { decide } from '#shared/domain/availability/decide.ts';
import type {
  AvailabilityFacts,
  GroupAppointment,
  UnavailabilityEvent,
  UnavailabilityType,
} from '#shared/domain/availability/types.ts';
import { type Channel, channelRows } from '#shared/domain/channels.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** Where the meeting takes place. */
export interface Place {
  readonly channel: Channel;
  readonly location: string | null;
  /** The resources that the attendee chose among. */
  readonly resourceChannelIds: readonly string[];
}

/** Hosts for the start and a resource if it needs one; a group that has begun is joined instead. */
export interface Assignment {
  readonly hostIds: readonly string[];
  readonly resourceChannelIds: readonly string[];
  readonly group?: GroupAppointment;
}

const LIMITS: readonly UnavailabilityType[] = ['limitDay', 'limitWeek', 'limitMonth', 'limitYear'];

/** Reasons that lie in the request itself; all others mean that somebody was quicker. */
const NEVER_BOOKABLE: readonly UnavailabilityType[] = ['offGrid', 'outsideHours', 'window'];

/**
 * Who can serve a start, and the first free resource, by the same function that showed it.
 * @throws Refusal `start-not-bookable` for starts nobody was ever shown,
 * `host-appointment-limit-reached` or `slot-no-longer-available` for those that are gone.
 */
export function assignHosts(facts: AvailabilityFacts, startMinute: number): Assignment {
  const decision = decide(facts, startMinute);
  if (decision.bookable) {
    return { ...decision, resourceChannelIds: decision.resourceChannelIds.slice(0, 1) };
  }
  const isPast = startMinute < facts.nowMinute;
  if (isPast || wasNeverShown(decision.reasons, facts.rules.calculationMethod)) {
    const code = isPast ? 'in-the-past' : (decision.reasons[0]?.type ?? 'not-offered');
    refuse('start-not-bookable', 'This start is not offered', [
      { path: 'start', code, message: 'This start is not offered' },
    ]);
  }
  if (isOnlyLimited(decision.reasons)) {
    refuse('host-appointment-limit-reached', 'The host takes no more bookings in this period');
  }
  return refuse('slot-no-longer-available', 'This time is no longer available');
}

/** Every host who could serve the start has all the appointments they want. */
function isOnlyLimited(reasons: readonly UnavailabilityEvent[]): boolean {
  return reasons.length > 0 && reasons.every(({ type }) => LIMITS.includes(type));
}

/** Together one host who never works then is enough; with any host, all of them have to be. */
function wasNeverShown(
  reasons: readonly UnavailabilityEvent[],
  method: 'everyone' | 'anyone',
): boolean {
  const ofHosts = reasons.filter(({ type }) => type !== 'resource');
  if (ofHosts.length === 0) return reasons.length === 0;
  const byHost = [...Map.groupBy(ofHosts, (reason) => reason.hostName).values()];
  const isNever = (ofHost: readonly UnavailabilityEvent[]) =>
    ofHost.some(({ type }) => NEVER_BOOKABLE.includes(type));
  return method === 'everyone' ? byHost.some(isNever) : byHost.every(isNever);
}

/**
 * The place the attendee chose among those offered.
 * @throws Refusal `validation-failed` naming the field that is missing or not offered,
 * `kalends-connect-not-available` for our own video where it is not offered.
 */
export function choosePlace(meetingType: MeetingTypeFacts, request: BookingRequest): Place {
  const channel = request.channel ?? meetingType.channel;
  if (!offeredChannels(meetingType).includes(channel)) {
    if (channel === 'connect') refuse('kalends-connect-not-available', 'Not a meeting by Connect');
    refuseField('channel', 'not-an-option');
  }
  return {
    channel,
    location:
      channel === 'local' ? chooseLocation(meetingType, request) : attendeePlace(channel, request),
    resourceChannelIds: chooseResources(meetingType, request, channel),
  };
}

/** The place as the appointment has it: with the one resource that it takes. */
export function takePlace(
  { resources }: MeetingTypeFacts,
  place: Place,
  { resourceChannelIds }: Pick<Assignment, 'resourceChannelIds'>,
): Place {
  const taken = resources.find((row) => resourceChannelIds.includes(row.resourceChannelId));
  return { ...place, location: place.location ?? taken?.name ?? null, resourceChannelIds };
}

/** Spec A §4: a single local location is selected automatically. */
function chooseLocation({ locations }: MeetingTypeFacts, request: BookingRequest): string | null {
  if (locations.length === 0) return null;
  const location = request.location ?? (locations.length === 1 ? locations[0] : undefined);
  if (location === undefined) return refuseField('location', 'required');
  return locations.includes(location) ? location : refuseField('location', 'not-an-option');
}

function attendeePlace(channel: Channel, request: BookingRequest): string | null {
  return channel === 'local-attendee' ? (request.attendee.address ?? null) : null;
}

function chooseResources(
  { resources }: MeetingTypeFacts,
  request: BookingRequest,
  channel: Channel,
): readonly string[] {
  const chosen = request.resourceChannelIds ?? [];
  if (!('needs' in channelRows[channel]) || channelRows[channel].needs !== 'resource') return [];
  if (chosen.length === 0) return refuseResource('required');
  const isOffered = (asked: string) =>
    resources.some(({ resourceChannelId }) => resourceChannelId === asked);
  return chosen.every(isOffered) ? chosen : refuseResource('not-an-option');
}

function refuseField(path: string, code: 'required' | 'not-an-option'): never {
  const message = code === 'required' ? 'A choice is needed' : 'This is not offered';
  return refuse('validation-failed', message, [{ path, code, message }]);
}
