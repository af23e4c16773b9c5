import { eq, exists } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { calendarFeed } from '#server/platform/db/schema/calendar-feed.ts';
import { host } from '#server/platform/db/schema/company.ts';
import { withinCompany } from '#server/platform/db/tenant.ts';

/** Ends the feeds that an account has made in every company: whether there were any. */
export async function endCalendarFeeds({ orm }: Sql, userId: string): Promise<boolean> {
  const theirs = orm
    .select({ id: host.id })
    .from(host)
    .where(
      withinCompany(host, calendarFeed, eq(host.id, calendarFeed.hostId), eq(host.userId, userId)),
    );
  const ended = await orm
    .delete(calendarFeed)
    .where(exists(theirs))
    .returning({ id: calendarFeed.id });
  return ended.length > 0;
}
