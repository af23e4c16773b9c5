import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What is shorter can be guessed. */
export const MIN_SECRET_LENGTH = 16;

/**
 * The secret that authorises an attendee's later actions. It is derived, so that a mail job or a
 * repeated booking can say it again although only its hash is stored.
 */
export function attendeeSecret(serverSecret: string, attendeeId: string): string {
  return createHmac('sha256', serverSecret).update(`attendee:${attendeeId}`).digest('base64url');
}

/** SHA-256 in hex: what the database keeps of a secret or a key. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function isSecretOf(secret: string, hash: string): boolean {
  const given = Buffer.from(hashSecret(secret), 'hex');
  const stored = Buffer.from(hash, 'hex');
  return given.length === stored.length && timingSafeEqual(given, stored);
}

/**
 * The token in a proposal's links, 128 bits of it: derived too, so that the links can be copied again.
 * It signs what the proposal offers, which stands in its rows.
 */
export function proposalToken(serverSecret: string, proposalId: string): string {
  const mac = createHmac('sha256', serverSecret).update(`proposal:${proposalId}`).digest();
  return mac.subarray(0, 16).toString('base64url');
}

/**
 * What opens the door of an appointment's room, 128 bits of it, to an attendee or to a guest whom they
 * bring along, by address. Derived too, so that every mail can say it; it opens nothing else.
 */
export function roomKey(serverSecret: string, attendeeId: string, guest = ''): string {
  const whose = `room-key:${attendeeId}:${guest.toLowerCase()}`;
  return createHmac('sha256', serverSecret)
    .update(whose)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}

/** What an appointment's room is called at somebody else's: 128 bits in hex, which every service takes. */
export function roomName(serverSecret: string, appointmentId: string): string {
  const mac = createHmac('sha256', serverSecret).update(`room-name:${appointmentId}`).digest();
  return mac.subarray(0, 16).toString('hex');
}

/** Who somebody is in a room: the same in all their tabs, and nothing that is known elsewhere. */
export function roomPersonId(serverSecret: string, roomId: string, whose: string): string {
  const mac = createHmac('sha256', serverSecret).update(`room-person:${roomId}:${whose}`).digest();
  return mac.subarray(0, 12).toString('base64url');
}

/** Whether two texts are the same, which takes as long wherever they differ. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
