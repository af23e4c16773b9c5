import type { Sql } from '#server/platform/db/database.ts';
import type { Connection, ExternalCalendar } from '#shared/api/connection.ts';
import {
  type CalendarRow,
  type ConnectionsOf,
  type ListedConnectionRow,
  listCalendarRows,
  listConnectionRows,
  type ReadCalendarRow,
} from './store/connection-rows.ts';

/**
 * The connections of one host, or some of a company. Whose a connection is sees all of it, anybody else
 * its state alone.
 */
export async function listConnections(
  sql: Sql,
  reader: { readonly companyId: string; readonly hostId: string },
  of: ConnectionsOf,
): Promise<Connection[]> {
  const { companyId } = reader;
  const rows = await listConnectionRows(sql, companyId, of);
  const calendars = Map.groupBy(
    await listCalendarRows(
      sql,
      companyId,
      rows.map(({ connection }) => connection.id),
    ),
    ({ calendar }) => calendar.connectionId,
  );
  return rows.map((row) =>
    toConnection(row, calendars.get(row.connection.id) ?? [], reader.hostId),
  );
}

function toConnection(
  { connection, hostName, closesSince }: ListedConnectionRow,
  calendars: readonly ReadCalendarRow[],
  readerId: string,
): Connection {
  const { id, hostId, provider, service, accountName, isPaused, createdAt } = connection;
  const isOwn = hostId === readerId;
  return {
    ...{ id, hostId, hostName, provider, service, isPaused },
    account: isOwn ? accountName : null,
    connectedAt: createdAt.toISOString(),
    readAt: readAtOf(calendars),
    trouble: troubleOf(calendars),
    closesSince: closesSince?.toISOString() ?? null,
    calendars: isOwn ? calendars.map(({ calendar }) => toCalendar(calendar)) : [],
  };
}

/** When the last of them was read; null where one never was. */
function readAtOf(calendars: readonly ReadCalendarRow[]): string | null {
  const times = calendars.map(({ sync }) => sync.readAt?.getTime() ?? null);
  const [first] = times.toSorted((a, b) => (a ?? 0) - (b ?? 0));
  return first ? new Date(first).toISOString() : null;
}

/** What has been wrong the longest. */
function troubleOf(calendars: readonly ReadCalendarRow[]): Connection['trouble'] {
  const [first] = calendars
    .flatMap(({ sync: { trouble, failingSince } }) =>
      trouble && failingSince ? [{ kind: trouble, since: failingSince.toISOString() }] : [],
    )
    .toSorted((a, b) => a.since.localeCompare(b.since));
  return first ?? null;
}

function toCalendar({ id, name, color, isReadOnly, isBusy }: CalendarRow): ExternalCalendar {
  return { id, name, color, isReadOnly, isBusy };
}
