import type { SentWatch } from '#shared/api/sent-watch.ts';

interface Watched extends Required<Pick<SentWatch, 'onSent'>> {
  readonly credentials: RequestCredentials;
}

/** These replies have no body, not even an empty one. */
const BODILESS = [204, 205, 304];

/**
 * `fetch` for a request whose body is followed: only XMLHttpRequest tells how much has left. What ends
 * it, and what it fails with, are as of `fetch`.
 */
export async function sendWatched(
  request: Request,
  { credentials, onSent }: Watched,
): Promise<Response> {
  const { signal } = request;
  const body = await request.arrayBuffer();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'arraybuffer';
    xhr.withCredentials = credentials === 'include';
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('loadstart', () => onSent?.(0));
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onSent?.(loaded / total));
    xhr.upload.addEventListener('load', () => onSent?.(1));
    xhr.addEventListener('load', () => resolve(toResponse(xhr)));
    xhr.addEventListener('error', () => reject(new TypeError('Failed to send')));
    xhr.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}

function toResponse(xhr: XMLHttpRequest): Response {
  const { status, statusText, responseURL } = xhr;
  const lines = xhr.getAllResponseHeaders().trim().split(/\r\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  const body = BODILESS.includes(status) ? null : xhr.response;
  const response = new Response(body, { status, statusText, headers });
  // One that is made by hand does not know where it came from.
  return Object.defineProperty(response, 'url', { value: responseURL });
}
