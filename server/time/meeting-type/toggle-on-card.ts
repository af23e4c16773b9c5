import type { Services } from '#server/platform/kernel/services.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkOwned, toOwned } from './lock-owned.ts';
import { lockMeetingTypes, toggleHostCard, updateLife } from './store/life.ts';

/**
 * Shows a meeting type among a host's, or no more: on the page of who owns it, else on the card of who
 * hosts it. It is each host's own to say, and an admin's.
 * @throws Refusal `meeting-type-not-available`, `forbidden`, `host-not-assigned`.
 */
export function toggleOnCard(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  { meetingTypeId, hostId }: { readonly meetingTypeId: string; readonly hostId: string },
): Promise<{ id: string; hostId: string; isOnCard: boolean }> {
  const { companyId } = session;
  return db.transaction(async (tx) => {
    const [row] = await lockMeetingTypes(tx, companyId, [meetingTypeId]);
    if (!row) return refuse('meeting-type-not-available', 'There is no such meeting type');
    if (toOwned(row).hostIds.includes(hostId)) {
      checkOwned(session, row);
      await updateLife(tx, row, { listed: !row.listed }, new Date(clock.nowMs()));
      return { id: row.id, hostId, isOnCard: !row.listed };
    }
    const whose = { companyId, hostIds: [hostId], teamId: row.teamId };
    checkReach(session, 'meeting-type:edit', whose, 'meeting-type-not-available');
    const isOnCard = await toggleHostCard(tx, row, hostId);
    if (isOnCard === undefined) refuse('host-not-assigned', 'This host does not serve it');
    return { id: row.id, hostId, isOnCard };
  });
}
