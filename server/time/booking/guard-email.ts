import type { EmailQualityPorts } from '#server/platform/kernel/email-quality.ts';
import { checkEmailQuality } from '#server/time/booking/check-email-quality.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** The meeting type wants the address looked up, which is nothing to do inside a transaction. */
export class EmailUnchecked extends Error {}

/**
 * Runs `attempt`, which throws EmailUnchecked where the address has to be looked up first; looks it up
 * then, and runs it again.
 * @throws Refusal `validation-failed` for throw-away addresses and domains that take no mail.
 */
export async function withGuardedEmail<T>(
  ports: EmailQualityPorts,
  email: string,
  attempt: (isEmailChecked: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await attempt(false);
  } catch (error) {
    if (!(error instanceof EmailUnchecked)) throw error;
  }
  await guardEmail(ports, email);
  return attempt(true);
}

async function guardEmail(ports: EmailQualityPorts, email: string): Promise<void> {
  const { isValid, reason } = await checkEmailQuality(ports, email);
  if (isValid) return;
  const message = 'This email address is not accepted';
  refuse('validation-failed', message, [
    { path: 'attendee.email', code: reason ?? 'unverified', message },
  ]);
}
