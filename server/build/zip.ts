import { zipSync } from 'fflate';

export interface ZipEntry {
  /** With slashes: `icon/16.png`. */
  readonly name: string;
  readonly content: Buffer;
}

/** The first day that the format knows, by the clock of whichever zone packs it. */
const NO_TIME = new Date(1980, 0, 1);

/** A zip file of the entries in their order. Alike entries make alike bytes: it tells no time and no owner. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files = Object.fromEntries(entries.map(({ name, content }) => [name, content]));
  return Buffer.from(zipSync(files, { level: 9, mtime: NO_TIME, os: 0 }));
}
