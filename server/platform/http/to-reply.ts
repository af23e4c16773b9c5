import type { Context } from 'hono';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { BytesReply } from './bytes-reply.ts';
import { isKnownTag, toEntityTag } from './entity-tag.ts';
import { FileReply } from './file-reply.ts';
import { StoredReply } from './stored-reply.ts';
import { toByteRange } from './to-byte-range.ts';

const encoder = new TextEncoder();

/**
 * What a handler returned as a response: JSON, or the text of a file. Browsers that know its type
 * open the file (a phone offers to add it to the calendar), the others save it.
 */
export function toReply(
  c: Context,
  { path, replyType }: Pick<Endpoint, 'path' | 'replyType'>,
  reply: unknown,
): Response {
  if (reply instanceof FileReply) return toFile(c, reply, replyType);
  if (reply instanceof BytesReply) return toBytes(c, reply, replyType);
  if (reply instanceof StoredReply) return toStored(c, reply);
  // A handler's reply without a type of its own is what its schema says: an object.
  if (replyType === undefined || typeof reply !== 'string') return c.json(reply as object);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return c.body(reply, 200, {
    'content-type': `${replyType}; charset=utf-8`,
    'content-disposition': `inline; filename="${name}"`,
  });
}

/** What is written bit by bit is sent bit by bit, to be kept. */
function toFile(c: Context, { fileName, chunks }: FileReply, type?: string): Response {
  return c.body(toStream(chunks), 200, {
    'content-type': withCharset(type),
    'content-disposition': `attachment; filename="${fileName}"`,
  });
}

/** Everybody may keep it for ever: its address is what is in it. Opened by itself it does nothing. */
function toStored(c: Context, { file }: StoredReply): Response {
  const tag = `"${file.hash}"`;
  c.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  c.header('accept-ranges', 'bytes');
  c.header('etag', tag);
  c.header('cache-control', 'public, max-age=31536000, immutable');
  if (isKnownTag(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  // A part of another edition is of no use.
  const isOfThis = (c.req.header('if-range') ?? tag) === tag;
  const range = isOfThis ? toByteRange(c.req.header('range'), file.byteLength) : undefined;
  if (range === 'unsatisfiable') {
    c.header('cache-control', 'no-store');
    c.header('content-range', `bytes */${file.byteLength}`);
    return c.body(null, 416);
  }
  const { first, last } = range ?? { first: 0, last: file.byteLength - 1 };
  if (range) c.header('content-range', `bytes ${first}-${last}/${file.byteLength}`);
  c.header('content-type', file.contentType);
  c.header('content-length', String(last - first + 1));
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status);
  return c.body(toStream(file.read({ first, last })), status);
}

function toStream(chunks: FileReply['chunks']): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
  void pump(chunks, writable);
  return readable;
}

/** Only its own reader keeps it, and asks each time whether it is still that. */
function toBytes(c: Context, { fileName, content }: BytesReply, type?: string): Response {
  const tag = toEntityTag(content);
  c.header('cache-control', 'private, no-cache');
  c.header('x-robots-tag', 'noindex');
  c.header('etag', tag);
  if (isKnownTag(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  return c.body(content, 200, {
    'content-type': withCharset(type),
    'content-length': String(content.byteLength),
    'content-disposition': `attachment; filename="${fileName}"`,
  });
}

function withCharset(type = 'application/octet-stream'): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** What fails in the midst breaks the file off, so that nobody takes a part for the whole. */
async function pump(chunks: FileReply['chunks'], into: WritableStream<Uint8Array>): Promise<void> {
  const writer = into.getWriter();
  try {
    for await (const chunk of chunks) {
      await writer.write(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => {});
  }
}
