import { describe, expect, test } from 'vitest';
import { readCredentials } from './account-credentials.ts';
import type { CalDavTools } from './cal-dav-tools.ts';
import { createCalDav } from './create-cal-dav.ts';

/** A web of servers by their addresses; those that are not in it are not reached. */
type Web = Readonly<Record<string, Page>>;

interface Page {
  /** Where it leads, by 301. */
  readonly to?: string;
  /** What it says of itself once one has logged in. */
  readonly properties?: string;
  readonly isOpen?: boolean;
  readonly status?: number;
}

const PASSWORD = 'geheim';
const isPrincipalOf = (href: string): Page => ({
  properties: `<current-user-principal><href>${href}</href></current-user-principal>`,
});
const hasHome = (...hrefs: readonly string[]): Page => ({
  properties: `<C:calendar-home-set>${hrefs.map((href) => `<href>${href}</href>`).join('')}</C:calendar-home-set>`,
});
const IS_HOME: Page = { properties: '<resourcetype><collection/></resourcetype>' };

function openWeb(web: Web, records: Partial<CalDavTools['records']> = {}, username = '') {
  /** Origins that were told the password. */
  const told = new Set<string>();
  const asked: string[] = [];
  const provider = createCalDav({
    clock: { nowMs: () => 0 },
    records: { readSrv: async () => [], readTxt: async () => [], ...records },
    async fetch(address, init) {
      const url = new URL(address);
      asked.push(url.href);
      const authorization = new Headers(init?.headers).get('authorization');
      if (authorization) told.add(url.origin);
      const page = web[url.href] ?? { status: 404 };
      return answer(page, authorization, username);
    },
  });
  const find = async (address: string, name?: string) => {
    const given = { address, username: name, password: PASSWORD };
    const found = await provider.findAccount(given, { signal: AbortSignal.timeout(10_000) });
    if (!found.answered) return found.trouble;
    return { name: found.value.name, ...readCredentials(found.value.credentials) };
  };
  return { find, told: () => [...told].sort(), asked };
}

function answer(page: Page, authorization: string | null, username: string): Response {
  const { to, properties, isOpen = false, status } = page;
  if (to) return new Response(null, { status: 301, headers: { location: to } });
  if (status) return new Response(null, { status });
  const login = Buffer.from(authorization?.replace('Basic ', '') ?? '', 'base64').toString();
  const isLetIn = login.endsWith(`:${PASSWORD}`) && login.startsWith(username);
  if (!isLetIn && !isOpen) {
    return new Response(null, { status: 401, headers: { 'www-authenticate': 'Basic realm="x"' } });
  }
  const body = `<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><response><href>/</href><propstat><prop>${properties}</prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`;
  return new Response(body, { status: 207 });
}

const atHome = {
  'https://dav.example.com/': isPrincipalOf('/ada/'),
  'https://dav.example.com/ada/': hasHome('/ada/calendars/'),
  'https://dav.example.com/ada/calendars/': IS_HOME,
};

describe('an account is found by', () => {
  test('the address of its server, with the username for its name', async () => {
    const { find } = openWeb(atHome);
    expect(await find('https://dav.example.com', 'ada')).toEqual({
      name: 'ada',
      username: 'ada',
      password: PASSWORD,
      homes: ['https://dav.example.com/ada/calendars/'],
    });
  });

  test('a mail address whose domain leads there by the well-known path', async () => {
    const { find, told } = openWeb({
      ...atHome,
      'https://example.com/.well-known/caldav': { to: 'https://dav.example.com/' },
    });
    expect(await find('ada@example.com')).toMatchObject({
      name: 'ada@example.com',
      username: 'ada@example.com',
    });
    expect(told()).toEqual(['https://dav.example.com']);
  });

  test('a mail address whose part before the domain is the username', async () => {
    const web = { 'https://example.com/.well-known/caldav': { to: 'https://dav.example.com/' } };
    const { find } = openWeb({ ...atHome, ...web }, {}, 'ada:');
    expect(await find('ada@example.com')).toMatchObject({
      name: 'ada@example.com',
      username: 'ada',
    });
  });

  test('the records of a domain, with the path that they name', async () => {
    const { find, asked } = openWeb(
      { ...atHome, 'https://dav.example.com/cal': isPrincipalOf('/ada/') },
      {
        readSrv: async (name) => [
          { name: 'other.example.com', port: 443, priority: 20, weight: 0 },
          {
            name: name === '_caldavs._tcp.example.com' ? 'DAV.example.com.' : '',
            port: 443,
            priority: 1,
            weight: 0,
          },
        ],
        readTxt: async () => ['path=/cal'],
      },
    );
    expect(await find('example.com', 'ada')).toMatchObject({ username: 'ada' });
    expect(asked[0]).toBe('https://dav.example.com/cal');
  });

  test('the address of a calendar whose server tells no principal', async () => {
    const calendar = { properties: '<resourcetype><collection/><C:calendar/></resourcetype>' };
    const { find } = openWeb({ 'https://dav.example.com:8443/work/': calendar });
    expect(await find('dav.example.com:8443/work/', 'ada')).toMatchObject({
      homes: ['https://dav.example.com:8443/work/'],
    });
  });

  test('a server that tells strangers something, and its owner who they are', async () => {
    const { find } = openWeb({
      ...atHome,
      'https://dav.example.com/ada/': { ...hasHome('/ada/calendars/'), isOpen: true },
      'https://dav.example.com/': { ...isPrincipalOf('/ada/'), isOpen: true },
    });
    expect(await find('https://dav.example.com', 'ada')).toMatchObject({ username: 'ada' });
  });

  test('a username and a password that stand in the address, and nowhere else after that', async () => {
    const { find, asked } = openWeb(atHome);
    expect(await find('https://ada:geheim@dav.example.com/')).toMatchObject({
      name: 'ada',
      homes: ['https://dav.example.com/ada/calendars/'],
    });
    expect(asked.join()).not.toContain('geheim');
  });
});

