import type { Sql } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Schedule } from '#shared/api/schedule.ts';
import { type DayHours, tidyDay, toWeekHours } from '#shared/domain/schedule/week-hours.ts';
import { dateOfDay } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';
import { type HostKey, type KeptSchedule, listDates, listOfHost, listUses } from './store.ts';

type Needs = Pick<Services, 'clock'> & { readonly db: Sql };

/** All schedules of a host as they are edited, the default first. */
export async function loadSchedules({ db, clock }: Needs, of: HostKey): Promise<Schedule[]> {
  const kept = await listOfHost(db, of);
  return await describe({ db, clock }, of, kept);
}

/** One of a host's. */
export async function loadSchedule({ db, clock }: Needs, kept: KeptSchedule): Promise<Schedule> {
  const [schedule] = await describe({ db, clock }, kept, [kept]);
  if (!schedule) throw new Error('A schedule that is there was not described');
  return schedule;
}

async function describe(
  { db, clock }: Needs,
  { companyId, hostId }: HostKey,
  kept: readonly KeptSchedule[],
): Promise<Schedule[]> {
  const minute = nowMinute(clock);
  const todayIn = (timeZone: string) => dateOfDay(localDay(zoneOf(timeZone), minute));
  // Nowhere it is earlier than twelve hours behind.
  const earliest = dateOfDay(Math.floor((minute - 720) / 1440));
  const ids = kept.map(({ id }) => id);
  const dates = ids.length > 0 ? await listDates(db, companyId, ids, earliest) : [];
  const uses = await listUses(db, { companyId, hostId });
  return kept.map(({ id, name, timeZone, weekly, isDefault }) => ({
    id,
    hostId,
    name,
    timezone: timeZone,
    weekly: toWeekHours(weekly).map(toMutable),
    isDefault,
    dates: dates
      .filter((each) => each.scheduleId === id && each.date >= todayIn(timeZone))
      .map(({ date, hours }) => ({ date, hours: toMutable(tidyDay(hours)) })),
    meetingTypes: uses
      .filter((use) => use.scheduleId === id || (use.scheduleId === null && isDefault))
      .map((use) => ({ id: use.id, name: use.name })),
  }));
}

/** As the reply is typed. */
function toMutable(day: DayHours): number[][] {
  return day.map(([start, end]) => [start, end]);
}
