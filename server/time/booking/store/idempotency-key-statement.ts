import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const idempotentBooking = z.strictObject({
  requestHash: z.string(),
  attendeeId: z.uuid(),
  appointmentId: z.uuid(),
  email: z.string(),
});

export type IdempotentBooking = Readonly<z.output<typeof idempotentBooking>>;

/**
 * Claims an idempotency key for this transaction. A concurrent claim of the same key waits here
 * until the first one commits, then returns false.
 */
export async function claimIdempotencyKey(
  sql: Sql,
  claim: { companyId: string; keyHash: string; requestHash: string; attendeeId: string },
): Promise<boolean> {
  const rows = await sql.query({
    name: 'claim-idempotency-key',
    text: `insert into idempotency_key (company_id, key_hash, request_hash, attendee_id)
           values ($1, $2, $3, $4) on conflict do nothing returning 1`,
    values: [claim.companyId, claim.keyHash, claim.requestHash, claim.attendeeId],
  });
  return rows.length === 1;
}

export async function findIdempotentBooking(
  sql: Sql,
  companyId: string,
  keyHash: string,
): Promise<IdempotentBooking | undefined> {
  const [row] = await sql.query({
    name: 'find-idempotent-booking',
    text: `select k.request_hash as "requestHash", k.attendee_id as "attendeeId",
             t.appointment_id as "appointmentId", t.email
           from idempotency_key k
           join attendee t on t.company_id = k.company_id and t.id = k.attendee_id
           where k.company_id = $1 and k.key_hash = $2`,
    values: [companyId, keyHash],
    row: idempotentBooking,
  });
  return row;
}
