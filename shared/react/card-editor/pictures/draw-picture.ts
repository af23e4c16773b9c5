import { pictureShapes } from '#shared/domain/picture-shapes.ts';
import { toFrame, toNextWidth, toStart } from './crop-frame.ts';
import { type CardPicture, type EditedPicture, editorShapes } from './editor-shapes.ts';

export type Area = Parameters<typeof toFrame>[0];

/** As long as the longer side of what is shown while cropping, in pixels. */
const SHOWN_SIZE = 1200;

/** A picture with its margin, for the eye: as a blob, large enough to be cropped in. */
export function drawWhole(picture: ImageBitmap, kind: EditedPicture): Promise<Blob> {
  const margin = kind === 'logo' ? 0 : editorShapes[kind].margin;
  const [wide, high] = [picture.width + 2 * margin, picture.height + 2 * margin];
  const scale = SHOWN_SIZE / Math.max(wide, high);
  const frame = { x: -margin, y: -margin, width: wide, height: high };
  return drawPng(picture, frame, Math.max(1, Math.round(wide * scale)));
}

/**
 * What was cropped, as a PNG under the bound of its kind; `area` is in per cent, with the margin, and
 * where cropping begins while the picture is not shown yet.
 */
export async function drawCropped(
  picture: ImageBitmap,
  area: Area | undefined,
  kind: CardPicture,
): Promise<Blob> {
  const { margin, ratio, maxWidth, maxBytes } = editorShapes[kind];
  const frame = toFrame(area ?? toStart(picture, ratio, margin).area, picture, margin);
  const draw = (width: number) => drawPng(picture, frame, width);
  let width = Math.max(1, Math.min(maxWidth, Math.round(frame.width)));
  let png = await draw(width);
  for (let next = toNextWidth(width, png.size, maxBytes); next; ) {
    width = next;
    png = await draw(width);
    next = toNextWidth(width, png.size, maxBytes);
  }
  return png;
}

/** A logo as a PNG, whole and no larger than what is kept of it. */
export function drawLogo(picture: ImageBitmap): Promise<Blob> {
  const { width, height } = picture;
  const { maxWidth, maxHeight } = pictureShapes.logo;
  const wide = Math.min(width, maxWidth, (maxHeight * width) / height);
  return drawPng(picture, { x: 0, y: 0, width, height }, Math.max(1, Math.round(wide)));
}

/** A canvas knows nothing of what a camera has written into the file, so nothing of it is kept. */
function drawPng(picture: ImageBitmap, frame: Area, width: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((width * frame.height) / frame.width));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  const { x, y, width: wide, height: high } = frame;
  context.drawImage(picture, x, y, wide, high, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const keep = (png: Blob | null) =>
      png ? resolve(png) : reject(new Error('The canvas could not be written as PNG'));
    canvas.toBlob(keep, 'image/png');
  });
}
