import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { meetingType, oneTimeLink, slugDirectory } from '#server/platform/db/schema/schema.ts';
import { withinCompany } from '#server/platform/db/tenant.ts';

/** A host's meeting type that can be booked, and one of its links that has not been used yet. */
export async function findShownMeeting(
  { orm }: Sql,
  at: { readonly hostSlug: string; readonly meetingSlug: string },
): Promise<{ readonly meetingTypeId: string; readonly oneTimeLinkId: string | null } | undefined> {
  const isUnused = and(
    eq(oneTimeLink.meetingTypeId, meetingType.id),
    isNull(oneTimeLink.hostId),
    isNull(oneTimeLink.usedAt),
    isNull(oneTimeLink.expiresAt),
  );
  const [meeting] = await orm
    .select({ meetingTypeId: meetingType.id, oneTimeLinkId: oneTimeLink.id })
    .from(slugDirectory)
    .innerJoin(
      meetingType,
      withinCompany(
        meetingType,
        slugDirectory,
        eq(meetingType.ownerHostId, slugDirectory.targetId),
      ),
    )
    .leftJoin(oneTimeLink, withinCompany(oneTimeLink, meetingType, isUnused))
    .where(
      and(
        eq(slugDirectory.kind, 'host'),
        eq(slugDirectory.slug, at.hostSlug),
        eq(meetingType.slug, at.meetingSlug),
        eq(meetingType.enabled, true),
      ),
    )
    .orderBy(asc(oneTimeLink.id))
    .limit(1);
  return meeting;
}
