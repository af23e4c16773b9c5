import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { toEntityTag } from '#server/platform/http/entity-tag.ts';
import { ByteCache } from './byte-cache.ts';
import type { Encoding } from './choose-encoding.ts';
import { fillShell, type PageParts, parseShell, type Shell } from './shell.ts';
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
}

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

  return async (file: SiteFile, content: Content, encoding: Encoding): Promise<SiteFile> => {
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
