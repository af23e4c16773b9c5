import type { Handlers } from '#server/platform/http/handlers.ts';
import type { CalendarSyncChange, Connection, connectionApi } from '#shared/api/connection.ts';
import type { Session } from '#shared/api/session.ts';
import { AUTHORISED_CALENDARS } from '#shared/domain/integrations/calendar-providers.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type AuthorisingServices, beginAuthorising } from './authorise-calendar.ts';
import { changeCalendarUse, pauseConnection } from './change-use.ts';
import { connectCalendar, readAll, reconnectCalendar } from './connect-calendar.ts';
import { disconnectCalendar } from './disconnect-calendar.ts';
import { endUnwanted } from './end-channels.ts';
import { listCompanyConnections } from './list-company-connections.ts';
import { listConnections } from './list-connections.ts';
import { listPlaces } from './list-places.ts';
import { reachConnection, reachHost } from './reach-connection.ts';
import { findCalendarUse, type HostKey } from './store/connection-rows.ts';

export function externalCalendarRoutes(
  services: AuthorisingServices,
): Handlers<typeof connectionApi> {
  const { db } = services;
  const show = async (session: Session, connectionId: string): Promise<Connection> => {
    const [connection] = await listConnections(db, session, { connectionIds: [connectionId] });
    return connection ?? refuse('not-found', 'There is no such connection');
  };
  const listOwn = async (session: Session) => ({
    connections: await listConnections(db, session, { hostId: session.hostId }),
  });
  const changeUse = async (host: HostKey, body: CalendarSyncChange) => {
    const use = await changeCalendarUse(services, host, body);
    if (body.busyCalendarIds) await endUnwanted(services, host);
    return use;
  };
  return {
    listConnections: async ({ query }, { session }) => {
      const isOfAll = query.of === 'company';
      if (isOfAll && reachOf(session, 'connection:manage') !== 'company') {
        refuse('forbidden', 'These are not yours to see');
      }
      return {
        ...(isOfAll
          ? await listCompanyConnections(db, session, query)
          : { ...(await listOwn(session)), next: null, previous: null }),
        sync: await findCalendarUse(db, session),
        authorised: AUTHORISED_CALENDARS.filter((each) => services.calendars.authorised[each]),
      };
    },
    connectCalendar: async ({ body }, { session }) => {
      const { companyId, hostId } = session;
      const { id } = await connectCalendar(services, { companyId, hostId }, body);
      return show(session, id);
    },
    authoriseCalendar: async ({ body }, { session, headers, setCookies }) => {
      const { companyId, hostId } = session;
      const asked = { provider: body.provider, headers };
      const { url, cookie } = await beginAuthorising(services, { companyId, hostId }, asked);
      setCookies([cookie]);
      return { url };
    },
    reconnectCalendar: async ({ params, body }, { session }) => {
      const row = await reachConnection(db, session, params.connectionId);
      await reconnectCalendar(services, row, body);
      return show(session, row.id);
    },
    patchConnection: async ({ params, body }, { session }) => {
      const row = await reachConnection(db, session, params.connectionId);
      await pauseConnection(services, row, body.isPaused);
      if (body.isPaused) await endUnwanted(services, row);
      return show(session, row.id);
    },
    readConnection: async ({ params }, { session }) => {
      const row = await reachConnection(db, session, params.connectionId);
      await readAll(services, row);
      return show(session, row.id);
    },
    deleteConnection: async ({ params, query }, { session }) => {
      const row = await reachConnection(db, session, params.connectionId);
      await disconnectCalendar(services, row, query.events ?? 'keep');
      return { deleted: true };
    },
    listMeetingTypePlaces: ({ query }, { session }) => listPlaces(db, session, query),
    patchOwnCalendarSync: async ({ body }, { session: { companyId, hostId } }) =>
      changeUse({ companyId, hostId }, body),
    patchCalendarSync: async ({ params, body }, { session }) =>
      changeUse(await reachHost(db, session, params.user), body),
  };
}
