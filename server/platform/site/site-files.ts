import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { toEntityTag } from '#server/platform/http/entity-tag.ts';
import { ByteCache } from './byte-cache.ts';
import type { Encoding } from './choose-encoding.ts';

export interface SiteFile {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly byteLength: number;
  /** Strong, and another one for each encoding. */
  readonly etag: string;
  readonly encoding: Encoding;
}

export interface SiteFiles {
  /** Whether the site holds this file, by its path below the root: `_astro/site.css`. */
  has(path: string): boolean;
  /** Whether the file has compressed copies, so that answers vary. */
  isCompressible(path: string): boolean;
  /** The file in the encoding, or as it is where it has no such copy. Undefined if it is gone. */
  load(path: string, encoding: Encoding): Promise<SiteFile | undefined>;
}

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<
  Encoding,
  string
>;
const maxCacheBytes = 16 * 1024 * 1024;

/**
 * The files of a built site. Only names seen when it was opened are ever read, so no path leads
 * out of the folder. A folder that does not exist is a site without files.
 */
export function openSiteFiles(folder: string): SiteFiles {
  const names = new Set(listFiles(folder));
  const cache = new ByteCache<SiteFile>(maxCacheBytes);

  async function load(path: string, wished: Encoding): Promise<SiteFile | undefined> {
    const encoding = names.has(path + suffixes[wished]) ? wished : 'identity';
    const name = path + suffixes[encoding];
    const kept = cache.get(name);
    if (kept || !names.has(name)) return kept;
    const content = await readIfPresent(join(folder, name));
    if (!content) return undefined;
    const { byteLength } = content;
    const file = { content, byteLength, etag: toEntityTag(content), encoding };
    cache.set(name, file);
    return file;
  }

  return {
    has: (path) => names.has(path) && !isInternal(path),
    isCompressible: (path) => names.has(`${path}.gz`),
    load,
  };
}

function isInternal(path: string): boolean {
  return /\.(?:br|gz)$/.test(path) || /(?:^|\/)\./.test(path) || /^_[^/]*$/.test(path);
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function readIfPresent(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    // A build has replaced the folder since.
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
