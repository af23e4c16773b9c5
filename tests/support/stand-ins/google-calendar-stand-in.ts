import { randomUUID } from 'node:crypto';
import { createFaults, type Fault } from './faults.ts';
import { createGoogleChannels } from './google-channels.ts';
import { type StandInReply, type StandInRequest, startJsonStandIn } from './json-stand-in.ts';
import { type OAuthServer, startOAuthServer } from './oauth-server.ts';
import type { PushDesk } from './push-desk.ts';
import { createTokenDesk, type TokenDesk } from './token-desk.ts';

type Resource = Readonly<Record<string, unknown>>;

/** Google Calendar, as much of its protocol as we speak: lists, sync tokens, pages, events by their ids. */
export interface GoogleCalendarStandIn {
  /** The environment that leads to it. */
  readonly settings: {
    readonly GOOGLE_CLIENT_ID: string;
    readonly GOOGLE_CLIENT_SECRET: string;
    readonly GOOGLE_API_BASE: string;
    readonly GOOGLE_CALENDAR_API_BASE: string;
  };
  /** All that we ask for. */
  readonly scope: string;
  readonly oauth: OAuthServer;
  readonly tokens: TokenDesk;
  readonly push: PushDesk;
  /** A calendar with what its list says of it. */
  addCalendar(calendar: Resource & { readonly id: string }): void;
  /** Puts an event there as its owner would, or changes it. */
  put(calendarId: string, event: Resource & { readonly id: string }): void;
  /** Deletes it: an instance of a series is taken out of it. */
  cancel(calendarId: string, id: string): void;
  /** What stands there. */
  events(calendarId: string): readonly Resource[];
  /** No sync token is known any more. */
  forgetTokens(): void;
  /** How many events or calendars a page has. */
  setPageSize(size: number): void;
  /** What it says next instead of what it would; `after` good answers. */
  failNext(fault: Fault, after?: number): void;
  /** All that it was asked, `GET /calendar/v3/…`, with the query. */
  asked(): readonly StandInRequest[];
  stop(): Promise<void>;
}

interface Kept {
  readonly event: Resource & { readonly id: string };
  /** The change that it came with. */
  readonly change: number;
}
interface Calendar {
  readonly entry: Resource & { readonly id: string };
  readonly kept: Map<string, Kept>;
}

const CLIENT = {
  GOOGLE_CLIENT_ID: 'client of google',
  GOOGLE_CLIENT_SECRET: 'the secret of google',
};
const SCOPES = ['calendarlist.readonly', 'events.readonly', 'events.owned'];

export async function startGoogleCalendar(): Promise<GoogleCalendarStandIn> {
  const granted = SCOPES.map((each) => `https://www.googleapis.com/auth/calendar.${each}`);
  const scope = `openid email ${granted.join(' ')}`;
  const tokens = createTokenDesk(scope);
  const oauth = await startOAuthServer(tokens.settle);
  const push = createGoogleChannels();
  const google = createGoogle(push.tell);
  const asked: StandInRequest[] = [];
  const faults = createFaults();
  const api = await startJsonStandIn((request) => {
    asked.push(request);
    if (tokens.opens(request.headers.authorization)) {
      const aboutPush = push.answer(request);
      if (aboutPush) return aboutPush;
    }
    return faults.answerTo(request, () =>
      tokens.opens(request.headers.authorization)
        ? google.answer(request)
        : refusal(401, 'authError'),
    );
  });
  return {
    settings: { ...CLIENT, GOOGLE_API_BASE: oauth.url, GOOGLE_CALENDAR_API_BASE: api.url },
    scope,
    oauth,
    tokens,
    push,
    ...google,
    failNext: faults.failNext,
    asked: () => asked,
    stop: async () => {
      await api.stop();
      await oauth.stop();
    },
  };
}

/** What its errors look like: https://developers.google.com/workspace/calendar/api/guides/errors */
export function refusal(status: number, reason: string): StandInReply {
  return { status, body: { error: { code: status, errors: [{ domain: 'global', reason }] } } };
}

