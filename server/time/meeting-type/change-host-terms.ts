import type { Sql } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { HostTerms } from '#shared/api/meeting-type-host.ts';
import type { Session } from '#shared/api/session.ts';
import type { Limits } from '#shared/domain/availability/types.ts';
import { isAllowed } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkOwned, toOwned } from './lock-owned.ts';
import {
  findMeetingType,
  loadHostTerms,
  lockScheduleOf,
  updateHostTerms,
} from './store/host-terms.ts';

type TermServices = Pick<Services, 'db'>;

/**
 * All hosts for who may change the meeting type, else oneself.
 * @throws Refusal `meeting-type-not-available`; `forbidden` to who neither changes nor hosts it.
 */
export async function listHostTerms(
  { db }: TermServices,
  session: Session,
  meetingTypeId: string,
): Promise<HostTerms[]> {
  const found = await find(db, session, meetingTypeId);
  if (isAllowed(session, 'meeting-type:edit', toOwned(found))) return loadHostTerms(db, found);
  const own = await loadHostTerms(db, found, session.hostId);
  return own.length > 0 ? own : refuse('forbidden', 'This is not yours to see');
}

/**
 * Which hours of a host count: their own to say, and to who may change the meeting type.
 * @throws Refusal `not-found` for hours that are not that host's, `host-not-assigned`, and as above.
 */
export async function changeHours(
  { db }: TermServices,
  session: Session,
  wish: {
    readonly meetingTypeId: string;
    readonly userId: string;
    readonly availabilityId: string;
  },
): Promise<HostTerms> {
  const { userId: hostId, availabilityId } = wish;
  const found = await find(db, session, wish.meetingTypeId);
  if (hostId !== session.hostId) checkOwned(session, found);
  const scheduleId = availabilityId === 'default' ? null : availabilityId;
  const key = { companyId: session.companyId, id: availabilityId };
  return db.transaction(async (tx) => {
    if (scheduleId !== null && !(await lockScheduleOf(tx, key, hostId))) {
      refuse('not-found', 'The host has no such hours');
    }
    return change(tx, found, hostId, { scheduleId });
  });
}

/** @throws Refusal `meeting-type-not-available`, `host-not-assigned`. */
export async function changeOwnLimits(
  { db }: TermServices,
  session: Session,
  wish: { readonly meetingTypeId: string; readonly limits: Limits },
): Promise<HostTerms> {
  const found = await find(db, session, wish.meetingTypeId);
  return change(db, found, session.hostId, { ownLimits: wish.limits });
}

/** @throws Refusal `meeting-type-not-available`, `forbidden`, `host-not-assigned`. */
export async function changeAdminLimits(
  { db }: TermServices,
  session: Session,
  wish: { readonly meetingTypeId: string; readonly hostId: string; readonly limits: Limits },
): Promise<HostTerms> {
  const found = await find(db, session, wish.meetingTypeId);
  if (!isAllowed(session, 'booking-frequency:set', toOwned(found))) {
    refuse('forbidden', 'This is not yours to change');
  }
  return change(db, found, wish.hostId, { adminLimits: wish.limits });
}

async function find(sql: Sql, { companyId }: Session, id: string) {
  const found = await findMeetingType(sql, { companyId, id });
  return found ?? refuse('meeting-type-not-available', 'There is no such meeting type');
}

async function change(
  sql: Sql,
  key: { readonly companyId: string; readonly id: string },
  hostId: string,
  terms: Parameters<typeof updateHostTerms>[3],
): Promise<HostTerms> {
  await updateHostTerms(sql, key, hostId, terms);
  const [changed] = await loadHostTerms(sql, key, hostId);
  return changed ?? refuse('host-not-assigned', 'This host does not serve the meeting type');
}
