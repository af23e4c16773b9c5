import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface StandInRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface StandInReply {
  readonly status?: number;
  readonly body: object;
}

export interface JsonStandIn {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A local HTTP server in place of somebody's JSON API, on a free port. */
export async function startJsonStandIn(
  answer: (request: StandInRequest) => StandInReply,
): Promise<JsonStandIn> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', headers } = request;
    const [path = '/'] = (request.url ?? '/').split('?');
    const body = Buffer.concat(chunks).toString();
    const reply = answer({ method, path, headers, body });
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
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
