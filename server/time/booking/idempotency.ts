import type { Transaction } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import { refuse } from '#shared/errors/refusal.ts';
import {
  claimIdempotencyKey,
  findIdempotentBooking,
  type IdempotentBooking,
} from './store/idempotency-key-statement.ts';

/** A key and the request it stands for, hashed. */
export interface IdempotencyClaim {
  readonly keyHash: string;
  readonly requestHash: string;
}

export function toClaim(key: string, request: BookingRequest): IdempotencyClaim {
  return { keyHash: hashSecret(key), requestHash: hashSecret(JSON.stringify(request)) };
}

/**
 * Claims the key for the attendee of this booking; returns the earlier booking it already stands
 * for. A concurrent claim waits until that booking is committed or given up.
 * @throws Refusal `idempotency-key-reused` when it stands for another request.
 */
export async function claimKey(
  tx: Transaction,
  companyId: string,
  claim: IdempotencyClaim,
  attendeeId: string,
): Promise<IdempotentBooking | undefined> {
  if (await claimIdempotencyKey(tx, { ...claim, companyId, attendeeId })) return undefined;
  const earlier = await findIdempotentBooking(tx, companyId, claim.keyHash);
  if (earlier?.requestHash !== claim.requestHash) {
    refuse('idempotency-key-reused', 'This Idempotency-Key stands for another request');
  }
  return earlier;
}
