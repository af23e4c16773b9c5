import { createHash } from 'node:crypto';
import * as z from 'zod';
import type {
  CalendarChanges,
  KnownCalendar,
  RemoteObject,
} from '#server/platform/kernel/calendar-provider.ts';
import { CalendarFault } from '../calendar-fault.ts';
import type { Graph } from './graph-api.ts';
import { type GraphEvent, graphEvent, toGraphEventText, toGraphSeriesText } from './graph-event.ts';

/** Graph tells what has changed between two instants, from one round to the next. */
const cursor = z.codec(
  z.string(),
  z.object({ from: z.string(), until: z.string(), link: z.string() }),
  {
    decode(text, context) {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'custom', input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  },
);
type Cursor = z.output<typeof cursor>;
type Window = Pick<Cursor, 'from' | 'until'>;

const DAY_MS = 86_400_000;
/** What is over is told for a while. */
const PAST_DAYS = 30;
/** So much more than has to be is read ahead, so that all of it is read anew once in that time. */
const SPARE_DAYS = 30;

/**
 * What has changed in a calendar, within a window that its cursor names; all of it without one, where Graph
 * has forgotten it, and where the window ends too early by now
 * (https://learn.microsoft.com/en-us/graph/delta-query-events).
 */
export async function readGraphChanges(
  graph: Graph,
  calendarId: string,
  known: KnownCalendar,
): Promise<CalendarChanges> {
  const before = readCursor(known.cursor ?? '', graph);
  const round = before && (await readOn(graph, before.link));
  if (!round) return readWhole(graph, calendarId);
  const gone = round.events.filter(isGone).map(({ id }) => id);
  const there = round.events.filter((each) => !isGone(each));
  // An instance that is gone does not say of which series it was.
  const ids = gone.length > 0 ? await known.versions() : new Map();
  if (gone.some((id) => !ids.has(id))) return readWhole(graph, calendarId);
  const series = await loadSeries(graph, before, seriesOf(there));
  return {
    isWhole: false,
    changed: [...toSingles(there), ...series.changed],
    goneIds: [...gone, ...series.goneIds],
    cursor: cursor.encode({ ...before, link: round.link }),
  };
}

/** None of what is no cursor, or of one whose window ends too early by now. */
function readCursor(text: string, { clock, horizonDays }: Graph): Cursor | undefined {
  const before = cursor.safeParse(text).data;
  const isLong = before && Date.parse(before.until) >= clock.nowMs() + horizonDays * DAY_MS;
  return isLong ? before : undefined;
}

async function readWhole(graph: Graph, calendarId: string): Promise<CalendarChanges> {
  const window = toWindow(graph);
  const { from, until } = window;
  const query = new URLSearchParams({ startDateTime: from, endDateTime: until });
  const path = `/calendars/${encodeURIComponent(calendarId)}/calendarView/delta?${query}`;
  const { events, link } = await readRound(graph, path);
  const there = events.filter((each) => !isGone(each));
  const changed = toSingles(there);
  for (const id of seriesOf(there)) {
    const object = toKnownSeries(id, there) ?? (await loadOneSeries(graph, window, id));
    if (object) changed.push(object);
  }
  return { isWhole: true, changed, goneIds: [], cursor: cursor.encode({ ...window, link }) };
}

function toWindow({ clock, horizonDays }: Graph): Window {
  const today = Math.floor(clock.nowMs() / DAY_MS);
  const toIso = (days: number) => new Date((today + days) * DAY_MS).toISOString();
  return { from: toIso(-PAST_DAYS), until: toIso(horizonDays + SPARE_DAYS + 1) };
}

interface Round {
  readonly events: readonly GraphEvent[];
  readonly link: string;
}

async function readRound(graph: Graph, path: string, ask?: Graph['ask']): Promise<Round> {
  const { items, deltaLink } = await graph.readPages(path, graphEvent, ask);
  if (deltaLink === undefined) {
    throw new CalendarFault('answer-not-understood', 'does not say where to go on');
  }
  // Of an event that is named more than once, the last word counts.
  return { events: [...new Map(items.map((each) => [each.id, each])).values()], link: deltaLink };
}

class LostRound extends Error {}

/** None where Graph has forgotten what it has told before (`410`, of old also `400`). */
async function readOn(graph: Graph, link: string): Promise<Round | undefined> {
  const ask: Graph['ask'] = async (path) => {
    const response = await graph.ask(path);
    if (response.status !== 410 && response.status !== 400) return response;
    await response.body?.cancel();
    throw new LostRound();
  };
  try {
    return await readRound(graph, link, ask);
  } catch (error) {
    if (error instanceof LostRound) return undefined;
    throw error;
  }
}

/** Also one that has been moved out of the window: it comes without anything but its id. */
function isGone(event: GraphEvent): boolean {
  const isMaster = event.type === 'seriesMaster';
  return event['@removed'] !== undefined || (!event.start && !isMaster);
}

function isOfSeries({ type, seriesMasterId }: GraphEvent): boolean {
  return type === 'seriesMaster' || Boolean(seriesMasterId);
}

function seriesOf(events: readonly GraphEvent[]): ReadonlySet<string> {
  return new Set(events.filter(isOfSeries).map((each) => each.seriesMasterId || each.id));
}

function toSingles(events: readonly GraphEvent[]): RemoteObject[] {
  return events
    .filter((each) => !isOfSeries(each))
    .map((event) => ({
      id: event.id,
      version: event['@odata.etag'] ?? null,
      content: toGraphEventText(event),
    }));
}

/** A series that is told with its master: its occurrences do not repeat what that says. */
function toKnownSeries(id: string, events: readonly GraphEvent[]): RemoteObject | undefined {
  const master = events.find((each) => each.id === id);
  const instances = events.filter(({ seriesMasterId }) => seriesMasterId === id);
  const base = master ?? instances.find(({ type, showAs }) => type === 'occurrence' && showAs);
  return base && instances.length > 0 ? toSeries(id, base, instances) : undefined;
}

function toSeries(id: string, base: GraphEvent, instances: readonly GraphEvent[]): RemoteObject {
  const content = toGraphSeriesText(base, instances);
  // No version of Graph's is one of a whole series.
  return { id, version: createHash('sha256').update(content).digest('base64url'), content };
}

async function loadSeries(graph: Graph, window: Window, ids: ReadonlySet<string>) {
  const changed: RemoteObject[] = [];
  const goneIds: string[] = [];
  for (const id of ids) {
    const object = await loadOneSeries(graph, window, id);
    if (object) changed.push(object);
    else goneIds.push(id);
  }
  return { changed, goneIds };
}

/** A series as it stands by now, since a round does not name what was taken out of one; none where it is gone. */
async function loadOneSeries(
  graph: Graph,
  { from, until }: Window,
  id: string,
): Promise<RemoteObject | undefined> {
  const path = `/events/${encodeURIComponent(id)}`;
  const master = await graph.ask(path);
  if (master.status === 404) {
    await master.body?.cancel();
    return undefined;
  }
  const base = await graph.read(master, graphEvent);
  const query = new URLSearchParams({ startDateTime: from, endDateTime: until });
  const { items } = await graph.readPages(`${path}/instances?${query}`, graphEvent);
  return items.length > 0 ? toSeries(id, base, items) : undefined;
}