describe('calendars on another host', () => {
  test('are found where a server says so that is who its certificate says', async () => {
    const { find } = openWeb({
      'https://caldav.icloud.com/': isPrincipalOf('/123/principal/'),
      'https://caldav.icloud.com/123/principal/': hasHome('https://p34-caldav.icloud.com:443/123/'),
      'https://p34-caldav.icloud.com/123/': IS_HOME,
    });
    expect(await find('https://caldav.icloud.com', 'ada@icloud.com')).toMatchObject({
      homes: ['https://p34-caldav.icloud.com/123/'],
    });
  });

  test('by http are not', async () => {
    const { find, told } = openWeb({
      ...atHome,
      'https://dav.example.com/ada/': hasHome('http://dav.example.org/ada/'),
      'http://dav.example.org/ada/': IS_HOME,
    });
    expect(await find('https://dav.example.com', 'ada')).toBe('no-calendar-there');
    expect(told()).toEqual(['https://dav.example.com']);
  });

  test('that lets nobody in are refused', async () => {
    const { find } = openWeb({
      ...atHome,
      'https://dav.example.com/ada/calendars/': { status: 401 },
    });
    expect(await find('https://dav.example.com', 'ada')).toBe('credentials-refused');
  });
});

describe('a password is not told to', () => {
  test('the web server of a domain, which does not ask for it', async () => {
    const { find, told } = openWeb({ 'https://example.com/': { status: 200 } });
    expect(await find('ada@example.com')).toBe('no-calendar-there');
    expect(told()).toEqual([]);
  });

  test('a server of another domain that records name, which anyone could have forged', async () => {
    const { find, asked, told } = openWeb(
      { 'https://thief.example.org/.well-known/caldav': isPrincipalOf('/ada/') },
      {
        readSrv: async () => [
          { name: 'thief.example.org', port: 443, priority: 0, weight: 0 },
          { name: 'thiefexample.com', port: 443, priority: 0, weight: 0 },
        ],
      },
    );
    expect(await find('ada@example.com')).toBe('no-calendar-there');
    expect(asked.join()).not.toContain('thief');
    expect(told()).toEqual([]);
  });

  test('another server that one without encryption leads to, be that one encrypted', async () => {
    const { find, told } = openWeb({
      'http://dav.example.com/.well-known/caldav': { to: 'https://thief.example.org/' },
      'https://thief.example.org/': isPrincipalOf('/ada/'),
    });
    expect(await find('http://dav.example.com', 'ada')).toBe('no-calendar-there');
    expect(told()).toEqual([]);
  });

  test('the same server without encryption', async () => {
    const { find, told } = openWeb({
      'https://dav.example.com/.well-known/caldav': { to: 'http://dav.example.com/' },
      'http://dav.example.com/': isPrincipalOf('/ada/'),
    });
    expect(await find('https://dav.example.com', 'ada')).toBe('no-calendar-there');
    expect(told()).toEqual([]);
  });
});

test('services that we know are believed also where records of another domain name them', async () => {
  const { find } = openWeb(
    {
      'https://caldav.fastmail.com/.well-known/caldav': isPrincipalOf('/ada/'),
      'https://caldav.fastmail.com/ada/': hasHome('/home/'),
      'https://caldav.fastmail.com/home/': IS_HOME,
    },
    {
      readSrv: async () => [{ name: 'caldav.fastmail.com', port: 443, priority: 0, weight: 0 }],
    },
  );
  expect(await find('ada@example.com')).toMatchObject({
    homes: ['https://caldav.fastmail.com/home/'],
  });
});

test.each(['', ' ', 'ftp://example.com', 'https://', 'two words', 'ada@', 'javascript:alert(1)'])(
  'what is no address of a server leads nowhere: "%s"',
  async (address) => {
    const { find, asked } = openWeb({});
    expect(await find(address, 'ada')).toBe('no-calendar-there');
    expect(asked).toEqual([]);
  },
);
