import type { Services } from '#server/platform/kernel/services.ts';
import type {
  ListedMeetingType,
  MeetingTypeList,
  MeetingTypeListQuery,
} from '#shared/api/meeting-type-list.ts';
import type { Session } from '#shared/api/session.ts';
import { isAllowed, reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { dateOfDay } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';
import { toMeetingTypePath } from './find-address.ts';
import { type ListedRow, readMeetingTypes, type WantedMeetingTypes } from './list-statement.ts';

const DEFAULT_PAGE_SIZE = 25;
/** So many days of a row say how much is booked. */
const SHOWN_DAYS = 14;

type ListServices = Pick<Services, 'db' | 'clock' | 'providers'>;

interface ListWish extends MeetingTypeListQuery {
  readonly of: WantedMeetingTypes['of'];
  readonly ownedBy?: WantedMeetingTypes['ownedBy'];
}

/** A page of the meeting types that somebody's right reaches, and how many are in which state. */
export async function listMeetingTypes(
  services: ListServices,
  session: Session,
  { of, ownedBy = null, page = 1, pageSize = DEFAULT_PAGE_SIZE, ...wish }: ListWish,
): Promise<MeetingTypeList> {
  const { rows, ...counts } = await readMeetingTypes(services.db, {
    ...toViewer(services, session),
    of,
    ownedBy,
    workspaceId: wish.workspaceId ?? null,
    meetingTypeId: null,
    search: wish.search?.trim() || null,
    state: wish.state ?? null,
    pageSize,
    offset: (page - 1) * pageSize,
  });
  const { published, pending, unpublished } = counts;
  const total = wish.state ? counts[wish.state] : published + pending + unpublished;
  return {
    meetingTypes: rows.map((row) => toListed(services, row, session)),
    total,
    page,
    pageSize,
    counts,
  };
}

/** @throws Refusal `meeting-type-not-available` for one that is not there or out of reach. */
export async function getListedMeetingType(
  services: ListServices,
  session: Session,
  meetingTypeId: string,
): Promise<ListedMeetingType> {
  const { rows } = await readMeetingTypes(services.db, {
    ...toViewer(services, session),
    ...{ of: 'reached', ownedBy: null, workspaceId: null, search: null, state: null },
    meetingTypeId,
    pageSize: 1,
    offset: 0,
  });
  const [row] = rows;
  return row
    ? toListed(services, row, session)
    : refuse('meeting-type-not-available', 'There is no such meeting type');
}

/** Who looks, from when on, and how far their right reaches. */
function toViewer({ clock }: Pick<ListServices, 'clock'>, session: Session) {
  const { companyId, hostId, timezone: timeZone, adminOfTeamIds } = session;
  const now = new Date(clock.nowMs());
  const today = dateOfDay(localDay(zoneOf(timeZone), Math.floor(now.getTime() / 60_000)));
  const isOfAll = reachOf(session, 'meeting-type:edit') === 'company';
  return { companyId, hostId, now, timeZone, today, teamIds: isOfAll ? null : adminOfTeamIds };
}

function toListed(
  { providers }: Pick<ListServices, 'providers'>,
  row: ListedRow,
  session: Session,
): ListedMeetingType {
  const { ownerSlug, publishFrom, coming, paidBy, ...shown } = row;
  const { kind: owner, id } = row.owner;
  const owned = {
    companyId: session.companyId,
    hostIds: owner === 'host' ? [id] : [],
    teamId: owner === 'team' ? id : null,
  };
  return {
    ...shown,
    publishFrom: publishFrom === null ? null : new Date(publishFrom).toISOString(),
    path: ownerSlug === null ? null : toMeetingTypePath({ owner, ownerSlug, slug: row.slug }),
    coming: Array.from({ length: SHOWN_DAYS }, (_, day) => coming[day] ?? 0),
    lacksPayment: paidBy !== null && (paidBy === 'none' || !providers[paidBy]),
    canEdit: isAllowed(session, 'meeting-type:edit', owned),
  };
}
