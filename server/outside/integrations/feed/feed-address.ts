import * as z from 'zod';
import type { GivenAccount } from '#server/platform/kernel/calendar-provider.ts';
import { CalendarFault } from '../calendar-fault.ts';

/** Where a feed is, and what opens it. */
const feedAddress = z.strictObject({
  /** Without a password in it. It is a secret of its own: most feeds are open to anyone who knows it. */
  address: z.url(),
  login: z.strictObject({ username: z.string(), password: z.string() }).nullable(),
});

export type FeedAddress = z.output<typeof feedAddress>;

/**
 * What a person pasted: `webcal://a.example/b.ics → https://a.example/b.ics`. A name and a password come in
 * the address, or beside it.
 * @throws CalendarFault for what is no address of the web
 */
export function readGivenFeed({ address, username, password }: GivenAccount): FeedAddress {
  const text = address.trim().replace(/^webcals?:/i, 'https:');
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const url = URL.parse(hasScheme ? text : `https://${text}`);
  const isMail = !hasScheme && /^[^/]*@/.test(text);
  if (!url || isMail || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new CalendarFault('no-calendar-there', 'That is no address of the web');
  }
  const login = username
    ? { username, password: password ?? '' }
    : url.username
      ? { username: decode(url.username), password: decode(url.password) }
      : null;
  url.username = '';
  url.password = '';
  url.hash = '';
  return { address: url.href, login };
}

/** `%40 → @`; what is no such code stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function writeCredentials(feed: FeedAddress): string {
  return JSON.stringify(feed);
}

/** @throws for what `writeCredentials` has not written; the message quotes none of it */
export function readCredentials(text: string): FeedAddress {
  const read = z.preprocess(parse, feedAddress).safeParse(text);
  if (!read.success) throw new Error('These are no credentials of a feed');
  return read.data;
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    // It would quote what it cannot read.
    return undefined;
  }
}
