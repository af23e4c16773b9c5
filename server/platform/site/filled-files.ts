import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { toEntityTag } from '#server/platform/http/entity-tag.ts';
import type { Html } from '#shared/domain/html.ts';
import { ByteCache } from './byte-cache.ts';
import type { Encoding } from './choose-encoding.ts';
import {
  endOf,
  fillShell,
  fillUntilView,
  fillView,
  type PageParts,
  parseShell,
  type Shell,
} from './shell.ts';
import type { SiteFile } from './site-files.ts';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);
const maxCacheBytes = 16 * 1024 * 1024;
/** As small as takes a millisecond. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What a shell is filled with. */
export interface Content {
  /** The same for the same parts, and for no others; what is for one person alone has none, and is not kept. */
  readonly tag?: string;
  readonly toParts: () => PageParts;
  /** What takes longer: the rest goes out before it. */
  readonly toLater?: () => LaterParts;
}

/** None of it ever fails. */
export interface LaterParts {
  /** What the page shows; where there is none it stays as it was built. */
  readonly shown: Promise<Pick<PageParts, 'noscript' | 'view'> | undefined>;
  readonly end: Promise<Html>;
}

/** A page on its way: its length and its tag are not known yet. */
export type FilledStream = Pick<SiteFile, 'encoding'> & { readonly stream: ReadableStream };

/** Fills shells, and keeps those asked for last in the encodings they were asked in. */
export function openFilledFiles() {
  const shells = new WeakMap<SiteFile, Shell>();
  const cache = new ByteCache<SiteFile>(maxCacheBytes);

  const shellOf = (file: SiteFile): Shell => {
    const known = shells.get(file) ?? parseShell(Buffer.from(file.content).toString());
    shells.set(file, known);
    return known;
  };

  const fill = async (file: SiteFile, content: Content, encoding: Encoding): Promise<SiteFile> => {
    const page = Buffer.from(fillShell(shellOf(file), content.toParts()));
    const bytes = new Uint8Array(await encode(page, encoding));
    const { byteLength } = bytes;
    return { content: bytes, byteLength, etag: toEntityTag(bytes), encoding };
  };

  return async (
    file: SiteFile,
    content: Content,
    encoding: Encoding,
  ): Promise<SiteFile | FilledStream> => {
    const { toLater } = content;
    if (toLater) {
      const shell = shellOf(file);
      return { stream: stream(shell, content.toParts(), toLater, encoding), encoding };
    }
    if (content.tag === undefined) return fill(file, content, encoding);
    const key = [file.etag, content.tag, encoding].join(' ');
    const kept = cache.get(key) ?? (await fill(file, content, encoding));
    cache.set(key, kept);
    return kept;
  };
}

function encode(page: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return brotli(page, quality);
  return encoding === 'gzip' ? gunzippable(page) : page;
}

/** Sends what is known before it waits for the rest; nothing is asked of a page that nobody reads. */
function stream(
  shell: Shell,
  parts: PageParts,
  toLater: () => LaterParts,
  encoding: Encoding,
): ReadableStream {
  async function* write() {
    yield Buffer.from(fillUntilView(shell, parts));
    const { shown, end } = toLater();
    yield Buffer.from(fillView(shell, (await shown) ?? {}));
    yield Buffer.from(endOf(shell, await end));
  }
  const written = Readable.from(write());
  const encoder = createEncoder(encoding);
  // A browser that goes away ends both: there is no one to tell.
  const sent: Readable = encoder ? pipeline(written, encoder, () => undefined) : written;
  const chunks: AsyncIterator<Uint8Array> = sent[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void sent.destroy(),
    },
    { highWaterMark: 0 },
  );
}

/** What comes in goes out at once. */
function createEncoder(encoding: Encoding) {
  if (encoding === 'br') {
    return createBrotliCompress({ ...quality, flush: constants.BROTLI_OPERATION_FLUSH });
  }
  return encoding === 'gzip' ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : undefined;
}
