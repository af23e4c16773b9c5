import type { EmailQualityPorts } from '#server/platform/kernel/email-quality.ts';
import type { EmailQuality } from '#shared/api/email-quality.ts';

/** Spec A §5, e-mail quality guard: a failure of whoever is asked counts as valid. */
export async function checkEmailQuality(
  { isDisposable, takesMail }: EmailQualityPorts,
  email: string,
): Promise<EmailQuality> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (await isTrue(isDisposable(domain), false)) return { isValid: false, reason: 'disposable' };
  if (await isTrue(takesMail(domain), true)) return { isValid: true, reason: null };
  return { isValid: false, reason: 'invalid_domain' };
}

function isTrue(answer: Promise<boolean>, whenUnknown: boolean): Promise<boolean> {
  return answer.catch(() => whenUnknown);
}
