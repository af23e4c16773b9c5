import { checkEmailQuality } from '#server/email-quality/check-email-quality.ts';
import type { EmailQualityPorts } from '#server/kernel/email-quality.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** The meeting type wants the address looked up, which is nothing to do inside a transaction. */
export class EmailUnchecked extends Error {}

/** @throws Refusal `validation-failed` for throw-away addresses and domains that take no mail. */
export async function guardEmail(ports: EmailQualityPorts, email: string): Promise<void> {
  const { isValid, reason } = await checkEmailQuality(ports, email);
  if (isValid) return;
  const message = 'This e-mail address is not accepted';
  refuse('validation-failed', message, [
    { path: 'attendee.email', code: reason ?? 'unverified', message },
  ]);
}
