import { checkPassword, type PasswordServices } from '#server/people/auth/check-password.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { toErasesAtMs } from '#shared/domain/company-closing.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { isOwnerStill, lockCompany, setClosing } from './store/closing.ts';

/** What closing is built on. */
export type ClosingServices = Services & PasswordServices;

interface Asked {
  readonly name: string;
  readonly password: string;
  readonly headers: Headers;
}

/**
 * Closes a company. From the commit on nothing of it can be booked, and nothing changes in its office; what
 * was booked before is there.
 * @throws Refusal `wrong-password`; `validation-failed` where it is called something else, `company-closing`
 * where it is closed already, `forbidden` where it is not theirs any more; TooManyCalls after too many wrong
 * passwords.
 */
export async function closeCompany(
  services: PasswordServices & Pick<Services, 'db' | 'clock'>,
  { companyId, hostId }: Session,
  asked: Asked,
): Promise<{ erasesAt: string }> {
  await checkPassword(services, asked.headers, asked.password);
  const erasesAt = new Date(toErasesAtMs(services.clock.nowMs()));
  await services.db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company || !(await isOwnerStill(tx, { companyId, id: hostId }))) {
      return refuse('forbidden', 'The company is not theirs any more');
    }
    if (company.erasesAt) refuse('company-closing', 'The company is closed already');
    checkName(company.name, asked.name);
    await setClosing(tx, companyId, { erasesAt, closedBy: hostId, closingReason: null });
  });
  return { erasesAt: erasesAt.toISOString() };
}

function checkName(name: string, typed: string): void {
  if (typed.trim() === name.trim()) return;
  const message = 'The company is called something else';
  refuse('validation-failed', message, [{ path: 'name', code: 'not-its-name', message }]);
}
