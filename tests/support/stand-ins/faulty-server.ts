import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What goes wrong: no connection lasts; nothing is said until it behaves otherwise; half of an answer, and the
 * end; a page; another document of the same format; a status; what was asked is done, and nobody hears of it, or
 * not until it behaves otherwise.
 */
export type ServerFault =
  | 'breaks-off'
  | 'hangs'
  | 'half'
  | 'page'
  | 'other-document'
  | 'is-not-heard'
  | 'is-silent-once-done'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** A server that another one stands behind, with the faults that any of them can have. */
export interface FaultyServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** Of each question so far: `PUT /home/work/1.ics`. */
  readonly asked: readonly string[];
  /**
   * What goes wrong from now on, of all that is asked or of what changes something alone, at once or after so many
   * good answers; nothing without a word. What hangs breaks off then.
   */
  behave(
    fault?: ServerFault,
    of?: { readonly writesAlone?: boolean; readonly after?: number },
  ): void;
  /** What it takes for now from now on. */
  tellTime(now: Date): void;
  stop(): Promise<void>;
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Of one connection alone (RFC 9110 §7.6.1), and what is said anew here. */
const OWN_HEADERS = [
  'date',
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
];

/** Stands in front of `target`, which is reached as if it was asked itself. */
export async function startFaultyServer(target: string): Promise<FaultyServer> {
  const asked: string[] = [];
  let now: Date | undefined;
  let faultOf: (method: string) => ServerFault | undefined = () => undefined;
  const held = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    asked.push(`${method} ${url}`);
    const fault = faultOf(method);
    if (fault === 'hangs') return void held.add(response);
    if (now) response.setHeader('date', now.toUTCString());
    const answered = answer(request, response, { target, fault }).catch(() => response.destroy());
    if (fault === 'is-silent-once-done') held.add(response);
    await answered;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    behave(fault, { writesAlone = false, after = 0 } = {}) {
      let good = after;
      faultOf = (method) => {
        if (writesAlone && !WRITES.has(method)) return undefined;
        good -= 1;
        return good < 0 ? fault : undefined;
      };
      for (const response of held) response.destroy();
      held.clear();
    },
    tellTime: (told) => {
      now = told;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Behaviour {
  readonly target: string;
  readonly fault: ServerFault | undefined;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { target, fault }: Behaviour,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (fault === 'breaks-off') return void request.socket.resetAndDestroy();
  if (fault === 'page') {
    response.setHeader('content-type', 'text/html');
    return void response.end('<!doctype html><title>Hello</title>');
  }
  if (typeof fault === 'object') {
    return void response.writeHead(fault.status, fault.headers).end('{}');
  }
  const { method = 'GET', url = '/' } = request;
  const reply = await fetch(target + url, {
    method,
    headers: toHeaders(request),
    redirect: 'manual',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const body = Buffer.from(await reply.arrayBuffer());
  if (fault === 'is-silent-once-done') return;
  if (fault === 'is-not-heard') return void request.socket.resetAndDestroy();
  if (fault === 'other-document') {
    const type = reply.headers.get('content-type') ?? '';
    response.setHeader('content-type', type);
    return void response.end(/xml/.test(type) ? '<other xmlns="urn:other"/>' : '{}');
  }
  const told = [...reply.headers].filter(([name]) => !OWN_HEADERS.includes(name));
  response.writeHead(reply.status, Object.fromEntries(told));
  if (fault === undefined || body.length === 0) return void response.end(body);
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

function toHeaders({ headers }: IncomingMessage): Headers {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (!OWN_HEADERS.includes(name)) given.set(name, String(value));
  }
  // As it is, so that a half is a half.
  given.set('accept-encoding', 'identity');
  return given;
}
