import { setImmediate } from 'node:timers/promises';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { askAboutClashes } from '#server/time/decision/ask-hosts.ts';
import { type EventTime, replaceEventTimes } from '#server/time/reservation/close-time.ts';
import type { ProblemKind } from './icalendar/calendar-problem.ts';
import { type BusyTime, toBusyTimes } from './icalendar/to-busy-times.ts';
import { EXPANDED_MS, PAST_MS } from './reading-times.ts';
import type { CalendarUseRow, ConnectionRow } from './store/connection-rows.ts';
import {
  type EventRow,
  listEvents,
  listOthersAppointments,
  listOwnAppointments,
  updateSync,
} from './store/event-rows.ts';

export type ExpandingServices = Pick<Services, 'clock' | 'jobs' | 'zoneData'>;

/** A calendar with what decides which of its events take time, and when. */
export interface ExpandedCalendar {
  readonly companyId: string;
  readonly calendarId: string;
  readonly hostId: string;
  /** The zone of its host: their days are meant. */
  readonly timeZone: string;
  readonly hostEmail: string;
  readonly accountName: string;
  readonly provider: ConnectionRow['provider'];
  /** Whether its events take time at all: it counts, and its connection is not paused. */
  readonly takesTime: boolean;
  readonly use: Pick<CalendarUseRow, 'countsTentative'>;
}

const OURS = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@kalends$/;
const MAX_TITLE_LENGTH = 300;
const EVENTS_AT_ONCE = 500;

/**
 * Writes what the events of a calendar take of its host's time: of some UIDs, or of all. Asks no
 * provider: what was read stands in the database. Where that meets appointments, their host is asked what is to
 * become of them. Returns what of the events is not understood.
 */
export async function expandCalendar(
  services: ExpandingServices,
  tx: Transaction,
  calendar: ExpandedCalendar,
  { nowMs, uids }: { readonly nowMs: number; readonly uids?: readonly string[] | undefined },
): Promise<readonly ProblemKind[]> {
  const untilMs = nowMs + EXPANDED_MS;
  const { times, problems } = calendar.takesTime
    ? await toTimes(tx, calendar, { nowMs, untilMs, uids })
    : { times: [], problems: [] };
  // An object that has events of several UIDs, as none should, counts for all of them.
  const about = uids && [...new Set([...uids, ...times.map(({ uid }) => uid)])];
  const closed = await replaceEventTimes(tx, calendar, { uids: about, times });
  if (closed.length > 0) {
    await askAboutClashes(services, tx, calendar, { calendarId: calendar.calendarId, uids: about });
  }
  if (uids !== undefined) return problems;
  await updateSync(tx, calendar, {
    expandedUntil: new Date(untilMs),
    expandedZone: calendar.timeZone,
    expandedEdition: services.zoneData.edition,
  });
  return problems;
}

interface Expanded {
  readonly times: readonly EventTime[];
  readonly problems: readonly ProblemKind[];
}

interface Range {
  readonly nowMs: number;
  readonly untilMs: number;
  readonly uids: readonly string[] | undefined;
}

async function toTimes(
  sql: Sql,
  calendar: ExpandedCalendar,
  { nowMs, untilMs, uids }: Range,
): Promise<Expanded> {
  const events = await listEvents(sql, calendar, uids && { uids });
  const ours = await findOurs(
    sql,
    calendar,
    events.map(({ uid }) => uid),
  );
  const question = {
    fromMs: nowMs - PAST_MS,
    toMs: untilMs,
    timeZone: calendar.timeZone,
    countsTentative: calendar.use.countsTentative,
    ownerAddresses: addressesOf(calendar),
    isOurs: (uid: string) => ours.has(uid),
  };
  const times: EventTime[] = [];
  const problems: ProblemKind[] = [];
  for (const some of inParts(events)) {
    const read = toBusyTimes(
      some.map(({ content }) => content),
      question,
    );
    times.push(...read.times.map(toEventTime));
    problems.push(...read.problems.map(({ kind }) => kind));
    // A calendar of ten thousand events takes a second in all: others have their turn.
    await setImmediate();
  }
  return { times, problems };
}

function toEventTime({ uid, title, startMs, endMs }: BusyTime): EventTime {
  return { uid, title: title.slice(0, MAX_TITLE_LENGTH), fromMs: startMs, toMs: endMs };
}

/** Events of one UID are read together, for some deviate from others. */
function inParts(events: readonly EventRow[]): EventRow[][] {
  const parts: EventRow[][] = [];
  for (const group of Map.groupBy(events, ({ uid }) => uid).values()) {
    const last = parts.at(-1);
    if (last && last.length < EVENTS_AT_ONCE) last.push(...group);
    else parts.push([...group]);
  }
  return parts;
}

function addressesOf({ hostEmail, accountName }: ExpandedCalendar): string[] {
  return [hostEmail, accountName].map((each) => each.toLowerCase());
}

/**
 * The UIDs of appointments that take no time by an event: that of the host's own is taken already, and a feed may
 * be one of ours, with those of colleagues. Another company's take time, as do those that the host attends.
 */
async function findOurs(
  sql: Sql,
  of: ExpandedCalendar,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = uids.flatMap((uid) => OURS.exec(uid)?.[1] ?? []);
  const own = await listOwnAppointments(sql, of, ids);
  const others =
    of.provider === 'feed'
      ? await listOthersAppointments(sql, of.companyId, { ids, notOf: addressesOf(of) })
      : [];
  const ours = new Set([...own, ...others]);
  return new Set(uids.filter((uid) => ours.has(OURS.exec(uid)?.[1] ?? '')));
}
