import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

export interface Listener {
  readonly port: number;
  /** From here on requests are answered; before, they are told to come again. */
  answerWith(fetch: Fetch): void;
  /** Takes no new requests and waits for those that are under way. */
  close(): Promise<void>;
}

/** Requests that are still running after this long are cut off. */
const PATIENCE_MS = 10_000;

const notYet: Fetch = () =>
  new Response('Starting', { status: 503, headers: { 'retry-after': '1' } });

/** Listens on a port (0 picks a free one), so that its address is known before it is needed in links. */
export async function listen(port: number): Promise<Listener> {
  let answer = notYet;
  // Without options for HTTP/2 the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({ fetch: (request, env) => answer(request, env) }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    answerWith(fetch) {
      answer = fetch;
    },
    close: () => closeServer(server),
  };
}

function closeServer(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  return new Promise((resolve, reject) => {
    server.close((error) => {
      clearTimeout(cutOff);
      if (error) reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
}
