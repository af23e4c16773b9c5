import type { Sql } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AwayPeriod, Delegate } from '#shared/api/out-of-office.ts';
import { findDelegates } from '#shared/domain/schedule/find-delegates.ts';
import { addDays, dateOfDay, dayOfDate } from '#shared/time/dates.ts';
import { localDay, toInstant, zoneOf } from '#shared/time/zone.ts';
import type { Away } from './reach-away.ts';
import {
  type Between,
  type KeptAway,
  listAttendees,
  listOffers,
  listPeriods,
  listStanding,
} from './store.ts';

/** So many appointments are named; the rest is counted. */
const MAX_NAMED = 100;

type Needs = Pick<Services, 'clock'> & { readonly db: Sql };
type Days = Pick<KeptAway, 'firstDate' | 'lastDate' | 'timeZone'>;

/** Whole days of a zone as time: the last one included. */
export function toInterval({ firstDate, lastDate, timeZone }: Days): Between {
  const midnightMs = (date: string) => toInstant(zoneOf(timeZone), dayOfDate(date) * 1440) * 60_000;
  return { fromMs: midnightMs(firstDate), toMs: midnightMs(addDays(lastDate, 1)) };
}

export function todayIn({ clock }: Pick<Services, 'clock'>, timeZone: string): string {
  return dateOfDay(localDay(zoneOf(timeZone), nowMinute(clock)));
}

/** When a host is away, from today on. */
export async function listAway({ db, clock }: Needs, of: Away): Promise<AwayPeriod[]> {
  const kept = await listPeriods(db, of, todayIn({ clock }, of.host.timeZone));
  return await Promise.all(kept.map((each) => toPeriod({ db, clock }, of, each)));
}

export async function toPeriod(
  { db, clock }: Needs,
  of: Away,
  kept: KeptAway,
): Promise<AwayPeriod> {
  const { delegateHostId, companyId: _, ...period } = kept;
  const delegate = of.colleagues.find(({ hostId }) => hostId === delegateHostId);
  const standing = await listStanding(db, kept, toInterval(kept), clock.nowMs());
  return {
    id: period.id,
    hostId: period.hostId,
    firstDate: period.firstDate,
    lastDate: period.lastDate,
    timezone: period.timeZone,
    reason: period.reason,
    note: period.note,
    delegate: delegate ? { hostId: delegate.hostId, name: delegate.name } : null,
    appointments: standing.length,
  };
}

/** What stands in these days of the host's zone. */
export async function listAwayAppointments(
  { db, clock }: Needs,
  of: Away,
  days: Omit<Days, 'timeZone'>,
) {
  const between = toInterval({ ...days, timeZone: of.host.timeZone });
  const standing = await listStanding(db, of, between, clock.nowMs());
  const named = standing.slice(0, MAX_NAMED);
  const attendees = await listAttendees(
    db,
    of.companyId,
    named.map(({ id }) => id),
  );
  return {
    total: standing.length,
    appointments: named.map(({ id, startsAt, durationMinutes, meetingType }) => ({
      id,
      startIso: startsAt.toISOString(),
      durationMinutes,
      meetingType,
      attendees: attendees.filter((each) => each.appointmentId === id).map(({ name }) => name),
    })),
  };
}

/** Colleagues who offer meetings of the host too. */
export async function listDelegates(db: Sql, of: Away): Promise<Delegate[]> {
  const found = findDelegates(of.hostId, await listOffers(db, of.companyId));
  return found.flatMap(({ hostId, offers, lacks }) => {
    const name = of.colleagues.find((each) => each.hostId === hostId)?.name;
    return name === undefined ? [] : [{ hostId, name, offers: [...offers], lacks: [...lacks] }];
  });
}
