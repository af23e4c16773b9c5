import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import type { OpenedBooking } from './open-booking.ts';

/**
 * Checks that somebody may give the time of each host of a booking, whatever their hours.
 * @throws Refusal `meeting-type-not-available` for another company's, `forbidden`.
 */
export function checkEachHost(session: Session, { opened }: OpenedBooking): void {
  const { companyId, teamId } = opened.meetingType;
  for (const { hostId } of opened.facts.hosts) {
    const owned = { companyId, teamId, hostIds: [hostId] };
    checkReach(session, 'appointment:manage', owned, 'meeting-type-not-available');
  }
}

/** The same for a start that anybody could book: one of its hosts is enough. */
export function checkAnyHost(session: Session, { opened }: OpenedBooking): void {
  const { companyId, teamId } = opened.meetingType;
  const hostIds = opened.facts.hosts.map(({ hostId }) => hostId);
  const owned = { companyId, teamId, hostIds };
  checkReach(session, 'appointment:manage', owned, 'meeting-type-not-available');
}
