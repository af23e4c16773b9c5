import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { ErrorBody } from '#shared/api/endpoint.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { type Connections, watchConnections } from './connections.ts';
import { closeGently, finishBody } from './unread-body.ts';

/** Takes a connection that asks for another protocol. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

export interface Listener {
  readonly port: number;
  /** From here on requests are answered; before, they are told to come again. */
  answerWith(fetch: Fetch): void;
  /** From here on connections may become sockets; before, and while it closes, they are told to come again. */
  upgradeWith(upgrade: Upgrade): void;
  /** Whether it was told to close. */
  isClosing(): boolean;
  /** Takes no new requests, ends idle connections, and waits for the requests under way. */
  close(): Promise<void>;
}

/** Requests that are still running after this long are cut off. */
const PATIENCE_MS = 3_000;

/** The API answers in its own shape from the first moment on; a page reads a word. */
const notYet: Fetch = (request) => {
  const requestId = randomUUID();
  const headers = { 'retry-after': '1', 'x-request-id': requestId, 'cache-control': 'no-store' };
  if (!/^\/api(?:\/|$)/.test(new URL(request.url).pathname)) {
    return new Response('Starting', { status: 503, headers });
  }
  const body = { error: 'not-ready', message: 'The server is starting', requestId };
  return Response.json(body satisfies ErrorBody, { status: catalogue['not-ready'], headers });
};

const noUpgradeYet: Upgrade = (_, socket) => {
  socket.end(
    'HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
  );
};

/** Where to listen: port 0 is any free one, no host all addresses of the machine. */
export interface Address {
  readonly port: number;
  readonly host?: string;
}

/** Listens, so that the port is known before it is needed in links. */
export async function listen({ port, host }: Address): Promise<Listener> {
  let answer = notYet;
  let upgrade = noUpgradeYet;
  let isClosing = false;

  /** A connection is kept only where its next request can be read, and is wanted. */
  const reply: Fetch = async (request, env) => {
    const response = await answer(request, env);
    const isRead = await finishBody(env.incoming);
    if (!isRead) closeGently(env.incoming.socket);
    if (!isRead || isClosing) env.outgoing.shouldKeepAlive = false;
    return response;
  };

  // Without options for HTTP/2 the adaptor has plain HTTP requests; their bodies are ours to finish.
  const answerRequest = getRequestListener((request, env) => reply(request, env as HttpBindings), {
    autoCleanupIncoming: false,
  });
  const server = createServer();
  const connections = watchConnections(server);
  server.on('request', (incoming, outgoing) => {
    // What follows a body that was given up is never answered.
    if (incoming.socket.writableEnded) incoming.socket.destroy();
    else void answerRequest(incoming, outgoing);
  });
  server.on('upgrade', (incoming, socket, head) => {
    // A line that breaks while it is asked for is no matter of the server's.
    socket.on('error', () => socket.destroy());
    (isClosing ? noUpgradeYet : upgrade)(incoming, socket, head);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    answerWith(fetch) {
      answer = fetch;
    },
    upgradeWith(next) {
      upgrade = next;
    },
    isClosing: () => isClosing,
    close() {
      isClosing = true;
      return closeServer(server, connections);
    },
  };
}

function closeServer(server: Server, connections: Connections): Promise<void> {
  const cutOff = setTimeout(() => connections.destroy(), PATIENCE_MS);
  return new Promise((resolve, reject) => {
    server.close((error) => {
      clearTimeout(cutOff);
      if (error) reject(error);
      else resolve();
    });
    connections.endWhenIdle();
  });
}
