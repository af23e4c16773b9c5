import { createHash } from 'node:crypto';

/** What a server is asked. */
export interface DavAsked {
  readonly method: string;
  /** Decoded. */
  readonly path: string;
  readonly depth: string | undefined;
  readonly authorization: string | undefined;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly body: string;
}

export interface DavAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What servers do in one way or another. */
export interface DavHabits {
  /** Whether it has RFC 6578. */
  readonly syncs?: boolean;
  /** How many changes it tells at a time. */
  readonly page?: number;
  /** How it writes the path of a resource. */
  readonly href?: (path: string) => string;
  /** The entity tag that it tells once something is written. */
  readonly putTag?: (tag: string) => string | undefined;
}

/** The one calendar that takes events. */
export const DAV_CALENDAR = '/home/work/';

/** What a calendar server has, and what it says of it. */
export interface DavWorld {
  put(name: string, content: string): void;
  remove(name: string): void;
  /** What stands there, by name. */
  files(): readonly (readonly [name: string, content: string])[];
  /** Tokens that it has given out are worth nothing any more. */
  forgetTokens(): void;
  answer(asked: DavAsked): DavAnswer;
}

const NAMESPACES = [
  'xmlns:D="DAV:"',
  'xmlns:C="urn:ietf:params:xml:ns:caldav"',
  'xmlns:A="http://apple.com/ns/ical/"',
].join(' ');

const CALENDAR = '<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>';
const ZONE = [
  'BEGIN:VCALENDAR',
  'BEGIN:VTIMEZONE',
  'TZID:/example.org/Europe/Berlin',
  'END:VTIMEZONE',
  'END:VCALENDAR',
].join('\r\n');

