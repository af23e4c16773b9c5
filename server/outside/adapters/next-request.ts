import { AddressNotAllowed } from '#server/platform/kernel/fetch-outside.ts';

/** A question whose body can be sent again. */
export interface OutsideRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const OF_A_BODY = [
  ...['content-type', 'content-length', 'content-encoding', 'content-language'],
  'content-location',
];
/** What was meant for one server is not told to another. */
const FOR_ONE_ORIGIN = ['authorization', 'proxy-authorization', 'cookie', 'host'];

/**
 * What an answer leads to, as the Fetch standard has it ("HTTP-redirect fetch"): undefined where it is
 * no redirect. Another origin is told no credentials, and no path leads from https to http.
 * @throws AddressNotAllowed where it leads to what is no address of the web, or is one with a password
 */
export function nextRequest(
  asked: OutsideRequest,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): OutsideRequest | undefined {
  const location = headers.get('location');
  if (!REDIRECTS.has(status) || location === null) return undefined;
  const url = toWebAddress(location, asked.url);
  if (asked.url.protocol === 'https:' && url.protocol === 'http:') throw new AddressNotAllowed();
  const becomesGet = turnsToGet(status, asked.method);
  const dropped = [
    ...(becomesGet ? OF_A_BODY : []),
    ...(url.origin === asked.url.origin ? [] : FOR_ONE_ORIGIN),
  ];
  return {
    url,
    method: becomesGet ? 'GET' : asked.method,
    headers: new Headers([...asked.headers].filter(([name]) => !dropped.includes(name))),
    body: becomesGet ? null : asked.body,
  };
}

function turnsToGet(status: number, method: string): boolean {
  if (status === 303) return method !== 'GET' && method !== 'HEAD';
  return (status === 301 || status === 302) && method === 'POST';
}

/**
 * An address of the web without a password in it: `('/dav', https://a.example/) → https://a.example/dav`.
 * @throws AddressNotAllowed for any other; the message does not have it
 */
export function toWebAddress(address: string | URL, base?: URL): URL {
  const url = URL.parse(address, base);
  const isOfTheWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isOfTheWeb || url.username || url.password) throw new AddressNotAllowed();
  return url;
}
