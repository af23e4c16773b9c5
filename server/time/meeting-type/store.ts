import { and, count, eq, isNull } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { isOpen } from '#server/platform/db/open-meeting-type.ts';
import { host, meetingType, meetingTypeHost } from '#server/platform/db/schema/schema.ts';
import { withinCompany } from '#server/platform/db/tenant.ts';

/** How many hosts of a queue can be given an appointment; none for an unknown queue. */
export async function countQueueHosts({ orm }: Sql, queueId: string, now: Date): Promise<number> {
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
    .where(and(eq(meetingType.queueId, queueId), isOpen(now), eq(meetingTypeHost.enabled, true)));
  return row?.hosts ?? 0;
}
