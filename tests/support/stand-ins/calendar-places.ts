import { anEvent } from '../connected-calendar.ts';
import { DAV_LOGIN, startDavStandIn } from './dav-stand-in.ts';
import { type FaultyServer, startFaultyServer } from './faulty-server.ts';
import { startFeedStandIn } from './feed-stand-in.ts';
import { startGoogleCalendar } from './google-calendar-stand-in.ts';
import { startMicrosoftGraph } from './microsoft-graph-stand-in.ts';
import type { OAuthServer } from './oauth-server.ts';

/** What stands in somebody's calendar, in words that all providers have. */
interface PlacedEvent {
  readonly id: string;
  readonly startIso: string;
  readonly endIso: string;
}

/** How somebody lets us in: by what they type, or at the provider's own page. */
type WayIn =
  | {
      readonly provider: 'caldav' | 'feed';
      readonly address: string;
      readonly username?: string;
      readonly password?: string;
    }
  | {
      readonly provider: 'google' | 'microsoft';
      readonly oauth: OAuthServer;
      /** Who signs in there next. */
      readonly signInAs: (email: string) => void;
    };

/** A provider with one calendar, behind a server that has faults. */
export interface CalendarPlace {
  readonly server: FaultyServer;
  readonly wayIn: WayIn;
  /** The environment that leads there. */
  readonly settings: Readonly<Record<string, string>>;
  /** What nobody may read who is not let in. */
  secrets(): readonly string[];
  /** Puts an event there as its owner would, or moves it. */
  put(event: PlacedEvent): void;
  /** When what we have written begins, by the appointment's id; where nobody can write, nothing. */
  written(): readonly (readonly [appointmentId: string, startIso: string])[];
  /** Its owner moves what we have written there, or deletes it. */
  drag(appointmentId: string, startIso: string, endIso: string): void;
  remove(appointmentId: string): void;
  /** Takes everything away. */
  clear(): void;
  /** Who has let us in takes it back; what lets us in anew is the way in. */
  revoke(): void;
  /** It tells of its events one by one from now on, where it can. */
  turnPages(): void;
  stop(): Promise<void>;
}

const TENANT = '5d3a4a0b-7f0a-4d0b-8a39-0f3f4f5f7a11';
const uidOf = (appointmentId: string) => `${appointmentId}@kalends`;
const OURS = /^([\da-f-]{36})@kalends$/;

async function standInCalDav(): Promise<CalendarPlace> {
  const dav = await startDavStandIn();
  const server = await startFaultyServer(dav.url);
  const login = `${DAV_LOGIN.username}:${DAV_LOGIN.password}`;
  return {
    server,
    wayIn: { provider: 'caldav', address: server.url, ...DAV_LOGIN },
    settings: {},
    secrets: () => [DAV_LOGIN.password, Buffer.from(login).toString('base64')],
    put: ({ id, startIso, endIso }) => dav.put(`${id}.ics`, anEvent(id, [startIso, endIso])),
    written: () =>
      dav.files().flatMap(([, content]) => {
        const [, appointmentId] = OURS.exec(lineOf(content, 'UID')) ?? [];
        return appointmentId ? [[appointmentId, fromUtc(lineOf(content, 'DTSTART'))]] : [];
      }),
    drag: (appointmentId, startIso, endIso) =>
      dav.put(`${uidOf(appointmentId)}.ics`, anEvent(uidOf(appointmentId), [startIso, endIso])),
    remove: (appointmentId) => dav.remove(`${uidOf(appointmentId)}.ics`),
    clear: () => {
      for (const [name] of dav.files()) dav.remove(name);
    },
    revoke: () => server.behave({ status: 401 }),
    turnPages: () => dav.behave({ page: 1 }),
    stop: () => stopAll(server, dav),
  };
}

