import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { checkOwned } from './lock-owned.ts';
import { findMeetingType } from './store/host-terms.ts';
import { loadUses, type Uses } from './store/life.ts';

/**
 * What hangs on a meeting type, before it is deleted.
 * @throws Refusal `meeting-type-not-available`, `forbidden`.
 */
export async function getUses(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  id: string,
): Promise<Uses> {
  const row = await findMeetingType(db, { companyId: session.companyId, id });
  return loadUses(db, checkOwned(session, row), new Date(clock.nowMs()));
}
