import { and, count, eq, isNull } from 'drizzle-orm';
import type { Sql } from '#server/db/database.ts';
import { host, meetingType, meetingTypeHost } from '#server/db/schema/schema.ts';
import { rowOf, withinCompany } from '#server/db/tenant.ts';

export interface MeetingTypeKey {
  readonly companyId: string;
  readonly id: string;
}

export interface MeetingTypeOwner {
  readonly companyId: string;
  readonly ownerHostId: string | null;
  readonly teamId: string | null;
}

export async function findMeetingTypeOwner(
  { orm }: Sql,
  key: MeetingTypeKey,
): Promise<MeetingTypeOwner | undefined> {
  const { companyId, ownerHostId, teamId } = meetingType;
  const [row] = await orm
    .select({ companyId, ownerHostId, teamId })
    .from(meetingType)
    .where(rowOf(meetingType, key));
  return row;
}

export async function setEnabled(
  { orm }: Sql,
  key: MeetingTypeKey,
  enabled: boolean,
): Promise<void> {
  await orm.update(meetingType).set({ enabled }).where(rowOf(meetingType, key));
}

/** How many hosts of a queue can be given an appointment; none for an unknown queue. */
export async function countQueueHosts({ orm }: Sql, queueId: string): Promise<number> {
  const [row] = await orm
    .select({ hosts: count() })
    .from(meetingType)
    .innerJoin(
      meetingTypeHost,
      withinCompany(
        meetingTypeHost,
        meetingType,
        eq(meetingTypeHost.meetingTypeId, meetingType.id),
      ),
    )
    .innerJoin(
      host,
      withinCompany(
        host,
        meetingTypeHost,
        eq(host.id, meetingTypeHost.hostId),
        isNull(host.leftAt),
      ),
    )
    .where(
      and(
        eq(meetingType.queueId, queueId),
        eq(meetingType.enabled, true),
        eq(meetingTypeHost.enabled, true),
      ),
    );
  return row?.hosts ?? 0;
}
