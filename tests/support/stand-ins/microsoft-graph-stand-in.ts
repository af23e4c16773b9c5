import { randomUUID } from 'node:crypto';
import { createFaults, type Fault } from './faults.ts';
import { createGraphSubscriptions } from './graph-subscriptions.ts';
import { type StandInReply, type StandInRequest, startJsonStandIn } from './json-stand-in.ts';
import { type OAuthServer, startOAuthServer } from './oauth-server.ts';
import type { PushDesk } from './push-desk.ts';
import { createTokenDesk, type TokenDesk } from './token-desk.ts';

type Resource = Readonly<Record<string, unknown>> & { readonly id: string };

/** Calendars of Microsoft Graph, as much of its protocol as we speak: views, deltas, series, pages. */
export interface MicrosoftGraphStandIn {
  /** The environment that leads to it. */
  readonly settings: {
    readonly MICROSOFT_CLIENT_ID: string;
    readonly MICROSOFT_CLIENT_SECRET: string;
    readonly MICROSOFT_API_BASE: string;
    readonly MICROSOFT_CALENDAR_API_BASE: string;
  };
  /** All that we ask for. */
  readonly scope: string;
  readonly oauth: OAuthServer;
  readonly tokens: TokenDesk;
  readonly push: PushDesk;
  addCalendar(calendar: Resource): void;
  /** Puts an event there as its owner would, or changes it; times are UTC. */
  put(calendarId: string, event: Resource): void;
  /** The same of a series: what lies in it, each with `type`, `start` and `end`. */
  putSeries(calendarId: string, master: Resource, instances: readonly Resource[]): void;
  /** Takes an event or a whole series away. */
  cancel(calendarId: string, id: string): void;
  /** Events and masters that stand there. */
  events(calendarId: string): readonly Resource[];
  /** No delta token is known any more. */
  forgetTokens(): void;
  setPageSize(size: number): void;
  /** Links of its pages lead to this server. */
  leadTo(base: string | undefined): void;
  failNext(fault: Fault, after?: number): void;
  asked(): readonly StandInRequest[];
  stop(): Promise<void>;
}

interface Kept {
  readonly calendarId: string;
  readonly event: Resource;
  readonly instances: readonly Resource[] | undefined;
  readonly change: number;
  readonly isGone: boolean;
}

const CLIENT = {
  MICROSOFT_CLIENT_ID: 'client of microsoft',
  MICROSOFT_CLIENT_SECRET: 'the secret of microsoft',
};

export async function startMicrosoftGraph(): Promise<MicrosoftGraphStandIn> {
  const scope = 'openid email https://graph.microsoft.com/Calendars.ReadWrite';
  const tokens = createTokenDesk(scope);
  const oauth = await startOAuthServer(tokens.settle);
  const push = createGraphSubscriptions();
  const graph = createGraph(push.tell);
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
        ? graph.answer(request)
        : graphRefusal(401, 'InvalidAuthenticationToken'),
    );
  });
  graph.standAt(api.url);
  return {
    settings: { ...CLIENT, MICROSOFT_API_BASE: oauth.url, MICROSOFT_CALENDAR_API_BASE: api.url },
    scope,
    oauth,
    tokens,
    push,
    ...graph,
    leadTo: (base) => graph.standAt(base ?? api.url),
    failNext: faults.failNext,
    asked: () => asked,
    stop: async () => {
      await api.stop();
      await oauth.stop();
    },
  };
}

/** What its errors look like: https://learn.microsoft.com/en-us/graph/errors */
export function graphRefusal(status: number, code: string): StandInReply {
  return { status, body: { error: { code, message: 'It did not go well.' } } };
}

/** Where a list goes on: what was asked for, and from which of it. */
interface Round {
  readonly path: string;
  readonly era: number;
  readonly since: number;
  readonly from: string;
  readonly until: string;
  readonly skip: number;
}

const toToken = (round: Round) => Buffer.from(JSON.stringify(round)).toString('base64url');
const fromToken = (token: string): Round => JSON.parse(Buffer.from(token, 'base64url').toString());

