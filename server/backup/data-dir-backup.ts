import fs from 'node:fs';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { DataDirError } from '#server/db/data-dir-error.ts';
import { findDatabaseFolder } from '#server/db/find-database-folder.ts';
import { lockDataDir } from '#server/db/lock-data-dir.ts';
import { syncFolder, syncTree } from '#server/db/sync-files.ts';

/** What an embedded installation is made of. */
const PARTS = ['secret', 'database'] as const;

/**
 * Packs database and secret into `file`, readable by its owner alone; whole under its name, or not there.
 * @throws DataDirInUseError while a server runs on the folder, for files that change are no backup.
 */
export async function backUpDataDir(dataDir: string, file: string): Promise<void> {
  const unlock = lockDataDir(dataDir);
  try {
    if (!findDatabaseFolder(dataDir)) throw new DataDirError(`there is no database in ${dataDir}.`);
    const parts = PARTS.filter((part) => fs.existsSync(join(dataDir, part)));
    const draft = `${file}.part`;
    fs.rmSync(draft, { force: true });
    await create({ gzip: true, file: draft, cwd: dataDir, mode: 0o600 }, parts);
    syncFile(draft);
    fs.renameSync(draft, file);
  } finally {
    unlock();
  }
}

/**
 * Unpacks a backup into a folder that has no database yet.
 * @throws DataDirError where there is one, or where the file is no backup.
 */
export async function restoreDataDir(dataDir: string, file: string): Promise<void> {
  const unlock = lockDataDir(dataDir);
  try {
    refuseUsed(dataDir);
    const draft = join(dataDir, 'restored.new');
    fs.rmSync(draft, { recursive: true, force: true });
    fs.mkdirSync(draft);
    await extract({ file, cwd: draft, strict: true });
    if (!findDatabaseFolder(draft)) throw new DataDirError(`${file} holds no database.`);
    syncTree(draft);
    // The database last: once it is there, all of it is.
    for (const part of PARTS) {
      if (fs.existsSync(join(draft, part))) fs.renameSync(join(draft, part), join(dataDir, part));
    }
    fs.rmSync(draft, { recursive: true });
    syncFolder(dataDir);
  } finally {
    unlock();
  }
}

function refuseUsed(dataDir: string): void {
  const used = PARTS.find((part) => fs.existsSync(join(dataDir, part)));
  if (!used) return;
  throw new DataDirError(
    `${join(dataDir, used)} is there already; move it away, or set an empty folder to restore into.`,
  );
}

function syncFile(path: string): void {
  const descriptor = fs.openSync(path, 'r+');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
