import { createHmac, randomUUID } from 'node:crypto';
import { findOperator } from '#server/people/company/operator.ts';
import { getSlugAvailability } from '#server/people/company/slug-availability.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { SignUpRequest } from '#shared/api/sign-up.ts';
import { FALLBACK_LANGUAGE } from '#shared/domain/languages.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkOpen } from './check-open.ts';
import type { SignUpServices } from './sign-up-services.ts';
import { findRequestHash, insertSignUp } from './store/sign-up.ts';

/** How long the mailed link works. */
const VALID_MS = 24 * 60 * 60_000;

/**
 * Keeps what somebody asks for until they show that the address is theirs, and mails them the link.
 * Whether the address has an account is not even looked up here: the mail alone says it, so
 * that neither the reply nor its timing can.
 * @throws Refusal `sign-up-closed`; `slug-taken`; `mail-not-configured` where nobody could read the
 * mail; `idempotency-key-reused` for a key that stands for another request.
 */
export async function requestSignUp(
  services: SignUpServices,
  request: SignUpRequest,
  requestKey: string | undefined,
): Promise<{ requested: true }> {
  const { db, clock, jobs, secret } = services;
  checkOpen(services);
  await refuseUnreadableMail(services);
  if ((await getSlugAvailability(db, request.slug)) !== 'AVAILABLE') {
    refuse('slug-taken', 'This address is taken');
  }
  const id = randomUUID();
  const nowMs = clock.nowMs();
  const signUp = {
    id,
    email: request.email.toLowerCase(),
    name: request.name,
    slug: request.slug,
    language: request.language ?? FALLBACK_LANGUAGE,
    timeZone: request.timezone,
    tokenHash: hashSecret(signUpToken(secret, id)),
    requestKeyHash: requestKey === undefined ? null : hashSecret(requestKey),
    requestHash: hashSecret(JSON.stringify(request)),
    expiresAt: new Date(nowMs + VALID_MS),
    createdAt: new Date(nowMs),
  };
  await db.transaction(async (tx) => {
    // A repeated request: its mail is on its way already.
    if (!(await insertSignUp(tx, signUp))) return checkRepeated(tx, signUp);
    await jobs.publish(tx, { type: 'sign-up-requested', signUpId: id });
    await jobs.later(tx, { kind: 'sign-up', signUpId: id }, nowMs + VALID_MS);
  });
  return { requested: true };
}

async function checkRepeated(
  tx: Transaction,
  again: { readonly requestKeyHash: string | null; readonly requestHash: string },
): Promise<void> {
  const { requestKeyHash, requestHash } = again;
  if (requestKeyHash && (await findRequestHash(tx, requestKeyHash)) === requestHash) return;
  refuse('idempotency-key-reused', 'This Idempotency-Key stands for another request');
}

/** Derived, so that the mail can say it although only its hash is stored. */
export function signUpToken(serverSecret: string, signUpId: string): string {
  return createHmac('sha256', serverSecret).update(`sign-up:${signUpId}`).digest('base64url');
}

async function refuseUnreadableMail({ db, sendsMail }: SignUpServices): Promise<void> {
  if (sendsMail || (await findOperator(db)) !== undefined) return;
  refuse('mail-not-configured', 'Signing up needs a mail server: set SMTP_URL');
}
