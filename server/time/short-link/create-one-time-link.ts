import { randomUUID } from 'node:crypto';
import type { Sql } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import {
  findMeetingTypeAddress,
  toMeetingTypePath,
} from '#server/time/meeting-type/find-address.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findServedBy, insertOneTimeLink } from './store.ts';

/** The query parameter, and the member of the booking request, that name the link. */
export const ONE_TIME_LINK_PARAMETER = 'oneTimeLinkId';

/**
 * Makes a link that books a meeting type once, with one of its hosts where one is named.
 * @throws Refusal `meeting-type-not-available`, `host-not-assigned`; `forbidden` to members who do
 * not serve the meeting type.
 */
export async function createOneTimeLink(
  services: { readonly db: Sql; readonly clock: Clock; readonly publicUrl: string },
  session: Session,
  wish: {
    readonly meetingTypeId: string;
    readonly hostId?: string | undefined;
    readonly name?: string | null | undefined;
    readonly expiresAt?: string | undefined;
  },
): Promise<{ id: string; path: string; url: string }> {
  const { companyId } = session;
  const { meetingTypeId, hostId = null, name = null, expiresAt } = wish;
  const now = new Date(services.clock.nowMs());
  const served = await findServedBy(services.db, companyId, meetingTypeId);
  const address = served && (await findMeetingTypeAddress(services.db, meetingTypeId, now));
  if (!address) refuse('meeting-type-not-available', 'There is no such meeting type');
  checkReach(session, 'link:create', { ...served, companyId }, 'meeting-type-not-available');
  if (hostId !== null && !served.hostIds.includes(hostId)) {
    refuse('host-not-assigned', 'This host does not serve the meeting type');
  }
  const id = randomUUID();
  await insertOneTimeLink(services.db, {
    companyId,
    id,
    meetingTypeId,
    hostId,
    name,
    createdBy: session.hostId,
    expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
  });
  const path = toMeetingTypePath(address, { [ONE_TIME_LINK_PARAMETER]: id });
  return { id, path, url: `${services.publicUrl}${path}` };
}