/** What there is beside files, and its properties. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  '/': '<D:current-user-principal><D:href>/principal/</D:href></D:current-user-principal>',
  '/principal/': '<C:calendar-home-set><D:href>/home/</D:href></C:calendar-home-set>',
  '/home/': '<D:resourcetype><D:collection/></D:resourcetype>',
  '/home/inbox/': '<D:resourcetype><D:collection/><C:schedule-inbox/></D:resourcetype>',
  [DAV_CALENDAR]: `${CALENDAR}<D:displayname>1.50</D:displayname><A:calendar-color>#FF2968FF</A:calendar-color><C:calendar-timezone><![CDATA[${ZONE}]]></C:calendar-timezone>`,
  '/home/tasks/': `${CALENDAR}<C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>`,
  '/home/birthdays/': `${CALENDAR}<D:current-user-privilege-set><D:privilege><D:read/></D:privilege></D:current-user-privilege-set>`,
};

export function createDavWorld(habits: () => DavHabits): DavWorld {
  const files = new Map<string, string>();
  /** The path of each change; a token is how many there were. */
  const changes: string[] = [];
  let oldestToken = 0;
  const syncs = () => habits().syncs ?? true;
  const tokenOf = (at: number) => `<D:sync-token>urn:stand-in:${at}</D:sync-token>`;
  const hrefOf = (path: string) =>
    `<D:href>${toXml((habits().href ?? ((each) => each))(path))}</D:href>`;
  const withStatus = (path: string, status: number) =>
    `<D:response>${hrefOf(path)}<D:status>HTTP/1.1 ${status} So</D:status></D:response>`;
  const withProperties = (path: string, properties: string) =>
    `<D:response>${hrefOf(path)}<D:propstat><D:prop>${properties}</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>`;

  const ofFile = (path: string, needsContent: boolean) => {
    const content = files.get(path);
    if (content === undefined) return withStatus(path, 404);
    const data = needsContent ? `<C:calendar-data>${toXml(content)}</C:calendar-data>` : '';
    return withProperties(path, `<D:getetag>${toXml(toTag(content))}</D:getetag>${data}`);
  };
  const ofCollection = (path: string) => {
    const token = path === DAV_CALENDAR && syncs() ? tokenOf(changes.length) : '';
    return withProperties(path, `${COLLECTIONS[path] ?? ''}${token}`);
  };

  function find({ path, depth }: DavAsked): DavAnswer {
    if (files.has(path)) return multistatus(ofFile(path, false));
    if (!(path in COLLECTIONS)) return { status: 404 };
    const within = Object.keys(COLLECTIONS).filter(
      (each) => depth === '1' && each !== path && each.startsWith(path),
    );
    return multistatus([path, ...within].map(ofCollection).join(''));
  }

  function report({ body, path }: DavAsked): DavAnswer {
    if (!(path in COLLECTIONS)) return { status: 404 };
    if (path !== DAV_CALENDAR) return reportNothing(body);
    if (body.includes('sync-collection')) return synchronise(body);
    if (body.includes('calendar-multiget')) {
      const hrefs = [...body.matchAll(/<d:href>([^<]*)</g)].map(([, href = '']) => href);
      return multistatus(hrefs.map((href) => ofFile(decodeURIComponent(href), true)).join(''));
    }
    const events = [...files].filter(([, content]) => content.includes('BEGIN:VEVENT'));
    return multistatus(events.map(([each]) => ofFile(each, false)).join(''));
  }

  /** Of a calendar without anything in it. */
  function reportNothing(body: string): DavAnswer {
    if (!body.includes('sync-collection')) return multistatus('');
    return syncs() ? multistatus(tokenOf(1)) : error(415, '<D:supported-report/>');
  }

  function synchronise(body: string): DavAnswer {
    if (!syncs()) return error(415, '<D:supported-report/>');
    const since = Number(/sync-token>urn:stand-in:(\d+)</.exec(body)?.[1] ?? 0);
    if (since !== 0 && since < oldestToken) return error(403, '<D:valid-sync-token/>');
    const until = Math.min(changes.length, since + (habits().page ?? changes.length));
    const paths = [...new Set(changes.slice(since, until))].filter(
      (path) => since !== 0 || files.has(path),
    );
    const more = until < changes.length ? withStatus(DAV_CALENDAR, 507) : '';
    return multistatus(paths.map((path) => ofFile(path, false)).join('') + more + tokenOf(until));
  }

  function write({ path, body, ifMatch, ifNoneMatch }: DavAsked): DavAnswer {
    const before = files.get(path);
    const isWanted =
      ifNoneMatch === '*'
        ? before === undefined
        : ifMatch === undefined || (before !== undefined && toTag(before) === ifMatch);
    if (!isWanted) return { status: 412 };
    files.set(path, body);
    changes.push(path);
    const tag = (habits().putTag ?? ((each) => each))(toTag(body));
    return { status: 201, ...(tag !== undefined && { headers: { etag: tag } }) };
  }

  function remove(path: string): DavAnswer {
    if (!files.delete(path)) return { status: 404 };
    changes.push(path);
    return { status: 204 };
  }

  const methods: Readonly<Record<string, (asked: DavAsked) => DavAnswer>> = {
    PROPFIND: find,
    REPORT: report,
    PUT: write,
    DELETE: ({ path }) => remove(path),
  };
  return {
    put(name, content) {
      files.set(DAV_CALENDAR + name, content);
      changes.push(DAV_CALENDAR + name);
    },
    remove: (name) => void remove(DAV_CALENDAR + name),
    files: () =>
      [...files].map(([path, content]) => [path.slice(DAV_CALENDAR.length), content] as const),
    forgetTokens() {
      changes.push(`${DAV_CALENDAR}forgotten.ics`);
      oldestToken = changes.length;
    },
    answer: (asked) => methods[asked.method]?.(asked) ?? { status: 405 },
  };
}

function multistatus(within: string): DavAnswer {
  return {
    status: 207,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>\n<D:multistatus ${NAMESPACES}>${within}</D:multistatus>\n`,
  };
}

function error(status: number, condition: string): DavAnswer {
  return { status, body: `<D:error ${NAMESPACES}>${condition}</D:error>` };
}

function toTag(content: string): string {
  return `"${createHash('sha256').update(content).digest('hex').slice(0, 12)}"`;
}

function toXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#13;');
}
