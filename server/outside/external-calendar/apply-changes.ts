import type { Transaction } from '#server/platform/db/database.ts';
import type { CalendarChanges, RemoteObject } from '#server/platform/kernel/calendar-provider.ts';
import { type ExpandingServices, expandCalendar } from './expand-calendar.ts';
import type { ProblemKind } from './icalendar/calendar-problem.ts';
import { uidsOf } from './icalendar/uid-of.ts';
import { loadReading, type Reading } from './load-reading.ts';
import { noteTheirChanges } from './note-their-changes.ts';
import { EXPANDED_AGAIN_MS, nextReadMs } from './reading-times.ts';
import type { SyncRow } from './store/connection-rows.ts';
import {
  type CalendarKey,
  deleteEvents,
  type EventRow,
  listEvents,
  listVersions,
  lockSync,
  saveEvents,
  updateSync,
} from './store/event-rows.ts';

/** What of changes that were read was not understood. */
export interface Applied {
  readonly problems: readonly ProblemKind[];
}

/**
 * Makes what has changed in a calendar known, all at once: there is no moment at which less is taken than
 * before or after. Where nothing has changed, nothing is written but when it was read.
 */
export async function applyChanges(
  services: ExpandingServices,
  tx: Transaction,
  { reading, changes }: { readonly reading: Reading; readonly changes: CalendarChanges },
  { nowMs, chance }: { readonly nowMs: number; readonly chance: number },
): Promise<Applied> {
  const sync = await lockSync(tx, reading.expanded);
  // What its host has chosen is read under the lock, as anyone who changes it holds it too.
  const current = sync && (await loadReading(tx, reading.expanded));
  // It is connected no more, or somebody else has read on meanwhile and what was read is old.
  if (!current) return { problems: [] };
  if (isOvertaken(sync, reading.sync)) {
    // Nobody comes by soon where a provider calls: what it has called for may be what is dropped here.
    if (sync.watchedUntil) await updateSync(tx, current.expanded, { nextReadAt: new Date(nowMs) });
    return { problems: [] };
  }
  const key = current.expanded;
  const { cursor } = changes;
  const { uids, lost } = await saveChanged(tx, key, changes);
  await noteTheirChanges(services, tx, current, { changes, lost, turn: reading.turn });
  const { edition } = services.zoneData;
  const isDue =
    sync.expandedUntil === null ||
    sync.expandedUntil.getTime() < nowMs + EXPANDED_AGAIN_MS ||
    sync.expandedZone !== key.timeZone ||
    // An older process leaves what a newer one has written.
    (sync.expandedEdition ?? '') < edition;
  const isToExpand = isDue || uids.length > 0;
  const problems = isToExpand
    ? await expandCalendar(services, tx, key, { nowMs, uids: isDue ? undefined : uids })
    : [];
  await updateSync(tx, key, {
    // Where an older process has written some of it, a newer one does all of it again.
    ...(isToExpand && { expandedEdition: edition }),
    cursor,
    readAt: new Date(nowMs),
    nextReadAt: new Date(sync.isNoticed ? nowMs : nextReadMs(timesOf(current), nowMs, chance)),
    trouble: null,
    failingSince: null,
    failures: 0,
  });
  return { problems };
}

function timesOf({ connection: { provider }, sync }: Reading) {
  return { provider, watchedUntilMs: sync.watchedUntil?.getTime() };
}

/** A provider without cursors tells the same nothing each time: then the time says it. */
function isOvertaken(now: SyncRow, then: SyncRow): boolean {
  return now.cursor !== then.cursor || now.readAt?.getTime() !== then.readAt?.getTime();
}

interface Saved {
  /** What this is about. */
  readonly uids: readonly string[];
  /** The provider's ids of what was known, and is not there any more. */
  readonly lost: readonly string[];
}

/** Keeps what is new and forgets what is gone. */
async function saveChanged(
  tx: Transaction,
  key: CalendarKey,
  { isWhole, changed, goneIds }: CalendarChanges,
): Promise<Saved> {
  const named = changed.map(({ id }) => id);
  const before = isWhole ? await listVersions(tx, key) : undefined;
  const isNamed = new Set(named);
  const gone = before ? [...before.keys()].filter((id) => !isNamed.has(id)) : goneIds;
  const kept = await listEvents(tx, key, { remoteIds: [...named, ...gone] });
  const byId = new Map(kept.map((event) => [event.remoteId, event]));
  const rows = changed.map(toRow).filter((row) => isOther(row, byId.get(row.remoteId)));
  const lost = gone.filter((id) => byId.has(id));
  await saveEvents(tx, key, rows);
  await deleteEvents(tx, key, lost);
  const former = [...rows.map(({ remoteId }) => remoteId), ...lost];
  const uids = [
    ...rows.map(({ uid }) => uid),
    ...former.flatMap((remoteId) => byId.get(remoteId)?.uid ?? []),
  ];
  return { uids: [...new Set(uids)], lost };
}

function toRow({ id, version, content }: RemoteObject): EventRow {
  // What no text of the database may hold.
  const text = content.replaceAll('\0', '');
  return { remoteId: id, version, uid: uidsOf(text)[0] ?? id, content: text };
}

function isOther(row: EventRow, kept: EventRow | undefined): boolean {
  return kept?.content !== row.content || kept.version !== row.version;
}
