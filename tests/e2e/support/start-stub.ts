import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Reply = readonly [status: number, body: unknown];

export interface Stub {
  readonly url: string;
  readonly host: string;
  /** The paths that were asked for, in their order. */
  readonly asked: readonly string[];
  stop(): void;
}

/** A server that says what a test wants it to say, readable from everywhere; 404 to all else. */
export async function startStub(
  replies: Readonly<Record<string, Reply | ((query: URLSearchParams) => Reply)>> = {},
): Promise<Stub> {
  const asked: string[] = [];
  const server = createServer(({ url = '/', method }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('content-type', 'application/json');
    if (method !== 'OPTIONS') asked.push(pathname);
    const said = replies[pathname];
    const [status, body] =
      method === 'OPTIONS'
        ? [204, undefined]
        : typeof said === 'function'
          ? said(searchParams)
          : (said ?? [404, { error: 'not-found' }]);
    response.statusCode = status;
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    ...{ url: `http://${host}`, host, asked },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
