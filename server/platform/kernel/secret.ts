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
