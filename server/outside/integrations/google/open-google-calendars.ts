import * as z from 'zod';
import type {
  CalendarAccount,
  Patience,
  RemoteCalendar,
} from '#server/platform/kernel/calendar-provider.ts';
import { answeringCalendar } from '../calendar-fault.ts';
import { holds } from '../create-authorised-accounts.ts';
import { loadPages } from '../load-pages.ts';
import type { GoogleApi } from './google-api.ts';
import { openGoogleChannels } from './open-google-channels.ts';
import { readGoogleChanges } from './read-google-changes.ts';
import { removeGoogleEvent, writeGoogleEvent } from './write-google-event.ts';

const calendarsPage = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: z.string().default(''),
        /** What its owner calls it, where that is something else. */
        summaryOverride: z.string().optional(),
        backgroundColor: z.string().optional(),
        timeZone: z.string().optional(),
        accessRole: z.string().optional(),
        primary: z.boolean().default(false),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
type ListedCalendar = z.output<typeof calendarsPage>['items'][number];

/** Writes into calendars of one's own; into those of others it does not. */
export const OWN_EVENTS = 'calendar.events.owned';

/** The calendars of a Google account. */
export function openGoogleCalendars(api: GoogleApi): CalendarAccount {
  return {
    channels: openGoogleChannels(api),
    listCalendars: (until) => answeringCalendar(() => listCalendars(api, until)),
    readChanges: (calendarId, known, until) =>
      answeringCalendar(() => readGoogleChanges(api.calendar(calendarId, until), known)),
    writeEvent: (calendarId, event, until) =>
      answeringCalendar(() => writeGoogleEvent(api.calendar(calendarId, until), event)),
    removeEvent: (calendarId, event, until) =>
      answeringCalendar(() => removeGoogleEvent(api.calendar(calendarId, until), event)),
  };
}

/** The one that is the account's own stands first. */
async function listCalendars(api: GoogleApi, until: Patience): Promise<readonly RemoteCalendar[]> {
  const load = async (pageToken: string | undefined) => {
    const query = new URLSearchParams({
      maxResults: '250',
      fields:
        'nextPageToken,items(id,summary,summaryOverride,backgroundColor,timeZone,accessRole,primary)',
      ...(pageToken !== undefined && { pageToken }),
    });
    return api.read(await api.ask(`${api.calendars}?${query}`, {}, until), calendarsPage);
  };
  const pages = await loadPages(load, ({ nextPageToken }) => nextPageToken);
  const listed = pages.flatMap(({ items }) => items);
  return listed
    .toSorted((one, other) => Number(other.primary) - Number(one.primary))
    .map((each) => toCalendar(each, holds(api, OWN_EVENTS)));
}

function toCalendar(listed: ListedCalendar, mayWrite: boolean): RemoteCalendar {
  const { id, summary, summaryOverride, backgroundColor = '', timeZone, accessRole } = listed;
  return {
    id,
    name: summaryOverride ?? summary,
    color: /^#[\da-f]{6}$/i.test(backgroundColor) ? backgroundColor.toLowerCase() : null,
    timeZone: timeZone ?? null,
    isReadOnly: accessRole !== 'owner' || !mayWrite,
  };
}