async function standInFeed(): Promise<CalendarPlace> {
  const feed = await startFeedStandIn();
  const { origin, pathname } = new URL(feed.address);
  const server = await startFaultyServer(origin);
  const events = new Map<string, string>();
  const publish = () => {
    const within = [...events.values()].join('');
    const content = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${within}END:VCALENDAR\r\n`;
    feed.publish({ content, type: 'text/calendar' });
  };
  publish();
  return {
    server,
    wayIn: { provider: 'feed', address: server.url + pathname },
    settings: {},
    secrets: () => [pathname.split('/').at(-2) ?? pathname],
    put({ id, startIso, endIso }) {
      const text = anEvent(id, [startIso, endIso]);
      events.set(id, text.slice(text.indexOf('BEGIN:VEVENT'), text.indexOf('END:VCALENDAR')));
      publish();
    },
    written: () => [],
    drag: () => undefined,
    remove: () => undefined,
    clear() {
      events.clear();
      publish();
    },
    revoke: () => server.behave({ status: 401 }),
    turnPages: () => undefined,
    stop: () => stopAll(server, feed),
  };
}

async function standInGoogle(): Promise<CalendarPlace> {
  const google = await startGoogleCalendar();
  google.addCalendar({ id: 'home', summary: 'Home', accessRole: 'owner' });
  const server = await startFaultyServer(google.settings.GOOGLE_CALENDAR_API_BASE);
  const find = (appointmentId: string) => {
    const event = google.events('home').find(({ iCalUID }) => iCalUID === uidOf(appointmentId));
    if (!event) throw new Error(`${appointmentId} does not stand there`);
    return { ...event, id: String(event.id) };
  };
  return {
    server,
    wayIn: {
      ...{ provider: 'google', oauth: google.oauth },
      signInAs: (email) => google.oauth.claim({ sub: email, email }),
    },
    settings: { ...google.settings, GOOGLE_CALENDAR_API_BASE: server.url },
    secrets: () => [google.settings.GOOGLE_CLIENT_SECRET, ...google.tokens.given()],
    put: ({ id, startIso, endIso }) =>
      google.put('home', {
        ...{ id, summary: id, start: { dateTime: startIso }, end: { dateTime: endIso } },
      }),
    written: () =>
      google.events('home').flatMap(({ iCalUID, start }) => {
        const [, appointmentId] = OURS.exec(String(iCalUID)) ?? [];
        const startIso = new Date(String(Object(start).dateTime)).toISOString();
        return appointmentId ? [[appointmentId, startIso]] : [];
      }),
    drag: (appointmentId, startIso, endIso) =>
      google.put('home', {
        ...{ ...find(appointmentId), start: { dateTime: startIso }, end: { dateTime: endIso } },
      }),
    remove: (appointmentId) => google.cancel('home', find(appointmentId).id),
    clear: () => {
      for (const { id } of google.events('home')) google.cancel('home', String(id));
    },
    revoke: google.tokens.revoke,
    turnPages: () => google.setPageSize(1),
    stop: () => stopAll(server, google),
  };
}

async function standInMicrosoft(): Promise<CalendarPlace> {
  const graph = await startMicrosoftGraph();
  graph.addCalendar({ id: 'home', name: 'Home', canEdit: true });
  const server = await startFaultyServer(graph.settings.MICROSOFT_CALENDAR_API_BASE);
  graph.leadTo(server.url);
  const find = (appointmentId: string) => {
    const event = graph
      .events('home')
      .find((each) => JSON.stringify(each).includes(`"${uidOf(appointmentId)}"`));
    if (!event) throw new Error(`${appointmentId} does not stand there`);
    return event;
  };
  const toTime = (iso: string) => ({ dateTime: iso.slice(0, 19), timeZone: 'UTC' });
  return {
    server,
    wayIn: {
      ...{ provider: 'microsoft', oauth: graph.oauth },
      signInAs: (email) => graph.oauth.claim({ sub: email, email, tid: TENANT }),
    },
    settings: { ...graph.settings, MICROSOFT_CALENDAR_API_BASE: server.url },
    secrets: () => [graph.settings.MICROSOFT_CLIENT_SECRET, ...graph.tokens.given()],
    put: ({ id, startIso, endIso }) =>
      graph.put('home', {
        ...{ id, subject: id, showAs: 'busy', start: toTime(startIso), end: toTime(endIso) },
      }),
    written: () =>
      graph.events('home').flatMap((event) => {
        const [, appointmentId] = OURS_AT_GRAPH.exec(JSON.stringify(event)) ?? [];
        const { dateTime } = Object(event.start);
        const startIso = new Date(`${String(dateTime).slice(0, 19)}Z`).toISOString();
        return appointmentId ? [[appointmentId, startIso]] : [];
      }),
    drag: (appointmentId, startIso, endIso) =>
      graph.put('home', {
        ...{ ...find(appointmentId), start: toTime(startIso), end: toTime(endIso) },
      }),
    remove: (appointmentId) => graph.cancel('home', String(find(appointmentId).id)),
    clear: () => {
      for (const { id } of graph.events('home')) graph.cancel('home', String(id));
    },
    revoke: graph.tokens.revoke,
    turnPages: () => graph.setPageSize(1),
    stop: () => stopAll(server, graph),
  };
}

/** There our UID stands among its extended properties. */
const OURS_AT_GRAPH = /"([\da-f]{8}-[\da-f-]{27})@kalends"/;

export const calendarPlaces = {
  caldav: standInCalDav,
  feed: standInFeed,
  google: standInGoogle,
  microsoft: standInMicrosoft,
} as const satisfies Record<string, () => Promise<CalendarPlace>>;

const lineOf = (content: string, name: string) =>
  new RegExp(`^${name}(?:;[^:]*)?:(.*?)\\r?$`, 'm').exec(content)?.[1] ?? '';

/** `20300107T100000Z → 2030-01-07T10:00:00.000Z` */
function fromUtc(text: string): string {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return `${y}-${mo}-${d}T${h}:${mi}:${s}.000Z`;
}

async function stopAll(...all: readonly { stop(): Promise<unknown> }[]): Promise<void> {
  for (const each of all) await each.stop();
}
