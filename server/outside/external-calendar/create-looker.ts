import type { LookOnceMore } from '#server/platform/kernel/services.ts';
import { findMeetingTypeOf } from '#server/time/reservation/meeting-type-of-statement.ts';
import { type ReadingServices, readCalendar } from './read-calendar.ts';
import type { CalendarKey } from './store/event-rows.ts';
import { type LiveCalendar, listLiveCalendars } from './store/live-calendars-statement.ts';

/** What somebody who takes a time waits at most for their host's own calendar. */
const PATIENCE_MS = 300;
/** One that was slow is not asked for so long. */
const LEFT_ALONE_MS = 300_000;
/** What was read so short a time ago is not read again. */
const FRESH_MS = 2_000;

export interface Looker {
  /** Learns which hosts, of which meeting types, have calendars that can be asked. */
  refresh(): Promise<void>;
  /**
   * Reads what has changed in the calendars of the hosts whose time is about to be taken: an event of a moment
   * ago is seen. What has no answer after 300 ms (`patienceMs`) is not waited for, and is known when it comes; what was slow
   * is not asked for a while.
   */
  readonly look: LookOnceMore;
}

/** Where nobody has connected a calendar, looking costs nothing: no statement, no wait. */
export function createLooker(services: ReadingServices, patienceMs = PATIENCE_MS): Looker {
  const { clock, db } = services;
  /** By the ids of their hosts and of those hosts' meeting types. */
  let live: ReadonlyMap<string, readonly CalendarKey[]> = new Map();
  const notBefore = new Map<string, number>();
  const mayAsk = ({ calendarId }: CalendarKey) => (notBefore.get(calendarId) ?? 0) <= clock.nowMs();
  const findId = async (of: Parameters<LookOnceMore>[0]) => {
    if ('hostId' in of) return of.hostId;
    return 'meetingTypeId' in of ? of.meetingTypeId : findMeetingTypeOf(db, of.appointmentId);
  };
  const ask = async (key: CalendarKey): Promise<void> => {
    notBefore.set(key.calendarId, clock.nowMs() + FRESH_MS);
    const reading = readCalendar(services, key).catch((error: unknown) =>
      services.log.error({ err: error, calendarId: key.calendarId }, 'calendar'),
    );
    const { isLate, stop } = afterMs(patienceMs);
    const slow = await Promise.race([reading.then(() => false), isLate]);
    stop();
    if (slow) notBefore.set(key.calendarId, clock.nowMs() + LEFT_ALONE_MS);
  };
  return {
    async refresh() {
      const calendars = await listLiveCalendars(db);
      live = byIds(calendars);
      const asked = new Set(calendars.map(({ calendarId }) => calendarId));
      for (const id of notBefore.keys()) if (!asked.has(id)) notBefore.delete(id);
    },
    async look(of) {
      if (live.size === 0) return;
      const keys = live.get((await findId(of)) ?? '') ?? [];
      await Promise.all(keys.filter(mayAsk).map(ask));
    },
  };
}

function byIds(calendars: readonly LiveCalendar[]): Map<string, CalendarKey[]> {
  const found = new Map<string, CalendarKey[]>();
  for (const { companyId, calendarId, hostId, meetingTypeIds } of calendars) {
    for (const id of [hostId, ...meetingTypeIds]) {
      const keys = found.get(id) ?? [];
      found.set(id, keys);
      keys.push({ companyId, calendarId });
    }
  }
  return found;
}

/** Resolves to true once so much time has passed. */
function afterMs(ms: number): { readonly isLate: Promise<true>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), ms);
  });
  return { isLate, stop: () => clearTimeout(timer) };
}
