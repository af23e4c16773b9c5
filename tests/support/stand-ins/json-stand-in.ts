import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export interface StandInRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface StandInReply {
  readonly status?: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** It is as it was when it was asked for, and comes later. */
  readonly sentAfter?: Promise<unknown> | undefined;
  /** It ends in the middle, is no JSON, or never comes. */
  readonly fault?: 'half' | 'no-json' | 'hangs' | undefined;
}

export interface JsonStandIn {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A local HTTP server in place of somebody's JSON API, on a free port. */
export async function startJsonStandIn(
  answer: (request: StandInRequest) => StandInReply | Promise<StandInReply>,
): Promise<JsonStandIn> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', headers } = request;
    const [path = '/', query] = (request.url ?? '/').split('?');
    const body = Buffer.concat(chunks).toString();
    const asked = { method, path, query: new URLSearchParams(query), headers, body };
    const reply = await answer(asked);
    await reply.sentAfter;
    send(response, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function send(
  response: ServerResponse,
  { status = 200, body, headers, fault }: StandInReply,
): void {
  if (fault === 'hangs') return;
  const text = fault === 'no-json' ? '<!doctype html><title>Hello</title>' : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (fault !== 'half') {
    response.end(status === 204 ? undefined : text);
    return;
  }
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}
