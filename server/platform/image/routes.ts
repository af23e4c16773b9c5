import { Hono } from 'hono';
import type { HttpEnv } from '#server/platform/http/context.ts';
import { isKnownTag } from '#server/platform/http/entity-tag.ts';
import type { CountCall } from '#server/platform/http/limit-rates.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { limitPolicies } from '#server/platform/rate-limit/policies.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { readImageName } from './image-address.ts';
import { keepImages } from './keep-images.ts';

/** Opened by itself, a drawing runs nothing and asks nobody. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/**
 * `GET /image/{name}`, outside the contract: its reply is no JSON. Shows a picture that a company
 * keeps elsewhere, so that no visitor's browser asks there.
 */
export function imageRoutes(
  { secret, clock, fetchImage }: Services,
  countCall: CountCall,
): Hono<HttpEnv> {
  const load = keepImages(fetchImage, clock);
  return new Hono<HttpEnv>().get('/image/:name', async (c) => {
    await countCall(c, limitPolicies['look-up']);
    const address = readImageName(c.req.param('name'), secret);
    const image = address === undefined ? undefined : await load(address);
    if (!image) return refuse('not-found', 'There is no such image');
    c.header('cache-control', 'public, max-age=3600');
    c.header('etag', image.tag);
    if (isKnownTag(c.req.header('if-none-match'), image.tag)) return c.body(null, 304);
    c.header('content-type', image.type);
    c.header('content-security-policy', POLICY);
    return c.body(image.content);
  });
}
