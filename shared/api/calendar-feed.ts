import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { pageFacts, pageQuery } from './paging.ts';
import { id, instant, secret, shortText } from './schemas.ts';

const team = z.object({ id, name: z.string() });

const feed = z.object({
  id,
  name: z.string(),
  /** Whose appointments it has: a team's, or those of who made it. */
  team: team.nullable(),
  /** Who made it: it ends with their membership, a team's also with their right to manage it. */
  hostId: id,
  hostName: z.string(),
  /** The last letters of its secret, to know it by. */
  hint: z.string(),
  createdAt: instant,
  /** To the hour; null for one that nothing has read yet. */
  lastReadAt: instant.nullable(),
});

export const calendarFeedApi = {
  listCalendarFeeds: endpoint({
    method: 'get',
    path: '/calendar/feeds',
    summary: "One's own feeds and those of the teams that one manages, the newest first",
    right: 'calendar:read',
    limit: 'office',
    byToken: false,
    query: z.object(pageQuery),
    reply: z.object({
      feeds: z.array(feed),
      ...pageFacts,
      /** Those that one manages, by name: they can have a feed too. */
      teams: z.array(team),
    }),
    refuses: [],
  }),
  createCalendarFeed: endpoint({
    method: 'post',
    path: '/calendar/feeds',
    summary:
      "Makes a secret address by which calendars read one's own appointments, or a team's; it is told this once",
    right: 'calendar:read',
    limit: 'office',
    byToken: false,
    body: z.strictObject({
      name: shortText.trim().min(1),
      /** A team that one manages; one's own appointments without it. */
      teamId: id.optional(),
    }),
    reply: feed.extend({ url: z.string() }),
    refuses: ['forbidden', 'not-found'],
  }),
  deleteCalendarFeed: endpoint({
    method: 'delete',
    path: '/calendar/feeds/{feedId}',
    summary: 'Ends a feed at once',
    right: 'calendar:read',
    limit: 'office',
    whileClosing: true,
    byToken: false,
    params: z.object({ feedId: id }),
    reply: z.object({ deleted: z.literal(true) }),
    refuses: ['forbidden', 'not-found'],
  }),
  readCalendarFeed: endpoint({
    method: 'get',
    path: '/calendar/feed/{secret}/appointments.ics',
    summary:
      'The appointments of a feed as a calendar: the last 90 days, and all that are to come; for who has its address',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ secret }),
    reply: z.string(),
    replyType: 'text/calendar',
    refuses: ['not-found'],
  }),
} as const;

export type CalendarFeed = z.output<typeof feed>;
