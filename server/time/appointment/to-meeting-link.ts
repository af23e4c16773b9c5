import { roomKey, roomName } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { nameRoom } from '#shared/domain/name-room.ts';
import type { AppointmentRow } from './appointment-statement.ts';

/** Who reads a link: a host, an attendee, or a guest of theirs by address. */
export type LinkReader = 'host' | { readonly attendeeId: string; readonly guest?: string };

/**
 * Where a reader meets the others: at the link that the hosts gave, in a room of
 * its own where that leaves its name open, else by Connect in the room that we
 * keep for the appointment. A host's session opens it, everybody else has a key of their own.
 */
export function toMeetingLink(
  { publicUrl, secret }: Pick<Services, 'publicUrl' | 'secret'>,
  { id, channel, meetingLink }: Pick<AppointmentRow, 'id' | 'channel' | 'meetingLink'>,
  reader: LinkReader,
): string | null {
  if (meetingLink !== null) return nameRoom(meetingLink, roomName(secret, id));
  if (channel !== 'connect') return null;
  const room = `${publicUrl}/connect/${id}/join`;
  return reader === 'host'
    ? room
    : `${room}?key=${roomKey(secret, reader.attendeeId, reader.guest)}`;
}