function createGraph(tell: (calendarId: string) => void) {
  const calendars = new Map<string, Resource>();
  const kept = new Map<string, Kept>();
  const transactions = new Set<string>();
  let base = '';
  let change = 0;
  let era = 0;
  let pageSize = 500;

  const keep = (calendarId: string, given: Resource, more: Partial<Kept> = {}): Resource => {
    change += 1;
    const etag = { '@odata.etag': `W/"${change}"` };
    const event: Resource = {
      type: 'singleInstance',
      iCalUId: `UID-${given.id}`,
      ...given,
      ...etag,
    };
    kept.set(given.id, { calendarId, event, instances: undefined, isGone: false, change, ...more });
    tell(calendarId);
    return event;
  };
  const linkTo = (path: string, name: string, token: string) =>
    `${base}${path}?${new URLSearchParams({ [name]: token })}`;

  const page = (all: readonly object[], round: Round, last?: Round): StandInReply => {
    const { path, skip } = round;
    const next = skip + pageSize;
    const more = {
      '@odata.nextLink': linkTo(path, '$skiptoken', toToken({ ...round, skip: next })),
    };
    const end = last && { '@odata.deltaLink': linkTo(path, '$deltatoken', toToken(last)) };
    const isMore = next < all.length;
    return { body: { value: all.slice(skip, next), ...(isMore ? more : end) } };
  };

  /** What has changed since; an occurrence says no more than when it is. */
  const toldOf = ({ event, instances, isGone }: Kept, { since, from, until }: Round): object[] => {
    const isWithin = (each: Resource) =>
      dateTimeOf(each.start) < until && dateTimeOf(each.end) > from;
    if (isGone) {
      const removed = { '@removed': { reason: 'deleted' } };
      return since > 0 ? [event, ...(instances ?? [])].map(({ id }) => ({ id, ...removed })) : [];
    }
    if (!instances) return isWithin(event) ? [event] : since > 0 ? [{ id: event.id }] : [];
    return [event, ...instances.filter(isWithin).map((each) => toBrief(each, event.id))];
  };

  const delta = (calendarId: string, { path, query }: StandInRequest): StandInReply => {
    const token = query.get('$skiptoken') ?? query.get('$deltatoken');
    const [from, until] = [query.get('startDateTime') ?? '', query.get('endDateTime') ?? ''];
    const round = token === null ? { path, era, since: 0, from, until, skip: 0 } : fromToken(token);
    if (round.era !== era) return graphRefusal(410, 'SyncStateNotFound');
    const all = [...kept.values()]
      .filter((each) => each.calendarId === calendarId && each.change > round.since)
      .flatMap((each) => toldOf(each, round));
    return page(all, round, { ...round, since: change, skip: 0 });
  };

  const list = (all: readonly Resource[], { path, query }: StandInRequest): StandInReply => {
    const token = query.get('$skiptoken');
    const first = { path, era, since: 0, from: '', until: '', skip: 0 };
    return page(all, token === null ? first : fromToken(token));
  };

  const inCalendar = (calendarId: string, request: StandInRequest, rest: string): StandInReply => {
    if (!calendars.has(calendarId)) return graphRefusal(404, 'ErrorItemNotFound');
    if (rest === 'calendarView/delta') return delta(calendarId, request);
    if (request.method === 'GET') {
      const value = / and ep\/value eq '(.*)'\)$/.exec(request.query.get('$filter') ?? '')?.[1];
      return list(
        thereIn(calendarId).filter((each) => propertyOf(each) === value),
        request,
      );
    }
    const given: Resource = JSON.parse(request.body);
    const transaction = String(given.transactionId);
    if (transactions.has(transaction)) return graphRefusal(409, 'ErrorDuplicateTransactionId');
    transactions.add(transaction);
    return { status: 201, body: keep(calendarId, { ...given, id: `AAMk-${randomUUID()}` }) };
  };

  const onEvent = (id: string, request: StandInRequest, rest: string): StandInReply => {
    const found = kept.get(id);
    if (!found || found.isGone) return graphRefusal(404, 'ErrorItemNotFound');
    if (rest === 'instances') return list(found.instances ?? [], request);
    if (request.method === 'GET') return { body: found.event };
    const wanted = request.headers['if-match'];
    if (wanted !== undefined && wanted !== found.event['@odata.etag']) {
      return graphRefusal(412, 'ErrorIrresolvableConflict');
    }
    if (request.method === 'DELETE') {
      cancel(found.calendarId, id);
      return { status: 204, body: {} };
    }
    return { body: keep(found.calendarId, { ...found.event, ...JSON.parse(request.body) }) };
  };

  const answer = (request: StandInRequest): StandInReply => {
    if (!String(request.headers.prefer).includes('outlook.timezone="UTC"')) {
      return graphRefusal(400, 'This stand-in speaks of UTC alone');
    }
    const [, kind, id = '', rest = ''] =
      /^\/v1\.0\/me\/(calendars|events)(?:\/([^/]+))?(?:\/(.+))?$/.exec(request.path) ?? [];
    const name = decodeURIComponent(id);
    if (kind === 'events') return onEvent(name, request, rest);
    if (kind !== 'calendars') return graphRefusal(404, 'ResourceNotFound');
    return id === '' ? list([...calendars.values()], request) : inCalendar(name, request, rest);
  };

  const thereIn = (calendarId: string) =>
    [...kept.values()]
      .filter((each) => each.calendarId === calendarId && !each.isGone)
      .map(({ event }) => event);
  const cancel = (calendarId: string, id: string) => {
    const { event, instances } = kept.get(id) ?? { event: { id }, instances: undefined };
    keep(calendarId, event, { instances, isGone: true });
  };

  return {
    answer,
    cancel,
    events: thereIn,
    standAt: (url: string) => {
      base = url;
    },
    addCalendar: (calendar: Resource) => {
      calendars.set(calendar.id, calendar);
    },
    put: (calendarId: string, event: Resource) => {
      keep(calendarId, event);
    },
    putSeries: (calendarId: string, master: Resource, given: readonly Resource[]) => {
      const instances = given.map((each) => ({ ...master, seriesMasterId: master.id, ...each }));
      keep(calendarId, { ...master, type: 'seriesMaster' }, { instances });
    },
    forgetTokens: () => {
      era += 1;
    },
    setPageSize: (size: number) => {
      pageSize = size;
    },
  };
}

function toBrief(each: Resource, seriesMasterId: string): object {
  if (each.type !== 'occurrence') return each;
  const { id, type, start, end } = each;
  return { id, type, start, end, seriesMasterId };
}

function dateTimeOf(moment: unknown): string {
  return `${Reflect.get(Object(moment), 'dateTime')}`;
}

function propertyOf(event: Resource): unknown {
  const [property] = Object(event.singleValueExtendedProperties ?? []);
  return property?.value;
}
