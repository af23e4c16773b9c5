/** The data folder cannot be used; the message is the one line that the operator reads. */
export class DataDirError extends Error {
  override readonly name = 'DataDirError';

  constructor(why: string) {
    super(`DATA_DIR: ${why}`);
  }
}

/** What is wrong with the folder, as the file system's error tells it; other errors are thrown on. */
export function toDataDirError(error: unknown, dataDir: string): DataDirError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new DataDirError(
        `${dataDir} may not be written by this user; give it the folder, or set another one.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new DataDirError(`${dataDir} is, or stands in, a file; set a folder.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new DataDirError(`the disk of ${dataDir} is full; free some space.`);
    case 'ENOENT':
    case 'ERR_SQLITE_ERROR':
      return new DataDirError(`nothing can be written in ${dataDir}; set a folder that can.`);
    default:
      throw error;
  }
}
