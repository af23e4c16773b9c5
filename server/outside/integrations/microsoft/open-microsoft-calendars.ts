import * as z from 'zod';
import type { CalendarAccount, RemoteCalendar } from '#server/platform/kernel/calendar-provider.ts';
import { answeringCalendar } from '../calendar-fault.ts';
import type { Graph, GraphApi } from './graph-api.ts';
import { openGraphSubscriptions } from './open-graph-subscriptions.ts';
import { readGraphChanges } from './read-graph-changes.ts';
import { removeGraphEvent, writeGraphEvent } from './write-graph-event.ts';

const listedCalendar = z.object({
  id: z.string(),
  name: z.string().nullish(),
  /** Empty where Outlook chooses one. */
  hexColor: z.string().nullish(),
  canEdit: z.boolean().nullish(),
  isDefaultCalendar: z.boolean().nullish(),
});

type ListedCalendar = z.output<typeof listedCalendar>;

/** The calendars of a Microsoft account. */
export function openMicrosoftCalendars(api: GraphApi): CalendarAccount {
  return {
    channels: openGraphSubscriptions(api),
    listCalendars: (until) => answeringCalendar(() => listCalendars(api.until(until))),
    readChanges: (calendarId, known, until) =>
      answeringCalendar(() => readGraphChanges(api.until(until), calendarId, known)),
    writeEvent: (calendarId, event, until) =>
      answeringCalendar(() => writeGraphEvent(api.until(until), calendarId, event)),
    removeEvent: (calendarId, event, until) =>
      answeringCalendar(() => removeGraphEvent(api.until(until), calendarId, event)),
  };
}

/** The default one stands first. Their zone is a mailbox's, which is not ours to ask for. */
async function listCalendars(graph: Graph): Promise<readonly RemoteCalendar[]> {
  const query = new URLSearchParams({
    $top: '100',
    $select: 'id,name,hexColor,canEdit,isDefaultCalendar',
  });
  const { items } = await graph.readPages(`/calendars?${query}`, listedCalendar);
  return items.toSorted((one, other) => rankOf(one) - rankOf(other)).map(toCalendar);
}

function rankOf({ isDefaultCalendar }: ListedCalendar): number {
  return isDefaultCalendar ? 0 : 1;
}

function toCalendar({ id, name, hexColor, canEdit }: ListedCalendar): RemoteCalendar {
  const color = hexColor && /^#[\da-f]{6}$/i.test(hexColor) ? hexColor.toLowerCase() : null;
  return { id, name: name ?? '', color, timeZone: null, isReadOnly: canEdit !== true };
}
