import type { Handler } from 'hono';
import type { HttpEnv } from './context.ts';
import { isKnownTag, toEntityTag } from './entity-tag.ts';

/** After a new version has been put in place, clients may go on with the old one this long. */
const KEPT_SECONDS = 300;

/** Answers with a JSON document that never changes while the server runs; made when first asked for. */
export function serveDocument(make: () => object): Handler<HttpEnv> {
  let made: { readonly text: string; readonly tag: string } | undefined;
  return (c) => {
    if (!made) {
      const text = JSON.stringify(make());
      made = { text, tag: toEntityTag(text) };
    }
    c.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
    c.header('etag', made.tag);
    if (isKnownTag(c.req.header('if-none-match'), made.tag)) return c.body(null, 304);
    c.header('content-type', 'application/json');
    return c.body(made.text);
  };
}
