import type {
  CalendarAccount,
  CalendarProvider,
} from '#server/platform/kernel/calendar-provider.ts';
import { readCredentials } from './account-credentials.ts';
import type { CalDavTools } from './cal-dav-tools.ts';
import { answering } from './dav-trouble.ts';
import { findAccount } from './find-account.ts';
import { listCalendars } from './list-calendars.ts';
import { readChanges } from './read-changes.ts';
import type { DavDoor } from './send-dav.ts';
import { removeEvent, writeEvent } from './write-event.ts';

/** Calendars by CalDAV (RFC 4791) with synchronisation (RFC 6578) and discovery (RFC 6764). */
export function createCalDav(tools: CalDavTools): CalendarProvider {
  return {
    findAccount: (given, { signal }) => answering(() => findAccount(tools, given, signal)),
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
    listCalendars: ({ signal }) => answering(() => listCalendars(open(signal), homes)),
    readChanges: (calendarId, known, { signal }) =>
      answering(() => readChanges(open(signal), at(calendarId), known)),
    writeEvent: (calendarId, event, { signal }) =>
      answering(() => writeEvent(open(signal), at(calendarId), event)),
    removeEvent: (calendarId, { id }, { signal }) =>
      answering(() => removeEvent(open(signal), at(calendarId), id)),
  };
}
