import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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
 * Throws DataDirInUseError when it is taken. The lock is SQLite's exclusive one on `<dataDir>/lock`:
 * an operating system lock on every platform, so it is gone with its process, however that ended.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const isTaken = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    throw isTaken ? new DataDirInUseError(dataDir) : error;
  }
  return () => lock.close();
}
