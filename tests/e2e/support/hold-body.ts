import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeldBody {
  readonly url: string;
  /** Lets the rest of the page come. */
  letGo(): void;
  stop(): void;
}

/**
 * A stretch of line to the server at `target`: it brings the page at `path` as far as its head, and its
 * body once it is let go. All else passes.
 */
export async function holdBody(target: string, path: string): Promise<HeldBody> {
  const { promise: letGone, resolve: letGo } = Promise.withResolvers<void>();
  const server = createServer(async (asked, reply) => {
    const there = await fetch(new URL(asked.url ?? '/', target), {
      headers: { 'accept-language': asked.headers['accept-language'] ?? '' },
    });
    reply.writeHead(there.status, {
      'content-type': there.headers.get('content-type') ?? '',
      'cache-control': there.headers.get('cache-control') ?? '',
    });
    if (asked.url !== path) {
      // In one piece: a page that is left in between has called off what it waited for, and that is no fault.
      reply.end(Buffer.from(await there.arrayBuffer()));
      return;
    }
    const html = await there.text();
    const end = html.indexOf('<body');
    reply.write(html.slice(0, end));
    await letGone;
    reply.end(html.slice(end));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...{ url: `http://127.0.0.1:${port}`, letGo },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
