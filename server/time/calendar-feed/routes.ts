import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { calendarFeedApi } from '#shared/api/calendar-feed.ts';
import type { Session } from '#shared/api/session.ts';
import { isAllowed, reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { readCalendarFeed } from './read-calendar-feed.ts';
import { deleteFeed, findFeed, listFeeds, listTeamNames } from './store.ts';
import { toCalendarFeedReply } from './to-calendar-feed-reply.ts';

const DEFAULT_PAGE_SIZE = 25;

export function calendarFeedRoutes(services: Services): Handlers<typeof calendarFeedApi> {
  const { db } = services;
  return {
    listCalendarFeeds: async ({ query }, { session }) => {
      const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
      const { companyId, hostId } = session;
      const of = { companyId, hostId, teamIds: managedTeams(session) };
      const { rows, total } = await listFeeds(db, of, { page, pageSize });
      const teams = await listTeamNames(db, of);
      return { feeds: rows.map(toCalendarFeedReply), total, page, pageSize, teams };
    },
    createCalendarFeed: ({ body }, { session }) => createCalendarFeed(services, session, body),
    deleteCalendarFeed: async ({ params }, { session }) => {
      const { companyId } = session;
      const feed = await findFeed(db, { companyId, id: params.feedId });
      if (!feed) return refuse('not-found', 'There is no such feed');
      const owned = { companyId, hostIds: [feed.hostId], teamId: feed.teamId };
      if (!isAllowed(session, 'calendar:read', owned))
        refuse('forbidden', 'It is not yours to end');
      if (!(await deleteFeed(db, feed))) refuse('not-found', 'There is no such feed');
      return { deleted: true };
    },
    readCalendarFeed: ({ params }) => readCalendarFeed(services, params.secret),
  };
}

/** The teams whose feeds somebody sees. */
function managedTeams(session: Session): readonly string[] | 'all' {
  return reachOf(session, 'team:edit') === 'company' ? 'all' : session.adminOfTeamIds;
}
