import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { serveSite } from '#server/platform/site/serve-site.ts';
import { project } from '#tests/support/run-server.ts';

export interface BuiltPages {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The pages as they were built, and nothing behind them: whatever they ask, the story answers. */
export async function serveBuiltPages(): Promise<BuiltPages> {
  const app = new Hono();
  app.all('/api/*', ({ json }) => json({ error: 'nobody-answers', message: 'No server' }, 501));
  app.get('*', serveSite(join(project, 'dist/site')));
  const server = createAdaptorServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