function createGoogle(tell: (calendarId: string) => void) {
  const calendars = new Map<string, Calendar>();
  let change = 0;
  let era = 0;
  let pageSize = 250;

  const keep = (calendar: Calendar, event: Kept['event']) => {
    change += 1;
    const kept = { ...event, etag: `"${change}"` };
    calendar.kept.set(event.id, { event: kept, change });
    tell(calendar.entry.id);
    return kept;
  };
  const calendarOf = (id: string) => {
    const found = calendars.get(id);
    if (!found) throw new Error(`There is no calendar ${id}`);
    return found;
  };
  const page = (all: readonly Resource[], query: URLSearchParams, last: Resource): StandInReply => {
    const from = Number(query.get('pageToken') ?? 0);
    const next = from + pageSize;
    const more = next < all.length ? { nextPageToken: String(next) } : last;
    return { body: { items: all.slice(from, next), ...more } };
  };

  const list = ({ kept }: Calendar, query: URLSearchParams): StandInReply => {
    const last = { nextSyncToken: `${era}-${change}` };
    const uid = query.get('iCalUID');
    const all = [...kept.values()];
    if (uid !== null) {
      const found = all.filter(({ event }) => event.iCalUID === uid);
      return page(
        found.map(({ event }) => event),
        query,
        last,
      );
    }
    const token = query.get('syncToken');
    if (token === null) {
      const there = all.filter(({ event }) => isThere(event, kept));
      return page(
        there.map(({ event }) => toTold(event)),
        query,
        last,
      );
    }
    const [ofEra, since] = token.split('-').map(Number);
    if (ofEra !== era) return refusal(410, 'fullSyncRequired');
    const changed = all.filter((each) => each.change > (since ?? 0));
    return page(
      changed.map(({ event }) => toTold(event)),
      query,
      last,
    );
  };

  const make = (calendar: Calendar, given: Resource): StandInReply => {
    const isTaken = [...calendar.kept.values()].some(
      ({ event }) => event.iCalUID === given.iCalUID,
    );
    if (isTaken) return refusal(409, 'duplicate');
    const id = randomUUID().replaceAll('-', '');
    return { body: keep(calendar, { status: 'confirmed', ...withoutNull(given), id }) };
  };

  const changeOrDelete = (
    calendar: Calendar,
    id: string,
    request: StandInRequest,
  ): StandInReply => {
    const found = calendar.kept.get(id);
    if (!found) return refusal(404, 'notFound');
    const wanted = request.headers['if-match'];
    if (wanted !== undefined && wanted !== found.event.etag) return refusal(412, 'conditionNotMet');
    if (request.method === 'DELETE') {
      if (found.event.status === 'cancelled') return refusal(410, 'deleted');
      keep(calendar, { ...found.event, status: 'cancelled' });
      return { status: 204, body: {} };
    }
    return { body: keep(calendar, { ...withoutNull(merge(found.event, request.body)), id }) };
  };

  const answer = (request: StandInRequest): StandInReply => {
    const { method, path, query, body } = request;
    if (path === '/calendar/v3/users/me/calendarList') {
      return page(
        [...calendars.values()].map(({ entry }) => entry),
        query,
        {},
      );
    }
    const [, calendarId = '', id = ''] =
      /^\/calendar\/v3\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? [];
    const calendar = calendars.get(decodeURIComponent(calendarId));
    if (!calendar) return refusal(404, 'notFound');
    if (method === 'POST') return make(calendar, JSON.parse(body));
    if (id === '') return list(calendar, query);
    if (method !== 'GET') return changeOrDelete(calendar, decodeURIComponent(id), request);
    const found = calendar.kept.get(decodeURIComponent(id));
    return found ? { body: found.event } : refusal(404, 'notFound');
  };

  return {
    answer,
    addCalendar: (entry: Calendar['entry']) => {
      calendars.set(entry.id, { entry, kept: new Map() });
    },
    put: (calendarId: string, event: Kept['event']) => {
      keep(calendarOf(calendarId), {
        status: 'confirmed',
        iCalUID: `${event.id}@google.com`,
        ...event,
      });
    },
    cancel: (calendarId: string, id: string) => {
      const calendar = calendarOf(calendarId);
      const { event } = calendar.kept.get(id) ?? { event: { id } };
      keep(calendar, { ...event, status: 'cancelled' });
    },
    events: (calendarId: string) =>
      [...calendarOf(calendarId).kept.values()]
        .map(({ event }) => event)
        .filter(({ status }) => status !== 'cancelled'),
    forgetTokens: () => {
      era += 1;
    },
    setPageSize: (size: number) => {
      pageSize = size;
    },
  };
}

/** A first read names what is deleted only where that is an instance of a series that is still there. */
function isThere(event: Kept['event'], kept: Calendar['kept']): boolean {
  if (event.status !== 'cancelled') return true;
  const series = kept.get(String(event.recurringEventId ?? ''));
  return series !== undefined && series.event.status !== 'cancelled';
}

/** Of what is deleted no more is told than has to be. */
function toTold({ id, status, etag, recurringEventId, originalStartTime, ...rest }: Kept['event']) {
  const sure = { id, status, etag, recurringEventId, originalStartTime };
  return status === 'cancelled' ? sure : { ...rest, ...sure };
}

/** RFC 7396: what is null is taken away. */
function merge(before: Resource, body: string): Resource {
  const after: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries<unknown>(JSON.parse(body))) {
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    after[name] = isPart ? { ...Object(after[name]), ...value } : value;
  }
  return after;
}

function withoutNull(resource: Resource): Resource {
  const given = Object.entries(resource).filter(([, value]) => value !== null);
  return Object.fromEntries(
    given.map(([name, value]) => [name, isPlain(value) ? withoutNull(value) : value]),
  );
}

function isPlain(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
