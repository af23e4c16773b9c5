import type { fetch as fetchOfUndici } from 'undici';
import {
  AddressNotAllowed,
  AnswerTooLarge,
  type FetchOutside,
} from '#server/platform/kernel/fetch-outside.ts';
import { createCheckedConnector, type LookUp, type Target } from './checked-connector.ts';
import { nextRequest, type OutsideRequest, toWebAddress } from './next-request.ts';
import { toMayReach } from './to-may-reach.ts';

const MAX_HEADER_BYTES = 16_384;
const CONNECT_MS = 10_000;
/** Long enough for the next question of one errand, shorter than servers keep what nobody uses. */
const IDLE_MS = 1_000;
/** An answer that has none, though its server may send one. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

type Answer = Awaited<ReturnType<typeof fetchOfUndici>>;
type Send = (asked: OutsideRequest, signal: AbortSignal) => Promise<Answer>;

interface Bounds {
  readonly mayReach?: (target: Target) => boolean;
  /** Of a body, both as it is sent and as it is unpacked. */
  readonly maxBytes?: number;
  /** For all of it: looking up, redirects, the last byte. */
  readonly patienceMs?: number;
  readonly maxRedirects?: number;
  /** For tests, whose names nobody knows. */
  readonly lookUp?: LookUp;
}

/**
 * The door to the web for addresses that people give. It asks as `fetch` does and differs in this:
 *
 * - It connects to public addresses, on ports of the web, and to what `mayReach` allows beside them. What was
 *   checked is what is connected to, after each redirect again; otherwise it throws `AddressNotAllowed`.
 * - A redirect to another origin is told no credentials, and none leads from https to http.
 * - An answer is there as a whole or not at all: `AnswerTooLarge` beyond `maxBytes` (20 MiB), a `TimeoutError`
 *   after `patienceMs` (30 s), the signal's reason once it is aborted.
 * - What it throws names no address, which may hold a secret.
 */
export function createFetchOutside({
  mayReach = toMayReach([]),
  maxBytes = 20 * 1024 * 1024,
  patienceMs = 30_000,
  maxRedirects = 5,
  lookUp,
}: Bounds = {}): FetchOutside {
  let opening: Promise<Send> | undefined;
  const open = () => {
    opening ??= openDoor({ mayReach, maxBytes, patienceMs, lookUp });
    return opening;
  };
  return async (url, init = {}) => {
    const patience = AbortSignal.timeout(patienceMs);
    const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
    try {
      const send = await open();
      const asked = await toRequest(url, init);
      const { redirect = 'follow' } = init;
      const found =
        redirect === 'manual'
          ? { asked, answer: await send(asked, signal), redirects: 0 }
          : await follow(asked, {
              ask: (each) => send(each, signal),
              maxRedirects: redirect === 'error' ? 0 : maxRedirects,
            });
      return await toWholeResponse(found, maxBytes);
    } catch (error) {
      throw reasonOf(error);
    }
  };
}

/** Loaded once something is asked: it takes a tenth of a second and 30 MB, which many never need. */
async function openDoor({
  maxBytes,
  ...check
}: Required<Pick<Bounds, 'mayReach' | 'maxBytes' | 'patienceMs'>> &
  Pick<Bounds, 'lookUp'>): Promise<Send> {
  const { Agent, buildConnector, fetch } = await import('undici');
  const dispatcher = new Agent({
    allowH2: false,
    connect: createCheckedConnector(buildConnector, {
      ...check,
      patienceMs: Math.min(check.patienceMs, CONNECT_MS),
    }),
    maxHeaderSize: MAX_HEADER_BYTES,
    maxResponseSize: maxBytes,
    headersTimeout: check.patienceMs,
    bodyTimeout: check.patienceMs,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
  });
  return ({ url, method, headers, body }, signal) =>
    fetch(url, { method, headers: [...headers], body, signal, redirect: 'manual', dispatcher });
}

async function toRequest(address: string | URL, init: RequestInit): Promise<OutsideRequest> {
  const url = toWebAddress(address);
  const request = new Request(url, { ...init, signal: null });
  const { method, headers } = request;
  if (!headers.has('user-agent')) headers.set('user-agent', 'Kalends');
  const body = request.body && new Uint8Array(await request.arrayBuffer());
  return { url, method, headers, body };
}

interface Found {
  readonly asked: OutsideRequest;
  readonly answer: Answer;
  readonly redirects: number;
}

async function follow(
  start: OutsideRequest,
  {
    ask,
    maxRedirects,
  }: { readonly ask: (asked: OutsideRequest) => Promise<Answer>; readonly maxRedirects: number },
): Promise<Found> {
  let asked = start;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(asked);
    const { status, headers } = answer;
    const next = nextRequest(asked, { status, headers: new Headers([...headers]) });
    if (!next) return { asked, answer, redirects };
    await answer.body?.cancel();
    if (redirects === maxRedirects) throw new Error('It redirects too often');
    asked = next;
  }
}

/** An answer that nobody reads would hold its connection: it is read here. */
async function toWholeResponse(
  { asked, answer, redirects }: Found,
  maxBytes: number,
): Promise<Response> {
  const { status, statusText } = answer;
  const headers = new Headers([...answer.headers]);
  const content = await readAll(answer, maxBytes);
  if (headers.has('content-encoding')) {
    // They were true of what was sent, and it is unpacked.
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  const body = WITHOUT_BODY.has(status) ? null : content;
  const response = new Response(body, { status, statusText, headers });
  return Object.defineProperties(response, {
    url: { value: asked.url.href },
    redirected: { value: redirects > 0 },
  });
}

async function readAll(answer: Answer, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (answer.headers.get('content-encoding')?.includes(',')) {
    await answer.body?.cancel();
    // What is packed twice grows a million times before a byte of it is counted.
    throw new AnswerTooLarge();
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new AnswerTooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const TOO_LARGE: ReadonlySet<unknown> = new Set([
  'UND_ERR_RES_EXCEEDED_MAX_SIZE',
  'UND_ERR_HEADERS_OVERFLOW',
]);

/** `fetch` says "fetch failed", or "terminated", and has the reason as its cause. */
function reasonOf(error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof AddressNotAllowed || each instanceof AnswerTooLarge) return each;
    // The Fetch standard's own list of ports, which comes before our check.
    if (each.message === 'bad port') return new AddressNotAllowed();
    if ('code' in each && TOO_LARGE.has(each.code)) return new AnswerTooLarge();
  }
  return error;
}
