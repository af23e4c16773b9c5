import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ImageStandIn {
  readonly port: number;
  /** Where it has the picture of that name. */
  at(name: string): string;
  /** The paths that it was asked for. */
  readonly asked: string[];
  stop(): Promise<void>;
}

/** The smallest PNG there is. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);
export const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Somebody else's server with pictures, and with what is none; `redirect?to=…` leads elsewhere. */
export async function startImageStandIn(): Promise<ImageStandIn> {
  const asked: string[] = [];
  const send = (response: ServerResponse, type: string, content: Buffer | string) =>
    response.setHeader('content-type', type).end(content);
  const answers: Readonly<Record<string, (response: ServerResponse, query: string) => void>> = {
    '/logo.png': (response) => send(response, 'image/png', PIXEL),
    '/logo.svg': (response) => send(response, 'image/svg+xml; charset=utf-8', DRAWING),
    '/page.html': (response) => send(response, 'text/html', '<script>alert(1)</script>'),
    '/huge.png': (response) => send(response, 'image/png', Buffer.alloc(3 * 1024 * 1024)),
    '/endless.png': (response) => {
      response.setHeader('content-type', 'image/png');
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    },
    '/redirect': (response, query) => {
      const to = new URLSearchParams(query).get('to') ?? '';
      response.writeHead(302, { location: to }).end();
    },
  };
  const server = createServer((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    asked.push(path);
    const answer = answers[path];
    if (answer) answer(response, query);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    asked,
    at: (name) => `http://127.0.0.1:${port}/${name}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
