import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import {
  type FetchedImage,
  type FetchImage,
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
} from '#server/platform/kernel/fetch-image.ts';
import { isPublicAddress } from './public-address.ts';

/** Where a connection would go. */
export interface Target {
  readonly address: string;
  readonly port: number;
}

/** All of it, redirects included. */
const PATIENCE_MS = 5_000;
const MAX_REDIRECTS = 3;

const isOfTheWeb = ({ address, port }: Target) =>
  isPublicAddress(address) && (port === 443 || port === 80);

/** A reason why there is no picture; every one is answered alike. */
class NoImage extends Error {}

/**
 * Fetches pictures from the public web and from nowhere else: each name is looked up once, what it
 * leads to is checked, and that very address is connected to, after each redirect again. `mayReach`
 * is for tests, whose servers stand on this machine.
 */
export function createImageFetcher({
  mayReach = isOfTheWeb,
}: {
  readonly mayReach?: (target: Target) => boolean;
} = {}): FetchImage {
  return async (address) => {
    try {
      return await follow(new URL(address), AbortSignal.timeout(PATIENCE_MS), mayReach);
    } catch {
      // Unreachable, too large, too slow, not a picture: there is none to show.
      return undefined;
    }
  };
}

async function follow(
  start: URL,
  signal: AbortSignal,
  mayReach: (target: Target) => boolean,
): Promise<FetchedImage> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const reply = await ask(url, signal, mayReach);
    const { statusCode = 0, headers } = reply;
    if (statusCode === 200) return await readImage(reply);
    reply.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) break;
    url = new URL(headers.location, url);
  }
  throw new NoImage();
}

function ask(
  url: URL,
  signal: AbortSignal,
  mayReach: (target: Target) => boolean,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  if ((!isSecure && url.protocol !== 'http:') || url.username || url.password) {
    throw new NoImage();
  }
  const port = Number(url.port || (isSecure ? 443 : 80));
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // Node looks up names alone.
  if (isIP(host) && !mayReach({ address: host, port })) throw new NoImage();
  return new Promise((resolve, reject) => {
    const request = isSecure ? requestHttps : requestHttp;
    request(url, {
      signal,
      agent: false,
      lookup: lookUpAllowed((address) => mayReach({ address, port })),
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Kalends' },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

/** What Node connects to is what was checked: one look-up, handed on. */
function lookUpAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        return done(new NoImage(), '', 0);
      }
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

async function readImage(reply: IncomingMessage): Promise<FetchedImage> {
  const { headers } = reply;
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  const declared = Number(headers['content-length'] ?? 0);
  if (!IMAGE_TYPES.has(type) || !isPlain || declared > MAX_IMAGE_BYTES) {
    reply.destroy();
    throw new NoImage();
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > MAX_IMAGE_BYTES) throw new NoImage();
    chunks.push(chunk);
  }
  return { content: new Uint8Array(Buffer.concat(chunks)), type };
}
