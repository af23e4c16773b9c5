import { isIP } from 'node:net';
import { CalendarFault } from '../calendar-fault.ts';

/** What an address that a person gives says. */
export interface ReadAddress {
  /** Where it leads, without username and password. */
  readonly url: URL;
  /** A domain whose records may name its server; undefined where a server is named already. */
  readonly domain: string | undefined;
  /** In full, where it is a mail address. */
  readonly mail: string | undefined;
  /** Those that stand in the address itself: `https://ada:…@dav.example.com/`. */
  readonly login: { readonly username: string; readonly password: string } | undefined;
}

const MAIL = /^[^\s@/:]+@([^\s@/:]+)$/;
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * `ada@example.com`, `example.com`, `dav.example.com:8443/ada`, `https://dav.example.com/ada/`. Nothing but
 * an address that says `http://` itself leads to a server without encryption.
 * @throws CalendarFault where it is none of these.
 */
export function readAddress(given: string): ReadAddress {
  const address = given.trim();
  const mailDomain = MAIL.exec(address)?.[1];
  const url = toUrl(mailDomain ?? address);
  if (!url) throw new CalendarFault('no-calendar-there', 'That is no address of a server');
  const isBare = !SCHEME.test(address) && url.port === '' && url.pathname === '/';
  const isName = isIP(url.hostname) === 0 && !url.hostname.startsWith('[');
  const login = readLogin(url);
  url.username = '';
  url.password = '';
  url.hash = '';
  return {
    url,
    domain: isBare && isName ? url.hostname : undefined,
    mail: mailDomain === undefined ? undefined : address,
    login,
  };
}

function toUrl(address: string): URL | undefined {
  const written = SCHEME.test(address) ? address : `https://${address}`;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  return url && ['https:', 'http:'].includes(url.protocol) ? url : undefined;
}

function readLogin({ username, password }: URL): ReadAddress['login'] {
  if (!username || !password) return undefined;
  return { username: decodeOrKeep(username), password: decodeOrKeep(password) };
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that stands for itself.
    return text;
  }
}
