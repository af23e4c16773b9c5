import { propfind } from 'tsdav';
import type { FoundAccount, GivenAccount } from '#server/platform/kernel/calendar-provider.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { type AccountCredentials, writeCredentials } from './account-credentials.ts';
import { ask } from './ask-dav.ts';
import type { CalDavTools } from './cal-dav-tools.ts';
import { listServers } from './list-servers.ts';
import { type ReadAddress, readAddress } from './read-address.ts';
import { readHref } from './read-href.ts';
import {
  CALDAV,
  childOf,
  childrenOf,
  DAV,
  type DavResource,
  readMultistatus,
  textOf,
} from './read-multistatus.ts';
import type { DavDoor, Login } from './send-dav.ts';
import { statusTrouble, type Troubles } from './status-trouble.ts';

/** Finds an account's calendars (RFC 6764), and whether its password opens them. @throws CalendarFault. */
export async function findAccount(
  tools: CalDavTools,
  given: GivenAccount,
  signal: AbortSignal,
): Promise<FoundAccount> {
  const address = readAddress(given.address);
  const logins = listLogins(given, address);
  const servers = await listServers(address, tools.records);
  const found = await tryAll(logins, servers, (login) => openDoor(tools, login, signal));
  const accountId = `${found.homes[0]} ${found.username}`;
  return { name: address.mail ?? found.username, accountId, credentials: writeCredentials(found) };
}

/** The next server where one has no calendars, the next username where one is refused. */
async function tryAll(
  logins: readonly Login[],
  servers: readonly URL[],
  open: (login: Login) => DavDoor,
): Promise<AccountCredentials> {
  const troubles: CalendarFault[] = [];
  for (const login of logins) {
    const found = await tryServers(open(login), servers);
    if (!Array.isArray(found)) return found;
    troubles.push(...found);
    if (found.at(-1)?.trouble !== 'credentials-refused') break;
  }
  // That one of several places has no calendars says less than why another did not answer.
  throw (
    troubles.find(({ trouble }) => trouble !== 'no-calendar-there') ??
    troubles[0] ??
    new CalendarFault('no-calendar-there', 'There was nothing to ask')
  );
}

/** What goes on to the next server; anything else would be the same there, or has to wait. */
const PASSING: readonly CalendarTrouble[] = [
  'no-calendar-there',
  'no-answer',
  'answer-not-understood',
];

async function tryServers(
  door: DavDoor,
  servers: readonly URL[],
): Promise<AccountCredentials | CalendarFault[]> {
  const troubles: CalendarFault[] = [];
  for (const server of servers) {
    try {
      return await tryServer(door, server);
    } catch (error) {
      if (!(error instanceof CalendarFault)) throw error;
      troubles.push(error);
      if (door.signal.aborted || !PASSING.includes(error.trouble)) break;
    }
  }
  return troubles;
}

/**
 * RFC 6764 §6: a mail address is the username in full, or else the part before its domain. @throws
 * CalendarFault where there is nothing to log in with.
 */
function listLogins(given: GivenAccount, address: ReadAddress): readonly Login[] {
  const password = given.password || address.login?.password;
  const named = given.username?.trim() || address.login?.username;
  const { mail } = address;
  const usernames = named ? [named] : mail ? [mail, mail.slice(0, mail.lastIndexOf('@'))] : [];
  if (!password || usernames.length === 0) {
    throw new CalendarFault('credentials-refused', 'There is nothing to log in with');
  }
  return usernames.map((username) => ({ username, password }));
}

/**
 * How a password stays with those it is meant for while an account is looked for:
 *
 * - It is sent to a server that asks for it, never beforehand: the web server of a mail's domain, which is
 *   asked on the way and may be anybody's, does not get to see it.
 * - It is sent by https. By http alone to the very server whose address says `http://`.
 * - A server by https may lead to another, of another domain too: it is who its certificate says, and
 *   could have asked for the password itself. What is not proved, by http or by records of the domain,
 *   leads nowhere else: a thief on the way would have it sent to a server of his own.
 */
function openDoor({ fetch, clock }: CalDavTools, login: Login, signal: AbortSignal): DavDoor {
  const known = new Set<string>();
  return { fetch, clock, login, signal, known, mayLead, ledAstray: 'no-calendar-there' };
}

function mayLead(from: URL, to: URL): boolean {
  if (to.origin === from.origin) return true;
  const isProved = from.protocol === 'https:' || from.hostname === to.hostname;
  return to.protocol === 'https:' && isProved;
}

async function tryServer(door: DavDoor, server: URL): Promise<AccountCredentials> {
  const [home, ...others] = await findHomes(door, await lookAsOneself(door, server));
  if (!home) throw new CalendarFault('no-calendar-there', `${server.host}: has no calendars`);
  // What was found may have been there for everybody to see: only this shows that it lets us in.
  door.known.add(home.origin);
  const { url } = await look(door, home, { 403: 'credentials-refused' });
  const ofOneOrigin = others.filter(({ origin }) => origin === url.origin);
  return { ...door.login, homes: [url.href, ...ofOneOrigin.map(({ href }) => href)] };
}

/** What is at an address, and where it was found. */
interface Place {
  readonly url: URL;
  readonly resource: DavResource | undefined;
}

/** Some tell a stranger that there is something, and not who one is (RFC 5397 §3). */
async function lookAsOneself(door: DavDoor, server: URL): Promise<Place> {
  const place = await look(door, server);
  if (listHrefs(place, `${DAV}current-user-principal`).length > 0) return place;
  if (door.known.has(place.url.origin)) return place;
  door.known.add(place.url.origin);
  return look(door, place.url);
}

/** A web server that knows no DAV says so in many ways. */
const NO_DAV: Troubles = { 501: 'no-calendar-there' };

async function look(door: DavDoor, at: URL, also: Troubles = NO_DAV): Promise<Place> {
  const reply = await ask(door, (fetch) =>
    propfind({
      url: at.href,
      props: { 'd:current-user-principal': {}, 'c:calendar-home-set': {}, 'd:resourcetype': {} },
      depth: '0',
      fetch,
    }),
  );
  if (reply.status === 207) {
    return { url: reply.url, resource: readMultistatus(reply).resources[0] };
  }
  const trouble = statusTrouble(reply, door.clock, also);
  throw trouble.trouble === 'answer-not-understood'
    ? new CalendarFault('no-calendar-there', trouble.message)
    : trouble;
}

/** RFC 4791 §6.2.1: of the principal; or the calendar itself, which somebody may have given. */
async function findHomes(door: DavDoor, place: Place): Promise<readonly URL[]> {
  const here = listHrefs(place, `${CALDAV}calendar-home-set`);
  if (here.length > 0) return here;
  const [principal] = listHrefs(place, `${DAV}current-user-principal`);
  if (principal) return listHrefs(await look(door, principal), `${CALDAV}calendar-home-set`);
  const type = place.resource?.properties.get(`${DAV}resourcetype`);
  return childOf(type, `${CALDAV}calendar`) ? [place.url] : [];
}

function listHrefs({ url, resource }: Place, property: string): readonly URL[] {
  return childrenOf(resource?.properties.get(property), `${DAV}href`)
    .flatMap((href) => textOf(href) ?? [])
    .map((href) => readHref(href, url))
    .filter((each) => mayLead(url, each));
}
