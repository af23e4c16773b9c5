import type { Transaction } from '#server/platform/db/database.ts';
import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { CalendarSync, CalendarSyncChange } from '#shared/api/connection.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { causeWritingOfAll } from './cause-writing.ts';
import { expandCalendar } from './expand-calendar.ts';
import { loadReading } from './load-reading.ts';
import { judgeConnection } from './note-trouble.ts';
import { placeMeetingTypes } from './place-meeting-types.ts';
import {
  type CalendarRow,
  type ConnectionRow,
  findCalendarUse,
  type HostKey,
  listCalendarRows,
  listHostCalendars,
  lockHost,
  saveCalendarUse,
  setBusyCalendars,
  updateConnection,
} from './store/connection-rows.ts';
import { lockSync } from './store/event-rows.ts';

type UseServices = Pick<Services, 'db' | 'clock' | 'jobs' | 'zoneData'>;

/**
 * Says which calendars of a host take time, how, and which one is written to, of all or of some
 * meeting types: what is to come moves there. What follows for their time
 * follows at once, from what was read before.
 * @throws Refusal `changed-meanwhile`, `not-found` for a calendar that is not theirs or takes no
 * events, and for a meeting type that they do not host.
 */
export async function changeCalendarUse(
  services: UseServices,
  host: HostKey,
  { was = {}, busyCalendarIds, meetingTypes = [], ...change }: CalendarSyncChange,
): Promise<CalendarSync> {
  return await services.db.transaction(async (tx) => {
    await lockHost(tx, host);
    const use = await findCalendarUse(tx, host);
    if (hasChanged(use, was)) refuse('changed-meanwhile', 'Somebody else has changed this');
    const calendars = await listHostCalendars(tx, host);
    const next = {
      writtenCalendarId:
        change.writtenCalendarId === undefined ? use.writtenCalendarId : change.writtenCalendarId,
      countsTentative: change.countsTentative ?? use.countsTentative,
      followsMoves: change.followsMoves ?? use.followsMoves,
      followsDeletions: change.followsDeletions ?? use.followsDeletions,
    };
    const isOther = next.writtenCalendarId !== use.writtenCalendarId;
    if (isOther) checkWritten(calendars, next.writtenCalendarId);
    await saveCalendarUse(tx, host, next);
    const placedIds = await placeMeetingTypes(tx, host, meetingTypes);
    const nowMs = services.clock.nowMs();
    const other =
      busyCalendarIds && (await changeBusy(tx, host, { calendars, busyCalendarIds, nowMs }));
    const isCountedOtherwise = next.countsTentative !== use.countsTentative;
    await expandAgain(services, tx, isCountedOtherwise ? calendars : (other ?? []));
    // Last, so that nothing that is booked meanwhile is missed.
    if (isOther) await causeWritingOfAll(services, tx, host);
    else if (placedIds.length > 0) {
      await causeWritingOfAll(services, tx, host, { meetingTypeIds: placedIds });
    }
    return next;
  });
}

/** Has a connection rest, or go on: what rests takes no time, and closes none. */
export async function pauseConnection(
  services: UseServices,
  connection: ConnectionRow,
  isPaused: boolean,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const isThere = await updateConnection(tx, connection, { isPaused });
    if (!isThere) refuse('not-found', 'There is no such connection');
    const rows = await listCalendarRows(tx, connection.companyId, [connection.id]);
    await expandAgain(
      services,
      tx,
      rows.map(({ calendar }) => calendar),
    );
    await judgeConnection(services, tx, connection, services.clock.nowMs());
    // Also where another calendar has been chosen since: what stands here goes on to follow.
    if (!isPaused) {
      await causeWritingOfAll(services, tx, connection, { connectionId: connection.id });
    }
  });
}

function checkWritten(calendars: readonly CalendarRow[], id: string | null): void {
  const isWritable = calendars.some((each) => each.id === id && !each.isReadOnly);
  if (id !== null && !isWritable) refuse('not-found', 'There is no such calendar to write to');
}

/** Returns those that begin or end to take time. */
async function changeBusy(
  tx: Transaction,
  { companyId }: HostKey,
  wish: {
    readonly calendars: readonly CalendarRow[];
    readonly busyCalendarIds: readonly string[];
    readonly nowMs: number;
  },
): Promise<CalendarRow[]> {
  const { calendars, busyCalendarIds, nowMs } = wish;
  const known = new Set(calendars.map(({ id }) => id));
  if (!busyCalendarIds.every((id) => known.has(id))) {
    refuse('not-found', 'There is no such calendar');
  }
  const busy = new Set(busyCalendarIds);
  const other = calendars.filter(({ id, isBusy }) => busy.has(id) !== isBusy);
  for (const isBusy of [true, false]) {
    const ids = other.filter((each) => each.isBusy !== isBusy).map(({ id }) => id);
    await setBusyCalendars(tx, companyId, { ids, isBusy, now: new Date(nowMs) });
  }
  return other;
}

/** One after the other in the order of their ids, so that two who do so never wait for each other. */
async function expandAgain(
  services: UseServices,
  tx: Transaction,
  calendars: readonly Pick<CalendarRow, 'companyId' | 'id'>[],
): Promise<void> {
  const nowMs = services.clock.nowMs();
  for (const { companyId, id } of calendars.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const key = { companyId, calendarId: id };
    await lockSync(tx, key);
    const reading = await loadReading(tx, key);
    if (!reading) continue;
    await expandCalendar(services, tx, reading.expanded, { nowMs });
    await judgeConnection(services, tx, reading.connection, nowMs);
  }
}
