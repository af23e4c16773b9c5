import * as z from 'zod';
import type {
  CalendarAccount,
  CalendarAnswer,
  CalendarChanges,
  CalendarProvider,
  KnownCalendar,
  RemoteCalendar,
} from '#server/platform/kernel/calendar-provider.ts';
import type { FetchOutside } from '#server/platform/kernel/fetch-outside.ts';
import { answeringCalendar, CalendarFault } from '../calendar-fault.ts';
import { askFeed, type FeedReply } from './ask-feed.ts';
import {
  type FeedAddress,
  readCredentials,
  readGivenFeed,
  writeCredentials,
} from './feed-address.ts';
import { unfold } from './read-lines.ts';
import { digestFeed, type SplitFeed, splitFeed } from './split-feed.ts';

/** Its address would tell the secret that is in it. */
const CALENDAR_ID = 'feed';

/**
 * Calendars that are published as a file (RFC 5545) at an address: read only, one calendar each. What opens a feed
 * is its address; no name, version, cursor or cause has it. `fetch` bounds how large and how slow a file may be.
 */
export function createFeed({ fetch }: { readonly fetch: FetchOutside }): CalendarProvider {
  return {
    findAccount: (given, { signal }) =>
      answeringCalendar(async () => {
        const feed = readGivenFeed(given);
        const { name } = await load(feed, { fetch, signal });
        return {
          name: name ?? hostOf(feed),
          accountId: feed.address,
          credentials: writeCredentials(feed),
        };
      }),
    openAccount: (credentials) => openFeed(readCredentials(credentials), fetch),
  };
}

function openFeed(feed: FeedAddress, fetch: FetchOutside): CalendarAccount {
  return {
    listCalendars: ({ signal }) =>
      answeringCalendar(async () => [toCalendar(feed, await load(feed, { fetch, signal }))]),
    readChanges: (_calendarId, known, { signal }) =>
      answeringCalendar(() => readChanges(feed, known, { fetch, signal })),
    writeEvent: refuseToWrite,
    removeEvent: refuseToWrite,
  };
}

interface Asking {
  readonly fetch: FetchOutside;
  readonly signal: AbortSignal;
}

async function load(feed: FeedAddress, asking: Asking): Promise<SplitFeed> {
  return splitFeed(toText(await askFeed(feed, asking)));
}

function toText(reply: FeedReply | 'unchanged'): string {
  if (reply === 'unchanged')
    throw new CalendarFault('answer-not-understood', 'It was not asked that');
  return unfold(reply.content, reply.charset);
}

function toCalendar(feed: FeedAddress, { name, color, timeZone }: SplitFeed): RemoteCalendar {
  return { id: CALENDAR_ID, name: name ?? hostOf(feed), color, timeZone, isReadOnly: true };
}

function hostOf({ address }: FeedAddress): string {
  return new URL(address).hostname;
}

/** The file is whole each time; what is handed on is what differs from what is known. */
async function readChanges(
  feed: FeedAddress,
  known: KnownCalendar,
  asking: Asking,
): Promise<CalendarChanges> {
  const cursor = readCursor(known.cursor);
  const reply = await askFeed(feed, { ...asking, known: cursor });
  if (reply === 'unchanged') return nothingNew(known.cursor);
  const text = toText(reply);
  const { etag, lastModified } = reply;
  const next: FeedCursor = { split: 1, etag, lastModified, digest: digestFeed(text) };
  // Many send no validators, or others each time.
  if (cursor?.digest === next.digest) return nothingNew(writeCursor(next));
  const { objects } = await splitFeed(text);
  const versions = await known.versions();
  const ids = new Set(objects.map(({ id }) => id));
  return {
    isWhole: false,
    changed: objects.filter(({ id, version }) => versions.get(id) !== version),
    goneIds: [...versions.keys()].filter((id) => !ids.has(id)),
    cursor: writeCursor(next),
  };
}

function nothingNew(cursor: string | null): CalendarChanges {
  return { isWhole: false, changed: [], goneIds: [], cursor };
}

const feedCursor = z.strictObject({
  /** Another one once files are split otherwise: then the same file is another one. */
  split: z.literal(1),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Of the file that is known. */
  digest: z.string(),
});

type FeedCursor = z.output<typeof feedCursor>;

function writeCursor(cursor: FeedCursor): string {
  return JSON.stringify(cursor);
}

/** Undefined for none, and for one that is not understood: then all of it is read. */
function readCursor(cursor: string | null): FeedCursor | undefined {
  return z.preprocess(parse, feedCursor).safeParse(cursor).data;
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

async function refuseToWrite<Value>(): Promise<CalendarAnswer<Value>> {
  const cause = new CalendarFault('read-only', 'A feed takes no events');
  return { answered: false, trouble: cause.trouble, cause };
}
