import type { Clock } from '#server/platform/kernel/clock.ts';
import {
  AddressNotAllowed,
  AnswerTooLarge,
  type FetchOutside,
} from '#server/platform/kernel/fetch-outside.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import { CalendarFault } from '../calendar-fault.ts';

export interface Login {
  readonly username: string;
  readonly password: string;
}

/** What asks a server, and what of its replies may be followed. */
export interface DavDoor {
  readonly fetch: FetchOutside;
  readonly clock: Clock;
  readonly login: Login;
  readonly signal: AbortSignal;
  /** Origins that are sent the password at once; all others once they ask for it, and are known then. */
  readonly known: Set<string>;
  /** Whether one may be led from here to there, password and all. */
  mayLead(from: URL, to: URL): boolean;
  /** What it is when a server leads elsewhere. */
  readonly ledAstray: CalendarTrouble;
}

/** An answer that has come to its end. */
export interface DavReply {
  /** Where it came from, after all redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What was asked, for the log: `PROPFIND dav.example.com`. */
  readonly asked: string;
}

type Question = Pick<RequestInit, 'method' | 'headers' | 'body'>;

const MAX_REDIRECTS = 5;
/** 303 would have another question asked (RFC 9110 §15.4.4): it is no redirect of this one. */
const REDIRECTS: readonly number[] = [301, 302, 307, 308];

/** Asks, logs in where the server wants it, and follows where the door allows it. @throws CalendarFault. */
export async function sendDav(door: DavDoor, start: URL, question: Question): Promise<DavReply> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const reply = await askWithLogin(door, url, question);
    const location = reply.headers.get('location');
    if (!REDIRECTS.includes(reply.status) || !location) return reply;
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (!next || !door.mayLead(url, next)) {
      throw new CalendarFault(door.ledAstray, `${reply.asked}: leads to where nothing is sent`);
    }
    url = next;
  }
  throw new CalendarFault(door.ledAstray, `${question.method} ${url.host}: leads in circles`);
}

async function askWithLogin(door: DavDoor, url: URL, question: Question): Promise<DavReply> {
  const reply = await askOnce(door, url, question);
  if (door.known.has(url.origin) || !wantsPassword(reply)) return reply;
  door.known.add(url.origin);
  return askOnce(door, url, question);
}

/** RFC 7617; some say only that one has to log in, and not how. */
function wantsPassword({ status, headers }: DavReply): boolean {
  return status === 401 && /\bbasic\b/i.test(headers.get('www-authenticate') ?? 'basic');
}

async function askOnce(
  { fetch, login, signal, known }: DavDoor,
  url: URL,
  question: Question,
): Promise<DavReply> {
  const headers = new Headers(question.headers);
  headers.set('user-agent', 'Kalends');
  if (known.has(url.origin)) headers.set('authorization', toBasic(login));
  const asked = `${question.method} ${url.host}`;
  try {
    signal.throwIfAborted();
    const reply = await fetch(url, { ...question, headers, signal, redirect: 'manual' });
    const text = await reply.text();
    return { url, status: reply.status, headers: reply.headers, text, asked };
  } catch (error) {
    throw toTrouble(error, asked, signal);
  }
}

function toBasic({ username, password }: Login): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/** What `fetch` throws may quote what it was given: only what it is called is kept. */
function toTrouble(error: unknown, asked: string, signal: AbortSignal): CalendarFault {
  const causes = [error, error instanceof Error ? error.cause : undefined];
  if (causes.some((each) => each instanceof AddressNotAllowed)) {
    return new CalendarFault('address-not-allowed', `${asked}: not reached from here`);
  }
  if (causes.some((each) => each instanceof AnswerTooLarge)) {
    return new CalendarFault('answer-not-understood', `${asked}: too large`);
  }
  const name = causes.map(nameOf).findLast((each) => each !== undefined) ?? 'failed';
  // "terminated" is what undici says of an answer that had begun and breaks off.
  const breaksOff = !signal.aborted && error instanceof Error && error.message === 'terminated';
  return new CalendarFault(breaksOff ? 'answer-not-understood' : 'no-answer', `${asked}: ${name}`);
}

function nameOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.name;
}
