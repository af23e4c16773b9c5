import { isMoving, type PictureFormat, toPictureFormat } from '#shared/domain/picture-format.ts';
import { PageError } from '#shared/errors/explain.ts';
import { drawWhole } from './draw-picture.ts';
import type { EditedPicture } from './editor-shapes.ts';

/** A picture as a browser has read it: upright, and to be shown with its margin. */
export interface ReadPicture {
  readonly picture: ImageBitmap;
  readonly src: string;
}

/** What is said of a file that cannot be cropped, by what it begins as. */
const flawOf = {
  jpeg: 'picture-broken',
  png: 'picture-broken',
  webp: 'picture-broken',
  gif: 'picture-broken',
  heic: 'picture-heic',
  svg: 'picture-svg',
} as const satisfies Record<PictureFormat, string>;

/** So much of a file is looked at to tell whether it moves. */
const LOOKED_AT_BYTES = 16 * 1024 * 1024;
/** As many as phones take; a browser holds four bytes of each. */
const MAX_PIXELS = 64_000_000;

/**
 * Reads a file by what is in it, whatever its name says. What the browser can show is taken, also what a
 * server does not read, for it is cropped here.
 * @throws PageError for whatever is no still picture of a size that can be cropped
 */
export async function readPicture(file: Blob, kind: EditedPicture): Promise<ReadPicture> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT_BYTES).arrayBuffer());
  const format = toPictureFormat(bytes);
  // A drawing has no pixels of its own.
  if (format === 'svg') throw new PageError(flawOf.svg);
  if (isMoving(bytes, format)) throw new PageError('picture-animated');
  const flaw = format ? flawOf[format] : 'not-a-picture';
  const { width, height } = await measure(file).catch(() => Promise.reject(new PageError(flaw)));
  if (width * height > MAX_PIXELS) throw new PageError('picture-too-many-pixels');
  const picture = await createImageBitmap(file).catch(() => Promise.reject(new PageError(flaw)));
  return { picture, src: URL.createObjectURL(await drawWhole(picture, kind)) };
}

export function releasePicture({ picture, src }: ReadPicture): void {
  URL.revokeObjectURL(src);
  picture.close();
}

/** How large a picture says that it is: it is not decoded for that. */
async function measure(file: Blob): Promise<{ readonly width: number; readonly height: number }> {
  const image = new Image();
  const src = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = src;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(src);
  }
}
