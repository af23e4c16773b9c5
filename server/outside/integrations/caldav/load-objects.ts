import { calendarMultiGet } from 'tsdav';
import type { RemoteObject } from '#server/platform/kernel/calendar-provider.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { askMultistatus } from './ask-dav.ts';
import { toPath } from './read-href.ts';
import { CALDAV, DAV, type DavResource, textOf } from './read-multistatus.ts';
import type { DavDoor } from './send-dav.ts';

/** What a calendar has at some paths. */
interface Loaded {
  readonly changed: readonly RemoteObject[];
  /** What is not there any more, or is no event. */
  readonly goneIds: readonly string[];
}

const BATCH = 100;

/** The events at these paths, by RFC 4791 §7.9. @throws CalendarFault where one of them is not told. */
export async function loadObjects(
  door: DavDoor,
  calendar: URL,
  paths: readonly string[],
): Promise<Loaded> {
  const changed: RemoteObject[] = [];
  const goneIds: string[] = [];
  for (let from = 0; from < paths.length; from += BATCH) {
    for (const [path, object] of await loadBatch(door, calendar, paths.slice(from, from + BATCH))) {
      if (object) changed.push(object);
      else goneIds.push(path);
    }
  }
  return { changed, goneIds };
}

async function loadBatch(
  door: DavDoor,
  calendar: URL,
  paths: readonly string[],
): Promise<readonly (readonly [string, RemoteObject | undefined])[]> {
  const { resources } = await askMultistatus(door, (fetch) =>
    calendarMultiGet({
      url: calendar.href,
      props: { 'd:getetag': {}, 'c:calendar-data': {} },
      objectUrls: [...paths],
      depth: '1',
      fetch,
    }),
  );
  const told = new Map(resources.map((resource) => [toPath(resource.href, calendar), resource]));
  return paths.map((path) => [path, toObject(path, told.get(path), calendar)]);
}

/** Undefined for what went away since it was named, and for tasks and journals. */
function toObject(
  id: string,
  resource: DavResource | undefined,
  { host }: URL,
): RemoteObject | undefined {
  if (resource?.status === 404 || resource?.status === 410) return undefined;
  const content = resource?.properties.get(`${CALDAV}calendar-data`)?.text;
  if (!resource || !content?.trim()) {
    throw new CalendarFault('answer-not-understood', `${host}: an event without its text`);
  }
  if (!/^BEGIN:VEVENT\s*$/im.test(content)) return undefined;
  return { id, version: textOf(resource.properties.get(`${DAV}getetag`)) ?? null, content };
}
