import * as z from 'zod';
import type {
  CalendarChanges,
  KnownCalendar,
  RemoteObject,
} from '#server/platform/kernel/calendar-provider.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { loadPages } from '../load-pages.ts';
import type { GoogleCalendar } from './google-api.ts';
import {
  EVENT_FIELDS,
  type GoogleEvent,
  googleEvent,
  isGone,
  toGoogleEventText,
} from './google-event.ts';

const MOST_A_PAGE = '2500';

const eventsPage = z.object({
  items: z.array(googleEvent).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

/**
 * What has changed in a calendar, by its sync token; all of it without one, and where Google does not know
 * it any more (https://developers.google.com/workspace/calendar/api/guides/sync).
 */
export async function readGoogleChanges(
  calendar: GoogleCalendar,
  known: KnownCalendar,
): Promise<CalendarChanges> {
  if (known.cursor === null) return readWhole(calendar);
  const read = await readSince(calendar, known.cursor);
  if (!read) return readWhole(calendar);
  const { changed, goneIds, goneSeries } = await toObjects(calendar, read.events);
  const orphans = goneSeries.size > 0 ? await deviationsOf(goneSeries, known) : [];
  const gone = new Set([...goneIds, ...orphans]);
  return { isWhole: false, changed, goneIds: [...gone], cursor: read.cursor };
}

async function readWhole(calendar: GoogleCalendar): Promise<CalendarChanges> {
  const { events, cursor } = await readAll(calendar, {});
  const { changed } = await toObjects(calendar, events);
  return { isWhole: true, changed, goneIds: [], cursor };
}

interface EventsRead {
  readonly events: readonly GoogleEvent[];
  readonly cursor: string;
}

/** None where the token is too old, or none of Google's. */
async function readSince(
  calendar: GoogleCalendar,
  syncToken: string,
): Promise<EventsRead | undefined> {
  try {
    return await readAll(calendar, { syncToken });
  } catch (error) {
    if (error instanceof UnknownSyncToken) return undefined;
    throw error;
  }
}

class UnknownSyncToken extends Error {}

/** The series with its deviations, not each of its instances; every page has to say the same of that. */
async function readAll(
  calendar: GoogleCalendar,
  since: { readonly syncToken?: string },
): Promise<EventsRead> {
  const asked = {
    ...since,
    singleEvents: 'false',
    maxResults: MOST_A_PAGE,
    maxAttendees: '1',
    fields: `nextPageToken,nextSyncToken,items(${EVENT_FIELDS})`,
  };
  const load = async (pageToken: string | undefined) => {
    const query = new URLSearchParams({ ...asked, ...(pageToken !== undefined && { pageToken }) });
    const response = await calendar.ask('', query);
    const isTooOld = response.status === 410 || response.status === 400;
    if (isTooOld && since.syncToken !== undefined) {
      await response.body?.cancel();
      throw new UnknownSyncToken();
    }
    return calendar.read(response, eventsPage);
  };
  const pages = await loadPages(load, ({ nextPageToken }) => nextPageToken);
  const cursor = pages.at(-1)?.nextSyncToken;
  if (cursor === undefined) {
    throw new CalendarFault('answer-not-understood', 'does not say where to go on');
  }
  return { events: pages.flatMap(({ items }) => items), cursor };
}

interface Objects {
  readonly changed: readonly RemoteObject[];
  readonly goneIds: readonly string[];
  /** Those of them that may have been series. */
  readonly goneSeries: ReadonlySet<string>;
}

async function toObjects(
  calendar: GoogleCalendar,
  events: readonly GoogleEvent[],
): Promise<Objects> {
  const goneSeries = new Set(events.filter(isGone).map(({ id }) => id));
  const uids = new Map(events.map(({ id, iCalUID }) => [id, iCalUID]));
  const changed: RemoteObject[] = [];
  const goneIds: string[] = [];
  for (const event of events) {
    const { id, recurringEventId: series, iCalUID } = event;
    const isThere = !isGone(event) && !(series !== undefined && goneSeries.has(series));
    if (isThere && iCalUID === undefined && series !== undefined && !uids.has(series)) {
      uids.set(series, await loadUid(calendar, series));
    }
    const uid = iCalUID ?? (series === undefined ? id : uids.get(series));
    if (!isThere || uid === undefined) goneIds.push(id);
    else changed.push({ id, version: event.etag ?? null, content: toGoogleEventText(event, uid) });
  }
  return { changed, goneIds, goneSeries };
}

/** The UID of a series that is not among what has changed; none where it is gone by now. */
async function loadUid(calendar: GoogleCalendar, id: string): Promise<string | undefined> {
  const fields = new URLSearchParams({ fields: EVENT_FIELDS });
  const response = await calendar.ask(`/${encodeURIComponent(id)}`, fields);
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return undefined;
  }
  const { status, iCalUID } = await calendar.read(response, googleEvent);
  return status === 'cancelled' ? undefined : (iCalUID ?? id);
}

/** A series that is gone takes its deviations along; Google names them `<series>_20261201T090000Z`. */
async function deviationsOf(
  series: ReadonlySet<string>,
  known: KnownCalendar,
): Promise<readonly string[]> {
  const ids = [...(await known.versions()).keys()];
  return ids.filter((id) => series.has(id.replace(/_\d{8}(?:T\d{6}Z)?$/, '')));
}
