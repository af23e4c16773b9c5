import { readFile } from 'node:fs/promises';
import { asPicture, type Picture } from './paint.ts';

let read: Promise<Picture> | undefined;

/** What a link is shown with where no picture of its own can be painted: painted ahead, of nobody. */
export function loadStillPicture(): Promise<Picture> {
  read ??= readFile(new URL('still-picture.png', import.meta.url)).then(asPicture);
  return read;
}
