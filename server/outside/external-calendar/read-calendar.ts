import type { CalendarAnswer, CalendarChanges } from '#server/platform/kernel/calendar-provider.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { applyChanges } from './apply-changes.ts';
import { openAccount } from './calendar-account.ts';
import { causeWritingOfAll } from './cause-writing.ts';
import { loadReading, type Reading } from './load-reading.ts';
import { judgeConnection, noteTrouble } from './note-trouble.ts';
import { FIRST_PATIENCE_MS, PATIENCE_MS } from './reading-times.ts';
import { deleteCalendarRows } from './store/connection-rows.ts';
import { type CalendarKey, listVersions } from './store/event-rows.ts';

export type ReadingServices = Pick<
  Services,
  'db' | 'clock' | 'keys' | 'calendars' | 'log' | 'jobs' | 'publicUrl' | 'zoneData'
>;

/**
 * Reads what has changed in a calendar and makes it known; what goes wrong is noted beside it. Two who read
 * the same calendar do each other no harm: the later one's answer is dropped.
 */
export async function readCalendar(
  services: ReadingServices,
  key: CalendarKey,
  patienceMs?: number,
): Promise<void> {
  const reading = await loadReading(services.db, key);
  if (!reading) return;
  const usualMs = reading.sync.readAt === null ? FIRST_PATIENCE_MS : PATIENCE_MS;
  const signal = AbortSignal.timeout(patienceMs ?? usualMs);
  const answer = await ask(services, reading, signal);
  const at = { nowMs: services.clock.nowMs(), chance: Math.random() };
  const { connection, calendar } = reading;
  const { problems } = await services.db.transaction(async (tx) => {
    const applied = answer.answered
      ? await applyChanges(services, tx, { reading, changes: answer.value }, at)
      : await noteTrouble(tx, reading, answer, at);
    await judgeConnection(services, tx, connection, at.nowMs);
    return applied;
  });
  if (problems.length > 0) {
    const kinds = [...new Set(problems)];
    services.log.warn(
      { calendarId: calendar.id, events: problems.length, kinds },
      'events of a calendar are not understood',
    );
  }
  if (answer.answered) return;
  services.log.warn(
    { connectionId: connection.id, provider: connection.provider, trouble: answer.trouble },
    'a calendar could not be read',
  );
  if (answer.trouble === 'no-calendar-there') await forgetWhereGone(services, reading, signal);
}

async function ask(
  services: ReadingServices,
  { connection, calendar, sync, expanded }: Reading,
  signal: AbortSignal,
): Promise<CalendarAnswer<CalendarChanges>> {
  const account = openAccount(services, connection);
  if (!account) return { answered: false, trouble: 'credentials-refused', cause: undefined };
  const versions = () => listVersions(services.db, expanded);
  return await account.readChanges(
    calendar.remoteId,
    { cursor: sync.cursor, versions },
    { signal },
  );
}

/** A calendar that its account lists no more is gone there, and takes no time here. */
async function forgetWhereGone(
  services: ReadingServices,
  { connection, calendar }: Reading,
  signal: AbortSignal,
): Promise<void> {
  const listed = await openAccount(services, connection)?.listCalendars({ signal });
  if (!listed?.answered || listed.value.some(({ id }) => id === calendar.remoteId)) return;
  await services.db.transaction(async (tx) => {
    await deleteCalendarRows(tx, connection.companyId, [calendar.id]);
    // What had its place there follows the default again.
    await causeWritingOfAll(services, tx, connection);
    await judgeConnection(services, tx, connection, services.clock.nowMs());
  });
}
