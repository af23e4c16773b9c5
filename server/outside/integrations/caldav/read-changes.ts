import { calendarQuery, propfind, syncCollection } from 'tsdav';
import type { CalendarChanges, KnownCalendar } from '#server/platform/kernel/calendar-provider.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { ask, askMultistatus } from './ask-dav.ts';
import { loadObjects } from './load-objects.ts';
import { toPath } from './read-href.ts';
import {
  CALDAV,
  childOf,
  childrenOf,
  DAV,
  type Multistatus,
  readMultistatus,
  textOf,
} from './read-multistatus.ts';
import type { DavDoor, DavReply } from './send-dav.ts';
import { statusTrouble } from './status-trouble.ts';

/** What a calendar has named: by path, whether it is there. What is said last holds. */
type Named = ReadonlyMap<string, boolean>;

interface Calendar {
  readonly url: URL;
  /** RFC 6578 §4; undefined where its server knows no synchronisation. */
  readonly syncToken: string | undefined;
}

/** RFC 6578 where the server has it, or else by comparing versions. @throws CalendarFault. */
export async function readChanges(
  door: DavDoor,
  calendarUrl: URL,
  known: KnownCalendar,
): Promise<CalendarChanges> {
  const calendar = await lookAt(door, calendarUrl);
  if (calendar.syncToken === undefined) return compareVersions(door, calendar, known);
  if (known.cursor !== null && known.cursor === calendar.syncToken) {
    return { isWhole: false, changed: [], goneIds: [], cursor: known.cursor };
  }
  const since = known.cursor === null ? 'refused' : await synchronise(door, calendar, known.cursor);
  if (since !== 'refused') return toChanges(door, calendar, since, false);
  // A cursor that is not known any more leads to all of it (§3.2, precondition `valid-sync-token`).
  const all = await synchronise(door, calendar, null);
  return all === 'refused'
    ? compareVersions(door, calendar, known)
    : toChanges(door, calendar, all, true);
}

async function lookAt(door: DavDoor, url: URL): Promise<Calendar> {
  const { resources, url: at } = await askMultistatus(door, (fetch) =>
    propfind({
      url: url.href,
      props: { 'd:resourcetype': {}, 'd:supported-report-set': {}, 'd:sync-token': {} },
      depth: '0',
      fetch,
    }),
  );
  const properties = resources[0]?.properties;
  if (!childOf(properties?.get(`${DAV}resourcetype`), `${CALDAV}calendar`)) {
    throw new CalendarFault('no-calendar-there', `${url.host}: what is there is no calendar`);
  }
  const reports = childrenOf(
    properties?.get(`${DAV}supported-report-set`),
    `${DAV}supported-report`,
  )
    .flatMap(({ children }) => children)
    .flatMap(({ children }) => children);
  const isOffered =
    reports.length === 0 || reports.some(({ name }) => name === `${DAV}sync-collection`);
  const syncToken = textOf(properties?.get(`${DAV}sync-token`));
  return { url: at, syncToken: isOffered ? syncToken : undefined };
}

interface Synchronised {
  readonly named: Named;
  readonly cursor: string;
}

/** What a server says that has no such report, does not know the token, or has too much to tell. */
const REFUSED: readonly number[] = [400, 403, 405, 409, 410, 412, 415, 501, 507];

/** All pages: a server that has more to tell says so of the calendar itself (§3.6). */
async function synchronise(
  door: DavDoor,
  { url }: Calendar,
  since: string | null,
): Promise<Synchronised | 'refused'> {
  const named = new Map<string, boolean>();
  const tokens = new Set<string>();
  for (let token = since ?? ''; ; ) {
    const reply = await askForChanges(door, url, token);
    if (REFUSED.includes(reply.status)) return 'refused';
    if (reply.status !== 207) throw statusTrouble(reply, door.clock);
    const page = readMultistatus(reply);
    const goesOn = takePage(named, page, url);
    if (page.syncToken === undefined || tokens.has(page.syncToken)) {
      throw new CalendarFault('answer-not-understood', `${reply.asked}: no token to go on from`);
    }
    if (!goesOn) return { named, cursor: page.syncToken };
    tokens.add(page.syncToken);
    token = page.syncToken;
  }
}

function askForChanges(door: DavDoor, url: URL, syncToken: string): Promise<DavReply> {
  return ask(door, (fetch) =>
    syncCollection({
      url: url.href,
      props: { 'd:getetag': {} },
      syncLevel: 1,
      syncToken,
      // RFC 6578 §3.2: of the calendar itself, whose members the level asks for.
      headers: { depth: '0' },
      fetch,
    }),
  );
}

/** Whether there is more to come. */
function takePage(named: Map<string, boolean>, { resources }: Multistatus, base: URL): boolean {
  const itself = toPath(base.href, base);
  let goesOn = false;
  for (const { href, status } of resources) {
    const path = toPath(href, base);
    if (path === itself) goesOn ||= status === 507;
    else if (status !== undefined && status !== 404 && status !== 410 && status > 299) {
      throw new CalendarFault(
        'answer-not-understood',
        `${base.host}: ${status} for what has changed`,
      );
    } else if (!path.endsWith('/')) named.set(path, status === undefined || status < 300);
  }
  return goesOn;
}

async function toChanges(
  door: DavDoor,
  { url }: Calendar,
  { named, cursor }: Synchronised,
  isWhole: boolean,
): Promise<CalendarChanges> {
  const there = [...named].flatMap(([path, isThere]) => (isThere ? [path] : []));
  const { changed, goneIds } = await loadObjects(door, url, there);
  const gone = [...named].flatMap(([path, isThere]) => (isThere ? [] : [path]));
  return { isWhole, changed, goneIds: isWhole ? [] : [...gone, ...goneIds], cursor };
}

/** Events alone, by a query that every server has (RFC 4791 §7.8). */
async function compareVersions(
  door: DavDoor,
  { url }: Calendar,
  known: KnownCalendar,
): Promise<CalendarChanges> {
  const { resources } = await askMultistatus(door, (fetch) =>
    calendarQuery({
      url: url.href,
      props: { 'd:getetag': {} },
      filters: {
        'comp-filter': {
          _attributes: { name: 'VCALENDAR' },
          'comp-filter': { _attributes: { name: 'VEVENT' } },
        },
      },
      depth: '1',
      fetch,
    }),
  );
  const versions = toVersions(resources, url);
  const before = await known.versions();
  const changed = [...versions].flatMap(([path, version]) =>
    version !== null && before.get(path) === version ? [] : [path],
  );
  const loaded = await loadObjects(door, url, changed);
  const missing = [...before.keys()].filter((path) => !versions.has(path));
  return {
    isWhole: before.size === 0,
    changed: loaded.changed,
    goneIds: [...missing, ...loaded.goneIds],
    cursor: null,
  };
}

function toVersions(
  resources: Multistatus['resources'],
  url: URL,
): ReadonlyMap<string, string | null> {
  const itself = toPath(url.href, url);
  const versions = new Map<string, string | null>();
  for (const { href, status, properties } of resources) {
    const path = toPath(href, url);
    if (status !== undefined && status > 299) {
      // Half of a calendar is none: what is not named would count as gone.
      throw new CalendarFault('answer-not-understood', `${url.host}: ${status} within a list`);
    }
    if (path !== itself) versions.set(path, textOf(properties.get(`${DAV}getetag`)) ?? null);
  }
  return versions;
}
