import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { listReachedHosts } from '#server/time/calendar/list-reached-hosts.ts';
import type { Found } from '#shared/api/office-search.ts';
import type { Session } from '#shared/api/session.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { toIso } from '#shared/time/dates.ts';
import { searchAppointments } from './search-statement.ts';

const MAX_MEMBERS = 5;
const YEAR_MINUTES = 366 * 1440;

/** What somebody may know of whose names hold a text: two statements side by side. */
export async function searchOffice(
  { db, clock }: Services,
  session: Session,
  text: string,
): Promise<Found> {
  const reach = reachOf(session, 'appointment:manage');
  const [members, appointments] = await Promise.all([
    listReachedHosts(db, session, text),
    searchAppointments(db, {
      companyId: session.companyId,
      readerId: session.hostId,
      readerTeamIds: reach === 'team' ? session.adminOfTeamIds : [],
      seesAll: reach === 'company',
      text,
      sinceMinute: nowMinute(clock) - YEAR_MINUTES,
    }),
  ]);
  return {
    members: members.slice(0, MAX_MEMBERS).map(({ id, name }) => ({ id, name })),
    appointments: appointments.map(({ startMinute, ...found }) => ({
      ...found,
      start: toIso(startMinute),
    })),
  };
}
