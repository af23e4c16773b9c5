import { readFile } from 'node:fs/promises';
import { madeOnce } from '#shared/time/made-once.ts';
import { asPicture, type Picture } from './paint.ts';

/**
 * What a link is shown with where no picture of its own can be painted: painted ahead, with the product's
 * name or without.
 */
export function loadStillPicture(hasMark: boolean): Promise<Picture> {
  return pictures(hasMark ? 'still-picture.png' : 'still-picture-plain.png');
}

const pictures = madeOnce((file: string) =>
  readFile(new URL(file, import.meta.url)).then(asPicture),
);
