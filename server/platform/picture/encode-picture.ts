import type { MadePicture, WrittenPicture } from '#server/platform/kernel/make-picture.ts';
import type { RawPicture } from './decode-picture.ts';
import { loadSharp } from './load-sharp.ts';

interface Bounds {
  readonly maxBytes: number;
  readonly widths: readonly number[];
}

/** A step makes it at least so much narrower. */
const LARGEST_STEP = 0.9;
/** So wide, every picture is small enough: there the steps end. */
const NARROWEST = 32;
const QUALITY = 82;
const WORST_QUALITY = 40;

/** Writes a picture as a PNG below its bound, and as WebP in the widths that it has pixels for. */
export async function encodePicture(raw: RawPicture, bounds: Bounds): Promise<MadePicture> {
  const widths = bounds.widths.filter((width) => width <= raw.width);
  const sizes: WrittenPicture[] = [];
  for (const width of widths.length > 0 ? widths : [raw.width]) {
    sizes.push(await toWebp(raw, width, bounds));
  }
  return { original: await toPng(raw, bounds.maxBytes), sizes };
}

/** Narrower and narrower until it is small enough: how much is guessed from how much it was too large. */
async function toPng(raw: RawPicture, maxBytes: number): Promise<WrittenPicture> {
  for (let width = raw.width; ; ) {
    const written = await write(raw, width, 'png', 100);
    if (written.bytes.byteLength <= maxBytes || width <= NARROWEST) return written;
    const step = Math.min(LARGEST_STEP, Math.sqrt(maxBytes / written.bytes.byteLength) * 0.98);
    width = Math.max(NARROWEST, Math.floor(width * step));
  }
}

async function toWebp(
  raw: RawPicture,
  width: number,
  { maxBytes, quality = QUALITY }: { readonly maxBytes: number; readonly quality?: number },
): Promise<WrittenPicture> {
  const written = await write(raw, width, 'webp', quality);
  if (written.bytes.byteLength <= maxBytes || quality <= WORST_QUALITY) return written;
  return toWebp(raw, width, { maxBytes, quality: quality - 14 });
}

async function write(
  { data, ...raw }: RawPicture,
  width: number,
  format: 'png' | 'webp',
  quality: number,
): Promise<WrittenPicture> {
  const sharp = await loadSharp();
  const resized = sharp(data, { raw }).resize({ width });
  const encoded =
    format === 'png'
      ? resized.png({ compressionLevel: 9, adaptiveFiltering: true })
      : resized.webp({ quality, smartSubsample: true });
  const { data: bytes, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    bytes,
    contentType: format === 'png' ? 'image/png' : 'image/webp',
    width: info.width,
    height: info.height,
  };
}
