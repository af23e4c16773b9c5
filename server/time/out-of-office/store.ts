import { and, asc, eq, gt, gte, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  appointment,
  appointmentHost,
  attendee,
  host,
  meetingType,
  meetingTypeHost,
  outOfOffice,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import { closeTime, openTime } from '#server/time/reservation/close-time.ts';

export interface HostKey {
  readonly companyId: string;
  readonly hostId: string;
}

export type KeptAway = Omit<typeof outOfOffice.$inferSelect, 'createdAt'>;

/** An interval of the epoch, in milliseconds. */
export interface Between {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Colleague {
  readonly hostId: string;
  readonly name: string;
  readonly timeZone: string;
}

/** Hosts that are there still, by name. */
export async function listHosts({ orm }: Sql, companyId: string): Promise<readonly Colleague[]> {
  const rows = await orm
    .select({
      hostId: host.id,
      firstname: host.firstname,
      lastname: host.lastname,
      timeZone: host.timeZone,
    })
    .from(host)
    .where(ofCompany(host, companyId, isNull(host.leftAt)))
    .orderBy(asc(host.firstname), asc(host.lastname), asc(host.id));
  return rows.map(({ hostId, firstname, lastname, timeZone }) => ({
    hostId,
    name: `${firstname} ${lastname}`,
    timeZone,
  }));
}

/** Those that end on a date or later, in order. */
export async function listPeriods(
  { orm }: Sql,
  { companyId, hostId }: HostKey,
  fromDate: string,
): Promise<readonly KeptAway[]> {
  return await orm
    .select()
    .from(outOfOffice)
    .where(
      ofCompany(
        outOfOffice,
        companyId,
        eq(outOfOffice.hostId, hostId),
        gte(outOfOffice.lastDate, fromDate),
      ),
    )
    .orderBy(asc(outOfOffice.firstDate), asc(outOfOffice.id))
    .limit(200);
}

export async function findPeriod(
  { orm }: Sql,
  key: { readonly companyId: string; readonly id: string },
): Promise<KeptAway | undefined> {
  const [row] = await orm.select().from(outOfOffice).where(rowOf(outOfOffice, key));
  return row;
}

/** The same, and until the transaction ends nobody else changes it. */
export async function lockPeriod(
  tx: Transaction,
  key: { readonly companyId: string; readonly id: string },
): Promise<KeptAway | undefined> {
  const rows = tx.orm.select().from(outOfOffice).where(rowOf(outOfOffice, key));
  const [row] = await rows.for('update');
  return row;
}

/** The days and the time that they take: one is nothing without the other. */
export async function insertPeriod(
  tx: Transaction,
  period: KeptAway & { readonly createdAt: Date },
  between: Between,
): Promise<void> {
  await closeTime(tx, toClosedTime(period, between));
  await tx.orm.insert(outOfOffice).values(period);
}

function toClosedTime({ companyId, id, hostId }: KeptAway, between: Between) {
  return { companyId, id, hostId, kind: 'out-of-office', ...between } as const;
}

export async function updatePeriod(
  tx: Transaction,
  period: KeptAway,
  between: Between,
): Promise<void> {
  const { companyId: _, id: __, hostId: ___, ...change } = period;
  await closeTime(tx, toClosedTime(period, between));
  await tx.orm.update(outOfOffice).set(change).where(rowOf(outOfOffice, period));
}

export async function deletePeriod(
  tx: Transaction,
  key: { readonly companyId: string; readonly id: string },
): Promise<void> {
  await openTime(tx, key);
  await tx.orm.delete(outOfOffice).where(rowOf(outOfOffice, key));
}

/** A day before: the longest appointment is as long. */
const LONGEST_MS = 86_400_000;

export interface StandingAppointment {
  readonly id: string;
  readonly startsAt: Date;
  readonly durationMinutes: number;
  readonly meetingTypeId: string;
  readonly meetingType: string;
}

/** A host's appointments that touch an interval and are still to come, in order. */
export async function listStanding(
  { orm }: Sql,
  { companyId, hostId }: HostKey,
  { fromMs, toMs }: Between,
  nowMs: number,
): Promise<readonly StandingAppointment[]> {
  const rows = await orm
    .select({
      id: appointment.id,
      startsAt: appointment.startsAt,
      durationMinutes: appointment.durationMinutes,
      meetingTypeId: meetingType.id,
      meetingType: meetingType.name,
    })
    .from(appointmentHost)
    .innerJoin(
      appointment,
      withinCompany(
        appointment,
        appointmentHost,
        eq(appointment.id, appointmentHost.appointmentId),
      ),
    )
    .innerJoin(
      meetingType,
      withinCompany(meetingType, appointment, eq(meetingType.id, appointment.meetingTypeId)),
    )
    .where(
      ofCompany(
        appointmentHost,
        companyId,
        eq(appointmentHost.hostId, hostId),
        gte(appointmentHost.startsAt, new Date(fromMs - LONGEST_MS)),
        gt(appointmentHost.startsAt, new Date(nowMs)),
        lt(appointmentHost.startsAt, new Date(toMs)),
        ne(appointment.status, 'cancelled'),
      ),
    )
    .orderBy(asc(appointmentHost.startsAt), asc(appointment.id));
  return rows.filter((row) => row.startsAt.getTime() + row.durationMinutes * 60_000 > fromMs);
}

/** Who attends, by appointment. */
export async function listAttendees(
  { orm }: Sql,
  companyId: string,
  appointmentIds: readonly string[],
): Promise<readonly { readonly appointmentId: string; readonly name: string }[]> {
  if (appointmentIds.length === 0) return [];
  return await orm
    .select({ appointmentId: attendee.appointmentId, name: attendee.name })
    .from(attendee)
    .where(
      ofCompany(
        attendee,
        companyId,
        inArray(attendee.appointmentId, [...appointmentIds]),
        isNull(attendee.cancelledAt),
      ),
    )
    .orderBy(asc(attendee.createdAt), asc(attendee.id));
}

/** Who gives time to what is offered: every enabled meeting type with its enabled hosts. */
export async function listOffers({ orm }: Sql, companyId: string) {
  return await orm
    .select({
      meetingTypeId: meetingType.id,
      name: meetingType.name,
      slug: meetingType.slug,
      ownerHostId: meetingType.ownerHostId,
      hostId: meetingTypeHost.hostId,
    })
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
        eq(meetingTypeHost.enabled, true),
        and(eq(meetingType.enabled, true), isNull(meetingType.archivedAt)),
      ),
    )
    .orderBy(asc(meetingType.name), asc(meetingType.id));
}

/** Other hosts of a meeting type, in the order in which they serve. */
export async function listHostsOf(
  { orm }: Sql,
  companyId: string,
  meetingTypeId: string,
): Promise<readonly string[]> {
  const rows = await orm
    .select({ hostId: meetingTypeHost.hostId })
    .from(meetingTypeHost)
    .where(
      ofCompany(
        meetingTypeHost,
        companyId,
        eq(meetingTypeHost.meetingTypeId, meetingTypeId),
        eq(meetingTypeHost.enabled, true),
      ),
    )
    .orderBy(asc(meetingTypeHost.position), asc(meetingTypeHost.hostId));
  return rows.map(({ hostId }) => hostId);
}
