import { refuseResource } from '#server/time/availability/engine-facts.ts';
import type { MeetingTypeFacts } from '#server/time/availability/load-facts.ts';
import { offeredChannels } from '#server/time/availability/meeting-link.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import { type Channel, needsOf } from '#shared/domain/channels.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** Where the meeting takes place. */
export interface Place {
  readonly channel: Channel;
  readonly location: string | null;
  /** The resources that the attendee chose among. */
  readonly resourceChannelIds: readonly string[];
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
  if (needsOf(channel).attendee !== 'resource') return [];
  if (chosen.length === 0) return refuseResource('required');
  const isOffered = (asked: string) =>
    resources.some(({ resourceChannelId }) => resourceChannelId === asked);
  return chosen.every(isOffered) ? chosen : refuseResource('not-an-option');
}

function refuseField(path: string, code: 'required' | 'not-an-option'): never {
  const message = code === 'required' ? 'A choice is needed' : 'This is not offered';
  return refuse('validation-failed', message, [{ path, code, message }]);
}
