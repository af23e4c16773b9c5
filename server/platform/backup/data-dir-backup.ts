import fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { create, extract } from 'tar';
import { DataDirError, toDataDirError } from '#server/platform/db/data-dir-error.ts';
import { findDatabaseFolder } from '#server/platform/db/find-database-folder.ts';
import { lockDataDir } from '#server/platform/db/lock-data-dir.ts';
import { syncFolder, syncTree } from '#server/platform/db/sync-files.ts';

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
 * Unpacks a backup into a folder that has no database yet. Where that fails, nothing is there that was
 * not there before.
 * @throws DataDirError where there is one, or where the file is no backup.
 */
export async function restoreDataDir(dataDir: string, file: string): Promise<void> {
  const lock = join(dataDir, 'lock');
  const isFirst = !fs.existsSync(lock);
  const made = toParents(dataDir).filter((folder) => !fs.existsSync(folder));
  const unlock = lockDataDir(dataDir);
  try {
    await unpackInto(dataDir, file);
  } catch (error) {
    // While it is held: later it may be somebody else's.
    if (isFirst) fs.rmSync(lock);
    unlock();
    for (const folder of made) removeIfEmpty(folder);
    throw error;
  }
  unlock();
}

/** A folder and all that it lies in, the innermost first. */
function toParents(folder: string): readonly string[] {
  const path = resolve(folder);
  return path === dirname(path) ? [path] : [path, ...toParents(dirname(path))];
}

function removeIfEmpty(folder: string): void {
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

async function unpackInto(dataDir: string, file: string): Promise<void> {
  refuseUsed(dataDir);
  const draft = join(dataDir, 'restored.new');
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft);
  try {
    await unpack(file, draft, dataDir);
    syncTree(draft);
    // The database last: once it is there, all of it is.
    for (const part of PARTS) {
      if (fs.existsSync(join(draft, part))) fs.renameSync(join(draft, part), join(dataDir, part));
    }
  } finally {
    fs.rmSync(draft, { recursive: true });
  }
  syncFolder(dataDir);
}

/** @throws DataDirError where the file is no backup, or not all of one, and where the disk is full. */
async function unpack(file: string, folder: string, dataDir: string): Promise<void> {
  try {
    await extract({ file, cwd: folder, strict: true });
  } catch (error) {
    if (isOfSystem(error)) throw toDataDirError(error, dataDir);
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new DataDirError(
      `${file} is cut off, or no backup of an embedded database (${why}); nothing was restored.`,
    );
  }
  if (!findDatabaseFolder(folder)) {
    throw new DataDirError(`${file} holds no database; nothing was restored.`);
  }
}

/** What the operating system refuses, unlike what is wrong with the archive's bytes. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
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
