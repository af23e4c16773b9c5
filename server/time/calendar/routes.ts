import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { calendarApi } from '#shared/api/calendar.ts';
import { getCalendar } from './get-calendar.ts';
import { listReachedHosts } from './list-reached-hosts.ts';

export function calendarRoutes(services: Services): Handlers<typeof calendarApi> {
  return {
    getCalendar: ({ query }, { session }) => getCalendar(services, session, query),
    getCalendarHosts: async ({ query }, { session }) => ({
      hosts: await listReachedHosts(services.db, session, query.search),
    }),
  };
}
