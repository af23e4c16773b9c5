import { checkPassword, type PasswordServices } from '#server/people/auth/check-password.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import type { CompanyClosing } from '#server/platform/kernel/events.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { toErasesAtMs } from '#shared/domain/company-closing.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { isOwnerStill, listMemberIds, lockCompany, setClosing } from './store/closing.ts';

/** What closing is built on. */
export type ClosingServices = Services & PasswordServices;

interface Asked {
  readonly name: string;
  readonly password: string;
  readonly reason?: string | undefined;
  readonly headers: Headers;
}

/** So many are told by one event. */
const TOLD_AT_ONCE = 100;

/**
 * Closes a company. From the commit on nothing of it can be booked, and nothing changes in its office; what
 * was booked before is there. What begins after its last day is called off by a job, all of it is erased by
 * another one, and everybody is told.
 * @throws Refusal `wrong-password`; `validation-failed` where it is called something else, `company-closing`
 * where it is closed already, `forbidden` where it is not theirs any more; TooManyCalls after too many wrong
 * passwords.
 */
export async function closeCompany(
  services: PasswordServices & Pick<Services, 'db' | 'clock' | 'jobs'>,
  { companyId, hostId }: Session,
  asked: Asked,
): Promise<{ erasesAt: string }> {
  await checkPassword(services, asked.headers, asked.password);
  const nowMs = services.clock.nowMs();
  const erasesAtMs = toErasesAtMs(nowMs);
  const erasesAtIso = new Date(erasesAtMs).toISOString();
  await services.db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company || !(await isOwnerStill(tx, { companyId, id: hostId }))) {
      return refuse('forbidden', 'The company is not theirs any more');
    }
    if (company.erasesAt) refuse('company-closing', 'The company is closed already');
    checkName(company.name, asked.name);
    const closingReason = asked.reason || null;
    const erasesAt = new Date(erasesAtMs);
    await setClosing(tx, companyId, { erasesAt, closedBy: hostId, closingReason });
    const due = { companyId, erasesAtIso };
    await services.jobs.later(tx, { ...due, kind: 'calling-off', after: null }, nowMs);
    await services.jobs.later(tx, { ...due, kind: 'erasure' }, erasesAtMs);
    await tellMembers(services, tx, { ...due, type: 'company-closing', byHostId: hostId });
  });
  return { erasesAt: erasesAtIso };
}

/** Everybody who is a member reads of it, some by each event: a large company has many. */
export async function tellMembers(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  event: Omit<CompanyClosing, 'hostIds'>,
): Promise<void> {
  const all = await listMemberIds(tx, event.companyId);
  for (let from = 0; from < all.length; from += TOLD_AT_ONCE) {
    await jobs.publish(tx, { ...event, hostIds: all.slice(from, from + TOLD_AT_ONCE) });
  }
}

function checkName(name: string, typed: string): void {
  if (typed.trim() === name.trim()) return;
  const message = 'The company is called something else';
  refuse('validation-failed', message, [{ path: 'name', code: 'not-its-name', message }]);
}
