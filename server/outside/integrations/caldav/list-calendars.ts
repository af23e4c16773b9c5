import { propfind } from 'tsdav';
import type { RemoteCalendar } from '#server/platform/kernel/calendar-provider.ts';
import { isTimeZone } from '#shared/time/offset.ts';
import { askMultistatus } from './ask-dav.ts';
import { toPath } from './read-href.ts';
import {
  APPLE,
  CALDAV,
  childOf,
  childrenOf,
  DAV,
  type DavResource,
  textOf,
} from './read-multistatus.ts';
import type { XmlElement } from './read-xml.ts';
import type { DavDoor } from './send-dav.ts';

/** The calendars with events of all homes, each once, as their server has them. @throws CalendarFault. */
export async function listCalendars(
  door: DavDoor,
  homes: readonly string[],
): Promise<readonly RemoteCalendar[]> {
  const found = new Map<string, RemoteCalendar>();
  for (const home of homes) {
    const { resources, url } = await askMultistatus(door, (fetch) =>
      propfind({
        url: home,
        props: {
          'd:displayname': {},
          'd:resourcetype': {},
          'd:current-user-privilege-set': {},
          'c:supported-calendar-component-set': {},
          'c:calendar-timezone': {},
          'c:calendar-timezone-id': {},
          'ca:calendar-color': {},
        },
        depth: '1',
        fetch,
      }),
    );
    for (const resource of resources.filter(hasEvents)) {
      const calendar = toCalendar(resource, url);
      found.set(calendar.id, calendar);
    }
  }
  return [...found.values()];
}

/** Inboxes, outboxes, proxies and notifications are no calendars; one that names no components has all. */
function hasEvents({ properties }: DavResource): boolean {
  const type = properties.get(`${DAV}resourcetype`);
  const isBox = ['schedule-inbox', 'schedule-outbox'].some((each) => childOf(type, CALDAV + each));
  if (isBox || !childOf(type, `${CALDAV}calendar`)) return false;
  const components = properties.get(`${CALDAV}supported-calendar-component-set`);
  const names = childrenOf(components, `${CALDAV}comp`).map(({ attributes }) => attributes.name);
  return names.length === 0 || names.some((name) => name?.toUpperCase() === 'VEVENT');
}

function toCalendar({ href, properties }: DavResource, base: URL): RemoteCalendar {
  const id = toPath(href, base);
  return {
    id,
    name: textOf(properties.get(`${DAV}displayname`)) ?? lastOf(id),
    color: readColor(textOf(properties.get(`${APPLE}calendar-color`))),
    timeZone:
      readZoneName(textOf(properties.get(`${CALDAV}calendar-timezone-id`))) ??
      readZone(textOf(properties.get(`${CALDAV}calendar-timezone`))),
    isReadOnly: isReadOnly(properties.get(`${DAV}current-user-privilege-set`)),
  };
}

/** `/ada/at%20work/ → at work` */
function lastOf(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? path;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** `#FF2968FF → #ff2968`, as Apple writes them; null for anything else. */
function readColor(text: string | undefined): string | null {
  return /^#[\da-f]{6}(?=(?:[\da-f]{2})?$)/i.exec(text ?? '')?.[0].toLowerCase() ?? null;
}

/** A VTIMEZONE (RFC 4791 §5.2.2) whose name is a zone's of IANA, maybe behind that of its maker. */
function readZone(calendar: string | undefined): string | null {
  const unfolded = calendar?.replace(/\r?\n[ \t]/g, '') ?? '';
  const names = ['X-LIC-LOCATION', 'TZID'].flatMap(
    (property) => new RegExp(`^${property}(?:;[^:\\r\\n]*)?:(.+)$`, 'im').exec(unfolded)?.[1] ?? [],
  );
  return names.map(readZoneName).find((zone) => zone !== null) ?? null;
}

/** `/freeassociation.sourceforge.net/Europe/Berlin → Europe/Berlin` */
function readZoneName(text: string | undefined): string | null {
  const parts = text?.trim().split('/') ?? [];
  const ends = parts.map((_, at) => parts.slice(at).join('/'));
  return ends.find((name) => name !== '' && isTimeZone(name)) ?? null;
}

/** RFC 3744 §5.4: an event is made by `bind`, which `write` and `all` include. Unsaid, it is tried. */
function isReadOnly(privileges: XmlElement | undefined): boolean {
  if (!privileges) return false;
  const granted = childrenOf(privileges, `${DAV}privilege`).flatMap(({ children }) => children);
  const needed = ['all', 'write', 'bind'].map((name) => DAV + name);
  return !granted.some(({ name }) => needed.includes(name));
}
