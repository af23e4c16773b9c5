import type {
  CalendarAccount,
  CalendarProvider,
} from '#server/platform/kernel/calendar-provider.ts';
import { answeringCalendar } from '../calendar-fault.ts';
import { readCredentials } from './account-credentials.ts';
import type { CalDavTools } from './cal-dav-tools.ts';
import { findAccount } from './find-account.ts';
import { listCalendars } from './list-calendars.ts';
import { readChanges } from './read-changes.ts';
import type { DavDoor } from './send-dav.ts';
import { removeEvent, writeEvent } from './write-event.ts';

/** Calendars by CalDAV (RFC 4791) with synchronisation (RFC 6578) and discovery (RFC 6764). */
export function createCalDav(tools: CalDavTools): CalendarProvider {
  return {
    findAccount: (given, { signal }) => answeringCalendar(() => findAccount(tools, given, signal)),
    openAccount: (credentials) => openAccount(tools, credentials),
  };
}

/** Ids are paths: everything is asked of the one origin that the account was found at. */
function openAccount({ fetch, clock }: CalDavTools, credentials: string): CalendarAccount {
  const { homes, ...login } = readCredentials(credentials);
  const { origin } = new URL(homes[0]);
  const open = (signal: AbortSignal): DavDoor => ({
    ...{ fetch, clock, login, signal },
    known: new Set([origin]),
    mayLead: (_, to) => to.origin === origin,
    // A page that says it is closed may stand elsewhere: nothing is wrong with the account then.
    ledAstray: 'no-answer',
  });
  const at = (calendarId: string) => new URL(calendarId, origin);
  return {
    listCalendars: ({ signal }) => answeringCalendar(() => listCalendars(open(signal), homes)),
    readChanges: (calendarId, known, { signal }) =>
      answeringCalendar(() => readChanges(open(signal), at(calendarId), known)),
    writeEvent: (calendarId, event, { signal }) =>
      answeringCalendar(() => writeEvent(open(signal), at(calendarId), event)),
    removeEvent: (calendarId, event, { signal }) =>
      answeringCalendar(() => removeEvent(open(signal), at(calendarId), event)),
  };
}
