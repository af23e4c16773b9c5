import {
  AddressNotAllowed,
  AnswerTooLarge,
  type FetchOutside,
} from '#server/platform/kernel/fetch-outside.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { readRetryAfter } from '../read-retry-after.ts';
import type { FeedAddress } from './feed-address.ts';

/** By what a server knows that nothing has changed (RFC 9110 §13.1). */
interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FeedReply extends Validators {
  readonly content: Uint8Array;
  /** What its letters are written in; UTF-8 where it does not say (RFC 5545 §3.1.4). */
  readonly charset: string;
}

interface Question {
  readonly fetch: FetchOutside;
  readonly signal: AbortSignal;
  /** Of the file that is known already. */
  readonly known?: Validators | undefined;
}

/**
 * A feed's file, or `unchanged` where it is the one that is known.
 * @throws CalendarFault
 */
export async function askFeed(
  feed: FeedAddress,
  question: Question,
): Promise<FeedReply | 'unchanged'> {
  const reply = await send(feed, question);
  const { etag, lastModified } = question.known ?? {};
  if (reply.status === 304 && (etag || lastModified)) return 'unchanged';
  if (reply.status !== 200) throw statusTrouble(reply);
  return {
    // In a server that listens, Hono's `Response` stands in the place of Node's, and knows no `bytes()`.
    content: new Uint8Array(await reply.arrayBuffer()),
    charset:
      /;\s*charset\s*=\s*"?([\w-]+)/i.exec(reply.headers.get('content-type') ?? '')?.[1] ?? 'utf-8',
    etag: reply.headers.get('etag'),
    lastModified: reply.headers.get('last-modified'),
  };
}

async function send(
  { address, login }: FeedAddress,
  { fetch, signal, known }: Question,
): Promise<Response> {
  const headers = new Headers({ accept: 'text/calendar, */*;q=0.1' });
  if (known?.etag) headers.set('if-none-match', known.etag);
  if (known?.lastModified) headers.set('if-modified-since', known.lastModified);
  if (login) headers.set('authorization', toBasic(login));
  try {
    return await fetch(address, { headers, signal });
  } catch (cause) {
    if (cause instanceof AddressNotAllowed) {
      throw new CalendarFault('address-not-allowed', 'Its address is not reached from here', {
        cause,
      });
    }
    if (cause instanceof AnswerTooLarge) {
      throw new CalendarFault('answer-not-understood', 'The file is too large', { cause });
    }
    throw new CalendarFault('no-answer', 'It gives no answer', { cause });
  }
}

/** RFC 7617, in UTF-8. */
function toBasic({
  username,
  password,
}: {
  readonly username: string;
  readonly password: string;
}): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

const TROUBLES: Readonly<Record<number, CalendarTrouble>> = {
  401: 'credentials-refused',
  403: 'credentials-refused',
  407: 'credentials-refused',
  404: 'no-calendar-there',
  410: 'no-calendar-there',
  408: 'no-answer',
  425: 'no-answer',
  429: 'asked-too-often',
};

function statusTrouble({ status, headers }: Response): CalendarFault {
  const trouble = TROUBLES[status] ?? (status >= 500 ? 'no-answer' : 'answer-not-understood');
  const waits = status === 429 || status === 503;
  return new CalendarFault(trouble, `It answers with status ${status}`, {
    retryAfterMs: waits ? readRetryAfter(headers) : undefined,
  });
}
