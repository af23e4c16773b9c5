import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { DurableNodeFs, syncFolder, syncTree } from './durable-node-fs.ts';
import { parsers } from './values.ts';

const OPTIONS: PGliteOptions = { extensions: { btree_gist }, parsers: { ...parsers } };

/** PGlite turns syncing off with -F; fsync is the only sync method that Emscripten passes on. */
const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** A PostgreSQL in memory, empty or as `image` (a dump of another) has it. */
export function createMemoryPglite(image?: Blob): Promise<PGlite> {
  return PGlite.create({ ...OPTIONS, loadDataDir: image });
}

/**
 * The PostgreSQL in `<dataDir>/database`, created where there is none. The caller holds the folder's
 * lock. A creation that was cut short is thrown away: nobody was ever told that it had succeeded.
 */
export async function createDiskPglite(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  const unfinished = join(dataDir, 'database.unfinished');
  if (fs.existsSync(unfinished)) fs.rmSync(folder, { recursive: true, force: true });
  const isNew = !fs.existsSync(join(folder, 'PG_VERSION'));
  if (isNew) {
    fs.writeFileSync(unfinished, '');
    syncFolder(dataDir);
  }
  const pglite = await PGlite.create({
    ...OPTIONS,
    fs: new DurableNodeFs(folder),
    startParams: DURABLE_START,
  });
  if (isNew) {
    syncTree(folder);
    fs.rmSync(unfinished, { force: true });
    syncFolder(dataDir);
  }
  return pglite;
}
