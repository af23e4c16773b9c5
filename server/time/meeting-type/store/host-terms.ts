import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { host, schedule } from '#server/platform/db/schema/company.ts';
import { meetingType, meetingTypeHost } from '#server/platform/db/schema/meeting-type.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import type { HostTerms } from '#shared/api/meeting-type-host.ts';
import type { MeetingTypeRow } from './life.ts';

interface Key {
  readonly companyId: string;
  readonly id: string;
}

export async function findMeetingType(
  { orm }: Sql,
  key: Key,
): Promise<Pick<MeetingTypeRow, 'companyId' | 'id' | 'ownerHostId' | 'teamId'> | undefined> {
  const { companyId, id, ownerHostId, teamId } = meetingType;
  const [row] = await orm
    .select({ companyId, id, ownerHostId, teamId })
    .from(meetingType)
    .where(rowOf(meetingType, key));
  return row;
}

/** The hosts of a meeting type in their order, or one of them. */
export async function loadHostTerms(
  { orm }: Sql,
  { companyId, id }: Key,
  hostId?: string,
): Promise<HostTerms[]> {
  const rows = await orm
    .select({ terms: meetingTypeHost, host })
    .from(meetingTypeHost)
    .innerJoin(host, withinCompany(host, meetingTypeHost, eq(host.id, meetingTypeHost.hostId)))
    .where(
      ofCompany(
        meetingTypeHost,
        companyId,
        eq(meetingTypeHost.meetingTypeId, id),
        hostId === undefined ? undefined : eq(meetingTypeHost.hostId, hostId),
      ),
    )
    .orderBy(asc(meetingTypeHost.position), asc(host.id));
  const hostIds = rows.map((row) => row.host.id);
  const schedules = await orm
    .select()
    .from(schedule)
    .where(ofCompany(schedule, companyId, inArray(schedule.hostId, hostIds)))
    .orderBy(asc(schedule.name), asc(schedule.id));
  return rows.map((row) => ({
    hostId: row.host.id,
    name: `${row.host.firstname} ${row.host.lastname}`.trim(),
    picture: row.host.picture,
    enabled: row.terms.enabled,
    scheduleId: row.terms.scheduleId,
    schedules: schedules
      .filter((each) => each.hostId === row.host.id)
      .map(({ id, name, isDefault }) => ({ id, name, isDefault })),
    ownLimits: row.terms.ownLimits,
    adminLimits: row.terms.adminLimits,
    isOnCard: row.terms.onCard,
  }));
}

/** Whether they are that host's; until the transaction ends nobody deletes them. */
export async function lockScheduleOf(
  { orm }: Transaction,
  key: Key,
  hostId: string,
): Promise<boolean> {
  const rows = await orm
    .select({ id: schedule.id })
    .from(schedule)
    .where(and(rowOf(schedule, key), eq(schedule.hostId, hostId)))
    .for('share');
  return rows.length > 0;
}

type Terms = Pick<
  typeof meetingTypeHost.$inferInsert,
  'scheduleId' | 'ownLimits' | 'adminLimits' | 'onCard'
>;

/** False for somebody who does not host it. */
export async function updateHostTerms(
  { orm }: Sql,
  { companyId, id }: Key,
  hostId: string,
  change: Partial<Terms>,
): Promise<boolean> {
  const rows = await orm
    .update(meetingTypeHost)
    .set(change)
    .where(
      ofCompany(
        meetingTypeHost,
        companyId,
        eq(meetingTypeHost.meetingTypeId, id),
        eq(meetingTypeHost.hostId, hostId),
      ),
    )
    .returning({ hostId: meetingTypeHost.hostId });
  return rows.length === 1;
}
