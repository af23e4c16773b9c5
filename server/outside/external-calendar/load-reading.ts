import type { Sql } from '#server/platform/db/database.ts';
import type { ExpandedCalendar } from './expand-calendar.ts';
import type { CalendarRow, ConnectionRow, SyncRow } from './store/connection-rows.ts';
import { type CalendarKey, findReading } from './store/event-rows.ts';

/** A calendar with its account, and how far it has been read. */
export interface Reading {
  readonly calendar: CalendarRow;
  readonly connection: ConnectionRow;
  readonly sync: SyncRow;
  readonly expanded: ExpandedCalendar;
  /** The last writing of anybody's before it was begun. */
  readonly turn: number;
}

/** None where the calendar is gone meanwhile. */
export async function loadReading(sql: Sql, key: CalendarKey): Promise<Reading | undefined> {
  const row = await findReading(sql, key);
  if (!row) return undefined;
  const { calendar, connection, sync, host, countsTentative, turn } = row;
  return {
    calendar,
    connection,
    sync,
    turn,
    expanded: {
      ...key,
      hostId: calendar.hostId,
      timeZone: host.timeZone,
      hostEmail: host.email,
      accountName: connection.accountName,
      provider: connection.provider,
      takesTime: calendar.isBusy && !connection.isPaused,
      use: { countsTentative: countsTentative ?? true },
    },
  };
}
