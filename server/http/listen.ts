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

/** Where to listen: port 0 is any free one, no host all addresses of the machine. */
export interface Address {
  readonly port: number;
  readonly host?: string;
}

/** Listens, so that the port is known before it is needed in links. */
export async function listen({ port, host }: Address): Promise<Listener> {
  let answer = notYet;
  // Without options for HTTP/2 the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({ fetch: (request, env) => answer(request, env) }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
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
