import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundlePage } from './bundle-page.ts';

export interface ServedPages {
  /** The address of a page by its path: `/mail`. */
  url(path: string): string;
  /** The same page under another origin. */
  otherUrl(path: string): string;
  stop(): void;
}

/**
 * A web server of somebody else. `/writing/<name>` shows a test page's script, `pages` are HTML by
 * their paths; both come without anything of ours.
 */
export async function servePages(
  pages: Readonly<Record<string, string>> = {},
): Promise<ServedPages> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const isScript = pathname.endsWith('.js');
    const type = isScript ? 'text/javascript' : 'text/html';
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(isScript ? await bundlePage(`${pathname.slice(1, -3)}`) : toHtml(pathname, pages));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    otherUrl: (path) => `http://localhost:${port}${path}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function toHtml(path: string, pages: Readonly<Record<string, string>>): string {
  const body = pages[path] ?? `<script type="module" src="${path}.js"></script>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>
    <link rel="icon" href="data:,"><body>${body}</body></html>`;
}
