import type { Metadata } from 'sharp';
import { isMoving, toPictureFormat } from '#shared/domain/picture-format.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { loadSharp } from './load-sharp.ts';

/** Pixels without anything else: eight bits a channel, row by row. */
export interface RawPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

interface Frame {
  readonly ratio?: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** Of a JPEG that is decoded row by row: what phones take. */
const MAX_PIXELS = 64_000_000;
/** Of anything that has to be in memory whole. */
const MAX_WHOLE_PIXELS = 20_000_000;
/** 129 MB of memory were measured at most, of a JPEG in passes that is just as large. */
const MAX_WHOLE_BYTES = 120_000_000;
/** A side that no camera has: the rest is a strip made to be trouble. */
const MAX_SIDE = 30_000;
const MAX_SECONDS = 20;

const INPUT = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' } as const;

/**
 * What can be seen of a picture, upright, cut to its frame and never enlarged.
 * @throws Refusal `not-a-picture`, `picture-heic`, `picture-svg`, `picture-animated`,
 * `picture-too-many-pixels`, `picture-broken`
 */
export async function decodePicture(bytes: Buffer, frame: Frame): Promise<RawPicture> {
  const format = toPictureFormat(bytes);
  if (format === undefined) return refuse('not-a-picture', 'It is no JPEG, PNG, WebP or GIF');
  if (format === 'heic') return refuse('picture-heic', 'HEIC is not read here');
  if (format === 'svg') return refuse('picture-svg', 'Drawings are not taken');
  const sharp = await loadSharp();
  const found = await orBroken(() => sharp(bytes, INPUT).metadata());
  if (found.format !== format) refuse('picture-broken', 'It is not what it begins as');
  if ((found.pages ?? 1) > 1 || isMoving(bytes, format)) {
    refuse('picture-animated', 'It moves');
  }
  checkSize(found);
  const size = toFrame(found, frame);
  return orBroken(() => decode(bytes, size));
}

function checkSize({ format, isProgressive, depth, channels, width, height }: Metadata): void {
  const pixels = width * height;
  const isByRows = format === 'jpeg' && !isProgressive;
  // A JPEG that comes in passes is kept as coefficients of two bytes each.
  const bytes = pixels * channels * (depth === 'ushort' || format === 'jpeg' ? 2 : 1);
  const fits = isByRows
    ? pixels <= MAX_PIXELS
    : pixels <= MAX_WHOLE_PIXELS && bytes <= MAX_WHOLE_BYTES;
  if (!fits || Math.max(width, height) > MAX_SIDE) {
    refuse('picture-too-many-pixels', `It has ${width} by ${height} pixels`);
  }
}

/** The largest cut of the frame's ratio that is in the picture, as large as the frame allows. */
function toFrame({ autoOrient }: Metadata, { ratio, maxWidth, maxHeight }: Frame) {
  const { width, height } = autoOrient;
  if (ratio === undefined) {
    const scale = Math.min(1, maxWidth / width, maxHeight / height);
    return { width: whole(width * scale), height: whole(height * scale) };
  }
  const cut = Math.min(maxWidth, width, height * ratio);
  return { width: whole(cut), height: whole(cut / ratio) };
}

const whole = (pixels: number) => Math.max(1, Math.round(pixels));

async function decode(
  bytes: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<RawPicture> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes, INPUT)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** What its library cannot read is for our senders to know, in words of our own. */
async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      return refuse('picture-too-many-pixels', 'It has too many pixels');
    }
    return refuse('picture-broken', 'It cannot be read to its end');
  }
}
