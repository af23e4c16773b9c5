import fs from 'node:fs';
import { DataDirError } from './data-dir-error.ts';

/**
 * So much stays free beside the embedded database: two files of its log, which it makes at once and stops
 * without, and what a statement that is under way still needs.
 */
export const KEPT_FREE_MB = 64;

/** Free where a folder is, for its user, in whole megabytes. */
export function freeMbOf(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}

/** @throws DataDirError: a database that cannot write its log does not start. */
export function refuseFullDisk(dataDir: string): never {
  throw new DataDirError(
    `${freeMbOf(dataDir)} MB are free where ${dataDir} is, and the database keeps ${KEPT_FREE_MB}; free some space.`,
  );
}
