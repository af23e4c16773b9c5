import { createHash } from 'node:crypto';
import type sharp from 'sharp';
import { toEntityTag } from '#server/platform/http/entity-tag.ts';
import type { Log } from '#server/platform/kernel/log.ts';
import { loadSharp } from '#server/platform/picture/load-sharp.ts';
import { ByteCache } from '#server/platform/site/byte-cache.ts';
import { PREVIEW_SIZE } from './draw-preview.ts';

export interface Picture {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly byteLength: number;
  readonly tag: string;
}

export type Paint = (drawing: string) => Promise<Picture | undefined>;

const MAX_KEPT_BYTES = 8 * 1024 * 1024;
/** Whoever comes while so many are waiting is sent away. */
const MAX_WAITING = 8;

/**
 * Paints drawings, one at a time, and keeps those asked for last: a picture takes the processor for a
 * tenth of a second. Undefined where too many wait, and where this machine cannot paint, which is said
 * once.
 */
export function createPainter(log: Pick<Log, 'warn'>, load = loadSharp): Paint {
  const kept = new ByteCache<Picture>(MAX_KEPT_BYTES);
  const underWay = new Map<string, Promise<Picture | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  let canPaint = true;

  async function paint(drawing: string): Promise<Picture | undefined> {
    if (!canPaint) return undefined;
    const toImage = await load().catch((error: unknown) => {
      canPaint = false;
      log.warn({ err: error }, 'pictures of links cannot be painted here');
    });
    return toImage ? toPicture(toImage, drawing) : undefined;
  }

  return async (drawing) => {
    const key = createHash('sha256').update(drawing).digest('base64url');
    const known = kept.get(key) ?? underWay.get(key);
    if (known || underWay.size >= MAX_WAITING) return known;
    const painting = last
      .then(() => paint(drawing))
      .then(
        (picture) => {
          if (picture) kept.set(key, picture);
          return picture;
        },
        (error: unknown) => {
          log.warn({ err: error }, 'link preview');
          return undefined;
        },
      )
      .finally(() => underWay.delete(key));
    underWay.set(key, painting);
    last = painting;
    return painting;
  };
}

async function toPicture(toImage: typeof sharp, drawing: string): Promise<Picture> {
  const png = await toImage(Buffer.from(drawing), { density: 72 })
    .resize(PREVIEW_SIZE)
    .png({ palette: true, colours: 128 })
    .toBuffer();
  return asPicture(png);
}

export function asPicture(png: Uint8Array): Picture {
  const content = new Uint8Array(png);
  return { content, byteLength: content.byteLength, tag: toEntityTag(content) };
}
