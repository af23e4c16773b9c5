import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  host,
  meetingType,
  meetingTypeHost,
  schedule,
  scheduleOverride,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import type { DayHours, WeekHours } from '#shared/domain/schedule/week-hours.ts';

export interface ScheduleKey {
  readonly companyId: string;
  readonly id: string;
}

export interface HostKey {
  readonly companyId: string;
  readonly hostId: string;
}

export interface KeptSchedule extends ScheduleKey {
  readonly hostId: string;
  readonly name: string;
  readonly timeZone: string;
  readonly weekly: WeekHours;
  readonly isDefault: boolean;
}

interface KeptDate {
  readonly scheduleId: string;
  readonly date: string;
  readonly hours: DayHours;
}

const columns = {
  companyId: schedule.companyId,
  id: schedule.id,
  hostId: schedule.hostId,
  name: schedule.name,
  timeZone: schedule.timeZone,
  weekly: schedule.weekly,
  isDefault: schedule.isDefault,
} as const;

/** Whether somebody is a host there, and still is. */
export async function isHost({ orm }: Sql, { companyId, hostId }: HostKey): Promise<boolean> {
  const rows = await orm
    .select({ id: host.id })
    .from(host)
    .where(and(rowOf(host, { companyId, id: hostId }), isNull(host.leftAt)));
  return rows.length > 0;
}

/** The default first, then as they were made. */
export async function listOfHost(
  { orm }: Sql,
  { companyId, hostId }: HostKey,
): Promise<readonly KeptSchedule[]> {
  return await orm
    .select(columns)
    .from(schedule)
    .where(ofCompany(schedule, companyId, eq(schedule.hostId, hostId)))
    .orderBy(desc(schedule.isDefault), asc(schedule.createdAt), asc(schedule.id));
}

export async function findSchedule(
  { orm }: Sql,
  key: ScheduleKey,
): Promise<KeptSchedule | undefined> {
  const [row] = await orm.select(columns).from(schedule).where(rowOf(schedule, key));
  return row;
}

/** The schedules of a host, and until the transaction ends nobody else changes them. */
export async function lockSchedules(
  tx: Transaction,
  of: HostKey,
): Promise<readonly KeptSchedule[]> {
  return await tx.orm
    .select(columns)
    .from(schedule)
    .where(ofCompany(schedule, of.companyId, eq(schedule.hostId, of.hostId)))
    .orderBy(asc(schedule.id))
    .for('update');
}

/** The host's row, so that two of their first schedules are not made at once. */
export async function lockHost(tx: Transaction, { companyId, hostId }: HostKey): Promise<void> {
  const rows = tx.orm.select({ id: host.id }).from(host);
  await rows.where(rowOf(host, { companyId, id: hostId })).for('update');
}

export async function insertSchedule(tx: Transaction, row: KeptSchedule): Promise<void> {
  await tx.orm.insert(schedule).values(row);
}

/** What is undefined stays as it is. */
export async function updateSchedule(
  tx: Transaction,
  key: ScheduleKey,
  change: Partial<Pick<KeptSchedule, 'name' | 'timeZone' | 'weekly'>>,
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await tx.orm.update(schedule).set(change).where(rowOf(schedule, key));
}

/** Takes the place of the default before. */
export async function makeDefault(tx: Transaction, key: ScheduleKey & HostKey): Promise<void> {
  const ofHost = ofCompany(
    schedule,
    key.companyId,
    eq(schedule.hostId, key.hostId),
    eq(schedule.isDefault, true),
  );
  await tx.orm.update(schedule).set({ isDefault: false }).where(ofHost);
  await tx.orm.update(schedule).set({ isDefault: true }).where(rowOf(schedule, key));
}

export async function deleteRow(tx: Transaction, key: ScheduleKey): Promise<void> {
  await tx.orm.delete(schedule).where(rowOf(schedule, key));
}

/** Dates with other hours from one on, in order. */
export async function listDates(
  { orm }: Sql,
  companyId: string,
  scheduleIds: readonly string[],
  from: string,
): Promise<readonly KeptDate[]> {
  return await orm
    .select({
      scheduleId: scheduleOverride.scheduleId,
      date: scheduleOverride.date,
      hours: scheduleOverride.ranges,
    })
    .from(scheduleOverride)
    .where(
      ofCompany(
        scheduleOverride,
        companyId,
        inArray(scheduleOverride.scheduleId, [...scheduleIds]),
        gte(scheduleOverride.date, from),
      ),
    )
    .orderBy(asc(scheduleOverride.date));
}

export async function countDates({ orm }: Sql, { companyId, id }: ScheduleKey): Promise<number> {
  const [row] = await orm
    .select({ dates: count() })
    .from(scheduleOverride)
    .where(ofCompany(scheduleOverride, companyId, eq(scheduleOverride.scheduleId, id)));
  return row?.dates ?? 0;
}

export async function replaceDates(
  tx: Transaction,
  { companyId, id }: ScheduleKey,
  dates: readonly { readonly date: string; readonly hours: DayHours | null }[],
): Promise<void> {
  const gone = dates.map(({ date }) => date);
  await tx.orm
    .delete(scheduleOverride)
    .where(
      ofCompany(
        scheduleOverride,
        companyId,
        eq(scheduleOverride.scheduleId, id),
        inArray(scheduleOverride.date, gone),
      ),
    );
  const rows = dates.flatMap(({ date, hours }) =>
    hours ? [{ companyId, scheduleId: id, date, ranges: hours }] : [],
  );
  if (rows.length > 0) await tx.orm.insert(scheduleOverride).values(rows);
}

/**
 * The meeting types of a host with the schedule that they name; none where they follow the host's
 * default. Those that are put away too: they come back with it.
 */
export async function listUses(
  { orm }: Sql,
  { companyId, hostId }: HostKey,
): Promise<
  readonly { readonly scheduleId: string | null; readonly id: string; readonly name: string }[]
> {
  return await orm
    .select({ scheduleId: meetingTypeHost.scheduleId, id: meetingType.id, name: meetingType.name })
    .from(meetingTypeHost)
    .innerJoin(
      meetingType,
      withinCompany(
        meetingType,
        meetingTypeHost,
        eq(meetingType.id, meetingTypeHost.meetingTypeId),
      ),
    )
    .where(
      ofCompany(
        meetingTypeHost,
        companyId,
        eq(meetingTypeHost.hostId, hostId),
        or(isNull(meetingType.archivedAt), isNotNull(meetingTypeHost.scheduleId)),
      ),
    )
    .orderBy(asc(meetingType.name), asc(meetingType.id));
}
