import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file as its server has it. */
interface PublishedFile {
  readonly content: string | Uint8Array;
  readonly type?: string;
  readonly etag?: string;
  readonly lastModified?: string;
}

type Answer = (headers: IncomingHttpHeaders, response: ServerResponse) => void;

export interface FeedStandIn {
  readonly port: number;
  /** Where the feed is; what comes last is its secret. */
  readonly address: string;
  /** The headers of each question so far. */
  readonly asked: readonly IncomingHttpHeaders[];
  /** Publishes a file, or another one; 304 for who has it already. */
  publish(file: PublishedFile): void;
  /** Answers with a status from now on. */
  refuse(status: number, headers?: Readonly<Record<string, string>>): void;
  /** Says nothing from now on. */
  hang(): void;
  /** Says half of what it promises from now on. */
  breakOff(half: string): void;
  stop(): Promise<void>;
}

export const FEED_SECRET = 'private-0123456789abcdef';

/** Somebody else's server with a calendar's file. */
export async function startFeedStandIn(): Promise<FeedStandIn> {
  const asked: IncomingHttpHeaders[] = [];
  let answer: Answer = toRefusal(404);
  const server = createServer(({ headers }, response) => {
    asked.push(headers);
    answer(headers, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    asked,
    address: `http://127.0.0.1:${port}/calendar/${FEED_SECRET}/basic.ics`,
    publish: (file) => {
      answer = toPublished(file);
    },
    refuse: (status, headers) => {
      answer = toRefusal(status, headers);
    },
    hang: () => {
      answer = () => undefined;
    },
    breakOff: (half) => {
      answer = (_, response) => {
        response.setHeader('content-length', half.length + 1);
        response.write(half, () => response.destroy());
      };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function toRefusal(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return (_, response) => response.writeHead(status, headers).end('Nothing here');
}

function toPublished({
  content,
  type = 'text/calendar',
  etag,
  lastModified,
}: PublishedFile): Answer {
  return (headers, response) => {
    if (etag) response.setHeader('etag', etag);
    if (lastModified) response.setHeader('last-modified', lastModified);
    const isKnown = etag
      ? headers['if-none-match'] === etag
      : lastModified !== undefined && headers['if-modified-since'] === lastModified;
    if (isKnown) response.writeHead(304).end();
    else response.setHeader('content-type', type).end(content);
  };
}
