import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { chooseEncoding, type Encoding } from '#server/platform/site/choose-encoding.ts';
import { contract } from '#shared/api/contract.ts';
import type { HttpEnv } from './context.ts';
import { toDocsIndex } from './to-docs-index.ts';

interface Viewer {
  readonly hash: string;
  readonly contents: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** Its search is a worker of its own making; its styles are written as it runs. It asks us alone. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The one thing that the viewer would ask of others. */
const FOREIGN_LOGO = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const NO_PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/**
 * `GET /docs`: the document of `openapi.json` as a page to read, with all it needs from here. The viewer
 * draws every call before it shows one, for seconds: till then the page lists them itself.
 */
export function serveApiDocs(): Hono<HttpEnv> {
  let viewer: Promise<Viewer> | undefined;
  const loadOnce = () => {
    viewer ??= loadViewer();
    return viewer;
  };
  return new Hono<HttpEnv>()
    .get('/docs', async (c) => {
      c.header('content-security-policy', POLICY);
      c.header('x-frame-options', 'DENY');
      c.header('x-robots-tag', 'noindex');
      c.header('cache-control', 'no-cache');
      return c.html(toPage((await loadOnce()).hash));
    })
    .get('/docs/:file{viewer-[a-f0-9]+\\.js}', async (c) => {
      const { hash, contents } = await loadOnce();
      if (c.req.param('file') !== `viewer-${hash}.js`) return c.notFound();
      const encoding = chooseEncoding(c.req.header('accept-encoding'));
      c.header('cache-control', 'public, max-age=31536000, immutable');
      c.header('content-type', 'text/javascript; charset=utf-8');
      c.header('vary', 'Accept-Encoding', { append: true });
      if (encoding !== 'identity') c.header('content-encoding', encoding);
      return c.body(contents[encoding]);
    });
}

/** Read when first asked for: most servers never are. */
async function loadViewer(): Promise<Viewer> {
  const address = new URL(import.meta.resolve('redoc/bundles/redoc.standalone.js'));
  const viewer = (await readFile(address, 'utf8')).replaceAll(FOREIGN_LOGO, NO_PICTURE);
  const script = `${viewer}\n(${startViewer})(${JSON.stringify({ theme })});`;
  const identity = new TextEncoder().encode(script);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(script),
  ]);
  const hash = createHash('sha256').update(identity).digest('hex').slice(0, 16);
  return { hash, contents: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gzipped) } };
}

const fonts = 'system-ui, sans-serif';
const theme = {
  typography: { fontFamily: fonts, headings: { fontFamily: fonts } },
  colors: { primary: { main: '#3b5bdb' } },
};

declare const Redoc: {
  init(
    address: string,
    options: object,
    place: HTMLElement | null,
    onLoaded: (error?: unknown) => void,
  ): void;
};

/** Puts the viewer in the place of the list once all of it is drawn. Runs in the page. */
function startViewer(options: object): void {
  const index = document.getElementById('index');
  const place = document.getElementById('viewer');
  Redoc.init('openapi.json', options, place, (error) => {
    if (error) return;
    index?.remove();
    place?.removeAttribute('class');
    dispatchEvent(new Event('resize'));
  });
}

/** Addresses are relative, so that the page works below any prefix of a proxy. */
function toPage(hash: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kalends API</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font-family: ${fonts}; color: #333 }
#index { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem; line-height: 1.5 }
#index h2 { margin: 2rem 0 0 }
#index dt { margin-top: .75rem; overflow-wrap: anywhere }
#index dd { margin: 0 }
#index a { color: #3b5bdb }
.drawn-unseen { position: absolute; inset: 0; visibility: hidden; height: 0; overflow: hidden }
</style>
</head>
<body>
${toDocsIndex(contract).text}
<div id="viewer" class="drawn-unseen"></div>
<script src="docs/viewer-${hash}.js"></script>
</body>
</html>
`;
}
