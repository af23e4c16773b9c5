import type { Transaction } from '#server/platform/db/database.ts';
import type { CalendarAnswer } from '#server/platform/kernel/calendar-provider.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Applied } from './apply-changes.ts';
import { closesSince } from './closes-since.ts';
import type { Reading } from './load-reading.ts';
import { retryMs } from './reading-times.ts';
import {
  type ConnectionKey,
  findConnectionRow,
  listCalendarRows,
  setClosedSince,
} from './store/connection-rows.ts';
import { lockSync, updateSync } from './store/event-rows.ts';

type NoAnswer = Pick<
  Extract<CalendarAnswer<unknown>, { readonly answered: false }>,
  'trouble' | 'retryAfterMs'
>;

const NOTHING: Applied = { problems: [] };

/** Notes that a calendar could not be read, and when it is tried again. */
export async function noteTrouble(
  tx: Transaction,
  { expanded: key }: Reading,
  { trouble, retryAfterMs }: NoAnswer,
  { nowMs, chance }: { readonly nowMs: number; readonly chance: number },
): Promise<Applied> {
  const sync = await lockSync(tx, key);
  if (!sync) return NOTHING;
  const { failures, failingSince } = sync;
  await updateSync(tx, key, {
    trouble,
    failingSince: failingSince ?? new Date(nowMs),
    failures: failures + 1,
    nextReadAt: new Date(retryMs({ failures, retryAfterMs }, nowMs, chance)),
    // Who does not let us in calls us no more: once we are let in again, we ask for it anew.
    ...(trouble === 'credentials-refused' && { watchedUntil: null, watchAt: null }),
  });
  return NOTHING;
}

/**
 * Tells pages whether a connection closes its host's time: what could not be read for too long is taken. Its
 * host is told once, when it begins.
 */
export async function judgeConnection(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  { companyId, id }: ConnectionKey,
  nowMs: number,
): Promise<void> {
  // As it is by now: it may have been paused since it was read to ask its provider.
  const connection = await findConnectionRow(tx, { companyId, id });
  if (!connection) return;
  const calendars = await listCalendarRows(tx, companyId, [id]);
  const since = closesSince({ isPaused: connection.isPaused, calendars }, nowMs);
  const begins = await setClosedSince(tx, { companyId, id }, since);
  if (!begins || !since) return;
  const event = { type: 'calendar-unreadable', companyId, connectionId: id } as const;
  await jobs.publish(tx, { ...event, sinceIso: since.toISOString() });
}
