import type { Context } from 'hono';
import type { Endpoint } from '#shared/api/endpoint.ts';

/**
 * What a handler returned as a response: JSON, or the text of a file. Browsers that know its type
 * open the file (a phone offers to add it to the calendar), the others save it.
 */
export function toReply(
  c: Context,
  { path, replyType }: Pick<Endpoint, 'path' | 'replyType'>,
  reply: unknown,
): Response {
  // A handler's reply without a type of its own is what its schema says: an object.
  if (replyType === undefined || typeof reply !== 'string') return c.json(reply as object);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return c.body(reply, 200, {
    'content-type': `${replyType}; charset=utf-8`,
    'content-disposition': `inline; filename="${name}"`,
  });
}
