import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { toDataDirError } from './data-dir-error.ts';

const SQLITE_BUSY = 5;

/** Another process has this data folder open. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';

  constructor(dataDir: string) {
    super(`Another Kalends is using ${dataDir}; stop it or set DATA_DIR.`);
  }
}

/**
 * Takes the folder for this process alone, creating it where needed, and returns what gives it back.
 * Throws DataDirInUseError when it is taken, DataDirError when it cannot be written. The lock is
 * SQLite's exclusive one on `<dataDir>/lock`: an operating system lock on every platform, so it is
 * gone with its process, however that ended.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = openLock(dataDir);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const isTaken = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    throw isTaken ? new DataDirInUseError(dataDir) : toDataDirError(error, dataDir);
  }
  return () => lock.close();
}

function openLock(dataDir: string): DatabaseSync {
  try {
    makeFolder(resolve(dataDir));
    return new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  } catch (error) {
    throw toDataDirError(error, dataDir);
  }
}

/** Node's own `recursive` never comes back from places where nothing can be made, like `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
