import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createDavWorld,
  type DavAnswer,
  type DavAsked,
  type DavHabits,
  type DavWorld,
} from './dav-world.ts';

/**
 * What it does instead of answering: it never ends, or ends in the middle, or says what it says in other
 * words.
 */
type Instead = DavAnswer | 'hang' | 'cut' | ((usual: string) => string);

interface Faults extends DavHabits {
  readonly instead?: (asked: DavAsked) => Instead | undefined;
}

export interface DavStandIn extends Omit<DavWorld, 'answer'> {
  /** Without a trailing slash. */
  readonly url: string;
  readonly asked: DavAsked[];
  /** What it has of habits and faults from now on; without a word it has none. */
  behave(faults?: Faults): void;
  stop(): Promise<void>;
}

/** Its one account. */
export const DAV_LOGIN = { username: 'ada', password: 'geheimes Wörtchen' } as const;
const AUTHORIZATION = `Basic ${Buffer.from(`${DAV_LOGIN.username}:${DAV_LOGIN.password}`).toString('base64')}`;

const LOGGED_OUT: DavAnswer = {
  status: 401,
  headers: { 'www-authenticate': 'Digest realm="a", Basic realm="b"' },
};

/** Just enough of a CalDAV server to have every fault that one can have. */
export async function startDavStandIn(): Promise<DavStandIn> {
  let faults: Faults = {};
  const asked: DavAsked[] = [];
  const { answer, ...world } = createDavWorld(() => faults);
  const server = createServer(async (request, response) => {
    const question = await readAsked(request);
    asked.push(question);
    const instead = faults.instead?.(question);
    const isLoggedIn = question.authorization === AUTHORIZATION;
    send(response, isLoggedIn ? answer(question) : LOGGED_OUT, instead);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...world,
    asked,
    url: `http://127.0.0.1:${port}`,
    behave(next = {}) {
      faults = next;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readAsked(request: IncomingMessage): Promise<DavAsked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method = '', headers } = request;
  return {
    method,
    path: decodeURIComponent(request.url ?? '/'),
    depth: String(headers.depth),
    authorization: headers.authorization,
    ifMatch: headers['if-match'],
    ifNoneMatch: headers['if-none-match'],
    body: Buffer.concat(chunks).toString(),
  };
}

function send(response: ServerResponse, usual: DavAnswer, instead: Instead | undefined): void {
  if (instead === 'hang') return;
  if (instead === 'cut') {
    response.writeHead(207, { 'content-type': 'application/xml', 'content-length': '4000' });
    response.write('<D:multistatus xmlns:D="DAV:">', () => response.destroy());
    return;
  }
  const { status, headers, body = '' } = typeof instead === 'object' ? instead : usual;
  response
    .writeHead(status, headers)
    .end(typeof instead === 'function' && status === 207 ? instead(body) : body);
}
