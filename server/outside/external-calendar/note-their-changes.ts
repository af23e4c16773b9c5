import type { Transaction } from '#server/platform/db/database.ts';
import type { CalendarChanges } from '#server/platform/kernel/calendar-provider.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { type Judged, judgeWritten, type Verdict } from './judge-written.ts';
import type { Reading } from './load-reading.ts';
import { listEvents } from './store/event-rows.ts';
import { forgetTheirChange, noteUnsure, saveTheirChange } from './store/their-changes.ts';
import { type ExaminedRow, listExamined } from './store/their-changes-statement.ts';

/** Who drags an event to another calendar deletes it in one first, and a slip is taken back. */
const DELETED_FOR_MS = 90_000;
/** More than so many that are deleted at once are no decision about each of them. */
const MOST_DELETED = 3;

interface Read {
  readonly changes: CalendarChanges;
  /** What was known before and is not there any more. */
  readonly lost: readonly string[];
  /** The last writing that this reading can have seen. */
  readonly turn: number;
}

/**
 * Writes down what a host has made of our events in a calendar of theirs, in the transaction that makes its changes
 * known: what follows is a row, too, so that it is done once, also where a process dies.
 */
export async function noteTheirChanges(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Transaction,
  { expanded: key, connection }: Reading,
  { changes, lost, turn }: Read,
): Promise<void> {
  const nowMs = clock.nowMs();
  const gone = new Set(goneIds(changes, lost));
  const remoteIds = [...changes.changed.map(({ id }) => id), ...gone];
  const rows = await listExamined(tx, key, { remoteIds, nowMs });
  if (rows.length === 0) return;
  const events = await listEvents(tx, key, { remoteIds: rows.map(({ remoteId }) => remoteId) });
  const there = new Map(events.map((event) => [event.remoteId, event]));
  const judged = rows.map((row) => {
    const { remoteId } = row;
    const isOvertaken = connection.isPaused || row.isBeingWritten || row.turn > turn;
    const read = { there: there.get(remoteId), isNamedGone: gone.has(remoteId), isOvertaken };
    const verdict = judgeWritten(toJudged(row, read), { timeZone: key.timeZone, nowMs });
    return { row, verdict };
  });
  for (const each of asMishap(judged)) {
    const afterMs = await note(tx, each);
    if (afterMs === undefined) continue;
    const { companyId, appointmentId, hostId } = each.row;
    const due = { kind: 'their-change', companyId, appointmentId, hostId } as const;
    await jobs.later(tx, due, nowMs + afterMs);
  }
}

/** In how long it is to be seen what follows; undefined where nothing does. */
async function note(tx: Transaction, { row, verdict }: JudgedRow): Promise<number | undefined> {
  switch (verdict.kind) {
    case 'unsure':
      if (!row.isUnsure) await noteUnsure(tx, row);
      return undefined;
    case 'ours':
      if (row.isUnsure || row.isChanged) await forgetTheirChange(tx, row);
      return row.isChanged ? 0 : undefined;
    case 'theirs': {
      const isGone = verdict.change === 'deleted' || verdict.change === 'emptied';
      const isNew = await saveTheirChange(tx, row, verdict);
      return isNew ? (isGone ? DELETED_FOR_MS : 0) : undefined;
    }
  }
}

/**
 * Those that the provider says are gone. An answer that names nothing at all is a calendar that was emptied, or a
 * server that begins anew: it says nothing of what is not in it.
 */
function goneIds(
  { isWhole, changed, goneIds: named }: CalendarChanges,
  lost: readonly string[],
): readonly string[] {
  if (!isWhole) return named;
  return changed.length > 0 ? lost : [];
}

function toJudged(
  { startMs, writtenMs, version, ownVersions }: ExaminedRow,
  read: Pick<Judged, 'there' | 'isNamedGone' | 'isOvertaken'>,
): Judged {
  const own = version === null ? ownVersions : [...ownVersions, version];
  return { startMs, writtenMs, ownVersions: own, ...read };
}

interface JudgedRow {
  readonly row: ExaminedRow;
  readonly verdict: Verdict;
}

function asMishap(judged: readonly JudgedRow[]): readonly JudgedRow[] {
  const isDeleted = ({ verdict }: JudgedRow) =>
    verdict.kind === 'theirs' && verdict.change === 'deleted';
  if (judged.filter(isDeleted).length <= MOST_DELETED) return judged;
  return judged.map((each) =>
    isDeleted(each)
      ? {
          ...each,
          verdict: { kind: 'theirs', change: 'emptied', startMs: null, version: null },
        }
      : each,
  );
}
