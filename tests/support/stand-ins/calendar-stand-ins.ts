import { createCalDav } from '#server/outside/integrations/caldav/create-cal-dav.ts';
import type { ServiceRecords } from '#server/outside/integrations/caldav/service-records.ts';
import type { CalendarProvider, GivenAccount } from '#server/platform/kernel/calendar-provider.ts';
import { systemClock } from '#server/platform/kernel/clock.ts';
import { findRadicale, runRadicale } from '../run-radicale.ts';
import { aCalendarFile } from './calendar-content.ts';
import { askRadicale } from './radicale-calendars.ts';

/** A place where hosts have calendars, and what happens in it without us. */
export interface CalendarStandIn {
  readonly provider: CalendarProvider;
  /** What lets one in, now. */
  given(): GivenAccount;
  /** Makes a calendar with events, and says its id. */
  makeCalendar(name: string): Promise<string>;
  removeCalendar(calendarId: string): Promise<void>;
  /** Makes an event there, or changes it. */
  putEvent(calendarId: string, uid: string, summary: string): Promise<void>;
  removeEvent(calendarId: string, uid: string): Promise<void>;
  /** It is not reached any more. */
  breakDown(): Promise<void>;
  stop(): Promise<void>;
}

/** A domain name system that knows of no services. */
export const NO_RECORDS: ServiceRecords = { readSrv: async () => [], readTxt: async () => [] };

/** CalDAV as the tests have it: they ask servers on this machine, and no name servers. */
export function openCalDav(): CalendarProvider {
  return createCalDav({ fetch, clock: systemClock, records: NO_RECORDS });
}

async function standInRadicale(): Promise<CalendarStandIn> {
  const server = await runRadicale();
  const calendars = askRadicale(server);
  return {
    ...calendars,
    provider: openCalDav(),
    given: () => ({
      address: server.url,
      username: server.username,
      password: server.password(),
    }),
    putEvent: (calendarId, uid, summary) =>
      calendars.putFile(calendarId, nameOf(uid), aCalendarFile(uid, summary)),
    removeEvent: (calendarId, uid) => calendars.removeFile(calendarId, nameOf(uid)),
    breakDown: server.kill,
    stop: server.stop,
  };
}

/** Not the name that we would give it: other programs name files as they like. */
const nameOf = (uid: string) => `by-hand-${uid}.ics`;

interface Row {
  /** The program that it needs, where this machine lacks it. */
  readonly missing: string | undefined;
  start(): Promise<CalendarStandIn>;
}

/** Who fills the port, by the server that stands in for it here. */
export const calendarStandIns = {
  radicale: { missing: findRadicale() ? undefined : 'radicale', start: standInRadicale },
} as const satisfies Record<string, Row>;
