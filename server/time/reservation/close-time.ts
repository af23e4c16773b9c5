import type { Transaction } from '#server/platform/db/database.ts';
import {
  type CalendarOf,
  type ClosedTime,
  deleteClosedTime,
  deleteEventTimes,
  type EventTime,
  insertEventTimes,
  listEventTimes,
  lockTakersOut,
  writeClosedTime,
} from './store/closed-time-statement.ts';

export type { CalendarOf, EventTime };

/**
 * Closes time of a host, or moves what is closed under an id already. It meets anyone who takes time of
 * theirs: what was taken before is there once this transaction has committed, and can be listed then;
 * what comes later finds it closed, also where it was decided before. To be called before anything
 * else is locked that takers wait for.
 */
export async function closeTime(tx: Transaction, closed: ClosedTime): Promise<void> {
  await lockTakersOut(tx, closed);
  await writeClosedTime(tx, closed);
}

/** The time can be taken again. */
export async function openTime(
  tx: Transaction,
  closed: Pick<ClosedTime, 'companyId' | 'id'>,
): Promise<void> {
  await deleteClosedTime(tx, closed);
}

/** How many rows one statement writes. */
const ROWS_AT_ONCE = 5_000;

/**
 * Makes what a calendar's events take be `times`, all at once: of the events that are named, or of all of
 * them. What stays is not written again, so that a reading that changes nothing drops nothing that is
 * remembered of a page. Meets those who take time as `closeTime` does; returns what is closed newly.
 */
export async function replaceEventTimes(
  tx: Transaction,
  of: CalendarOf,
  wanted: { readonly uids: readonly string[] | undefined; readonly times: readonly EventTime[] },
): Promise<readonly EventTime[]> {
  const kept = await listEventTimes(tx, of, wanted.uids);
  const keys = new Set(kept.map(toKey));
  const wantedKeys = new Set(wanted.times.map(toKey));
  const added = wanted.times.filter((each) => !keys.has(toKey(each)));
  const gone = kept.filter((each) => !wantedKeys.has(toKey(each)));
  if (added.length > 0) await lockTakersOut(tx, of);
  for (const some of inParts(added)) await insertEventTimes(tx, of, some);
  for (const some of inParts(gone)) {
    await deleteEventTimes(
      tx,
      of.companyId,
      some.map(({ id }) => id),
    );
  }
  return added;
}

function toKey({ uid, title, fromMs, toMs }: EventTime): string {
  return `${fromMs} ${toMs} ${uid} ${title}`;
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );
}
