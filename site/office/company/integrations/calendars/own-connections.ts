import { useSuspenseQuery } from '@tanstack/react-query';
import type { CalendarSync, Connection } from '#shared/api/connection.ts';
import type { AuthorisedCalendar } from '#shared/domain/integrations/calendar-providers.ts';
import { api } from '#site/office/api.ts';
import { useListedChange } from '#site/office/use-listed-change.ts';

const REFETCH_MS = 60_000;
/** What has just been connected is read for the first time. */
const REFETCH_UNREAD_MS = 5_000;

/** What somebody has connected, and how it is used. */
export interface OwnConnections {
  readonly connections: readonly Connection[];
  readonly sync: CalendarSync;
  /** Where one can let us in at the provider's own page. */
  readonly authorised: readonly AuthorisedCalendar[];
}

export const ownConnections = api.toQuery('get', '/connections');

/** One's own connections, as long as they are shown as new as they are. */
export function useOwnConnections(): OwnConnections {
  const { data } = useSuspenseQuery({
    ...ownConnections,
    refetchInterval: ({ state }) =>
      state.data?.connections.some(isUnread) ? REFETCH_UNREAD_MS : REFETCH_MS,
  });
  return data;
}

function isUnread({ readAt, trouble, isPaused }: Connection): boolean {
  return readAt === null && trouble === null && !isPaused;
}

/** Makes a change of connections, and asks again for all that shows them. */
export const useConnectionsChange = () =>
  useListedChange(['/connections', '/dashboard', '/meeting-type/integration']);

/** What is kept, with what has become of one connection. */
export function withConnection(
  { connections, ...others }: OwnConnections,
  change: Pick<Connection, 'id'> & Partial<Connection>,
): OwnConnections {
  return {
    ...others,
    connections: connections.map((each) => (each.id === change.id ? { ...each, ...change } : each)),
  };
}
