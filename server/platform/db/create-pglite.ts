import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DataDirError } from './data-dir-error.ts';
import { DurableNodeFs } from './durable-node-fs.ts';
import { findDatabaseFolder } from './find-database-folder.ts';
import { freeMbOf } from './free-space.ts';
import { syncFolder, syncTree } from './sync-files.ts';
import { parsers } from './values.ts';

const OPTIONS: PGliteOptions = { extensions: { btree_gist, pg_trgm }, parsers: { ...parsers } };

/**
 * What PostgreSQL keeps of its files besides. Its usual 128 MB are all made at each start, which took
 * more than the rest of it; what is read again comes from memory or from the system's own cache.
 */
const BUFFERS = ['-c', 'shared_buffers=32MB'];

/** PGlite turns syncing off with -F; fsync is the only sync method that Emscripten passes on. */
const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  ...BUFFERS,
];

const NEW_DATABASE_MB = 150;

/** A PostgreSQL in memory, empty or as `image` (a dump of another) has it. */
export function createMemoryPglite(image?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...OPTIONS,
    loadDataDir: image,
    startParams: [...PGlite.defaultStartParams, ...BUFFERS],
  });
}

/**
 * The PostgreSQL in `<dataDir>/database`, created where there is none. The caller holds the folder's
 * lock.
 * @throws DataDirError for a folder that is neither a database nor empty.
 */
export async function createDiskPglite(dataDir: string): Promise<PGlite> {
  return openFolder(findDatabaseFolder(dataDir) ?? (await createFolder(dataDir)));
}

/**
 * Makes the database under another name, which it loses once it is whole and on the disk. So what
 * stands under that name was cut short, and was never used.
 */
async function createFolder(dataDir: string): Promise<string> {
  refuseFullDisk(dataDir);
  const folder = join(dataDir, 'database');
  const draft = join(dataDir, 'database.new');
  fs.rmSync(draft, { recursive: true, force: true });
  await (await openFolder(draft)).close();
  syncTree(draft);
  if (fs.existsSync(folder)) fs.rmdirSync(folder); // an empty one, or it throws
  fs.renameSync(draft, folder);
  fs.rmSync(join(dataDir, 'database.unfinished'), { force: true });
  syncFolder(dataDir);
  return folder;
}

function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({
    ...OPTIONS,
    fs: new DurableNodeFs(folder),
    startParams: DURABLE_START,
  });
}

function refuseFullDisk(dataDir: string): void {
  const freeMb = freeMbOf(dataDir);
  if (freeMb >= NEW_DATABASE_MB) return;
  throw new DataDirError(
    `${freeMb} MB are free where ${dataDir} is, and a new database takes ${NEW_DATABASE_MB}; free some space or set another folder.`,
  );
}
