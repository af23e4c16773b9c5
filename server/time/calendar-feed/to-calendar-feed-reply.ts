import type { CalendarFeed } from '#shared/api/calendar-feed.ts';
import type { NamedFeedRow } from './store.ts';

/** What may be told of a feed: all but its secret. */
export function toCalendarFeedReply({
  feed,
  firstname,
  lastname,
  teamName,
}: NamedFeedRow): CalendarFeed {
  const { id, name, hostId, teamId, hint, createdAt, lastReadAt } = feed;
  return {
    ...{ id, name, hostId, hint },
    hostName: `${firstname} ${lastname}`.trim(),
    team: teamId === null ? null : { id: teamId, name: teamName ?? '' },
    createdAt: createdAt.toISOString(),
    lastReadAt: lastReadAt?.toISOString() ?? null,
  };
}
