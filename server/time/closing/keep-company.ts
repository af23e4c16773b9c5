import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { tellMembers } from './close-company.ts';
import { isOwnerStill, lockCompany, setClosing } from './store/closing.ts';

/**
 * Keeps a company that was closed, as long as nothing of it is erased: it can be booked again at once. What
 * was called off and withdrawn stays so, for people have been told; what its jobs have not come to they leave
 * alone from then on. One that is not closed stays as it is.
 * @throws Refusal `forbidden` where it is not theirs any more, or being erased.
 */
export async function keepCompany(
  services: Pick<Services, 'db' | 'jobs'>,
  { companyId, hostId }: Session,
): Promise<{ kept: true }> {
  await services.db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    // Who erases it has taken everybody out first.
    if (!company || !(await isOwnerStill(tx, { companyId, id: hostId }))) {
      return refuse('forbidden', 'The company is not theirs any more');
    }
    if (!company.erasesAt) return;
    await setClosing(tx, companyId, { erasesAt: null, closedBy: null, closingReason: null });
    const erasesAtIso = company.erasesAt.toISOString();
    await tellMembers(services, tx, {
      type: 'company-kept',
      companyId,
      erasesAtIso,
      byHostId: hostId,
    });
  });
  return { kept: true };
}
