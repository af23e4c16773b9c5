import type { Services } from '#server/kernel/services.ts';
import { checkReach } from '#server/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findMeetingTypeOwner, setEnabled } from './store.ts';

/**
 * Publishes a draft, or takes a page back. Hosts change what is theirs, owners and admins all.
 * @throws Refusal `meeting-type-not-available` for another company's, `forbidden` for a colleague's.
 */
export async function patchMeetingType(
  { db }: Pick<Services, 'db'>,
  session: Session,
  asked: { readonly meetingTypeId: string; readonly enabled: boolean },
): Promise<{ id: string; enabled: boolean }> {
  const key = { companyId: session.companyId, id: asked.meetingTypeId };
  const owner = await findMeetingTypeOwner(db, key);
  if (!owner) return refuse('meeting-type-not-available', 'There is no such meeting type');
  const hostIds = owner.ownerHostId === null ? [] : [owner.ownerHostId];
  checkReach(session, 'meeting-type:edit', { ...owner, hostIds }, 'meeting-type-not-available');
  await setEnabled(db, key, asked.enabled);
  return { id: key.id, enabled: asked.enabled };
}
