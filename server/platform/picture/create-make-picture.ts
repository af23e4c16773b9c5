import type { MakePicture } from '#server/platform/kernel/make-picture.ts';
import { type PictureShape, pictureShapes } from '#shared/domain/picture-shapes.ts';
import { decodePicture } from './decode-picture.ts';
import { encodePicture } from './encode-picture.ts';
import { inTurn } from './in-turn.ts';

/** What is read stays in memory until it is decoded: so many times `MAX_PICTURE_BYTES` at most. */
const READ_AT_ONCE = 6;
/** A burst of a company that has just begun; the last of it waits a minute. */
const MAX_WAITING = 250;

const refusal = {
  code: 'pictures-busy',
  message: 'Too many pictures are being worked on; try again in a minute',
} as const;

/**
 * One for a process: pictures are read a few at a time and decoded one by one, so that a burst of them
 * takes no more memory than a few do. What waits is not read yet: it stays with its sender.
 */
export function createMakePicture({
  readAtOnce = READ_AT_ONCE,
  maxWaiting = MAX_WAITING,
} = {}): MakePicture {
  const read = inTurn({ atOnce: readAtOnce, waiting: maxWaiting, refusal });
  const paint = inTurn({ atOnce: 1, waiting: readAtOnce, refusal });
  return (file, shape: PictureShape) =>
    read(async () => {
      const bytes = await collect(file);
      return paint(async () => {
        const raw = await decodePicture(bytes, pictureShapes[shape]);
        return encodePicture(raw, pictureShapes[shape]);
      });
    });
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
