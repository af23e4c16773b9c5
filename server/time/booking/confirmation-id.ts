import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Confirmer } from '#server/time/reservation/provisional.ts';

/**
 * The id in a confirmation link: `<attendeeId>.<confirmer>.<proof>`. The proof is derived from the
 * server's secret, so nothing about it has to be stored.
 */
export function toConfirmationId(
  serverSecret: string,
  confirmer: Confirmer,
  attendeeId: string,
): string {
  return `${attendeeId}.${confirmer}.${proofOf(serverSecret, confirmer, attendeeId)}`;
}

/** Whose confirmation an id is; undefined for one that was not made here. */
export function readConfirmationId(
  serverSecret: string,
  id: string,
): { readonly confirmer: Confirmer; readonly attendeeId: string } | undefined {
  const [attendeeId = '', confirmer, proof = ''] = id.split('.');
  if (confirmer !== 'attendee' && confirmer !== 'host') return undefined;
  const expected = Buffer.from(proofOf(serverSecret, confirmer, attendeeId));
  const given = Buffer.from(proof);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { confirmer, attendeeId } : undefined;
}

function proofOf(serverSecret: string, confirmer: Confirmer, attendeeId: string): string {
  const text = `confirm:${confirmer}:${attendeeId}`;
  return createHmac('sha256', serverSecret).update(text).digest('base64url');
}
