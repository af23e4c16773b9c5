import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright/test';
import { fakeMedia } from './fake-media.ts';

const SIZE = { width: 160, height: 90 };
const PER_SECOND = 2;
const BRIGHTNESSES = [40, 80, 120, 160, 200];

/**
 * `fakeMedia` with a camera of 160 by 90 that shows two pictures a second: where many people meet in the
 * browsers of one machine, packing and painting large pictures would be all that it does.
 */
export async function smallCamera(
  { browserName: _ }: { readonly browserName: string },
  use: (options: LaunchOptions) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-camera-'));
  const film = join(folder, 'film.y4m');
  await writeFile(film, toFilm());
  const { launchOptions } = fakeMedia;
  const args = [...launchOptions.args, `--use-file-for-fake-video-capture=${film}`];
  await use({ ...launchOptions, args });
  await rm(folder, { recursive: true });
}

/** YUV4MPEG2: pictures of one grey each, which are played over and over. */
function toFilm(): Buffer {
  const { width, height } = SIZE;
  const pixels = width * height;
  const pictures = BRIGHTNESSES.flatMap((brightness) => [
    Buffer.from('FRAME\n'),
    Buffer.alloc(pixels, brightness),
    Buffer.alloc(pixels / 2, 128),
  ]);
  const head = `YUV4MPEG2 W${width} H${height} F${PER_SECOND}:1 Ip A1:1 C420\n`;
  return Buffer.concat([Buffer.from(head), ...pictures]);
}
