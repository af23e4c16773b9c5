import fs from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** The parts of Emscripten's module that PGlite's types leave out. */
interface Emscripten {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: Stream) => number } };
  readonly FS: { isDir(mode: number): boolean; readonly ErrnoError: new (errno: number) => Error };
}

interface Stream {
  readonly nfd: number;
  readonly node: { readonly mode: number };
}

const EIO = 29; // as Emscripten numbers it

/**
 * PGlite's folder of files, with the one call that it lacks: fsync. Without it a commit has reached
 * the operating system but not the disk. Set before PostgreSQL starts, so that recovery syncs too.
 */
export class DurableNodeFs extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: unknown) => installFsync(module as Emscripten);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    };
  }
}

function installFsync({ NODEFS, FS }: Emscripten): void {
  NODEFS.stream_ops.fsync = (stream) => {
    try {
      if (FS.isDir(stream.node.mode)) fs.fsyncSync(stream.nfd);
      else fs.fdatasyncSync(stream.nfd);
      return 0;
    } catch {
      throw new FS.ErrnoError(EIO); // PostgreSQL stops on this, as it must: the page may be lost
    }
  };
}

/** Makes a folder and all below it reach the disk. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path, 'r+');
  }
  syncFolder(folder);
}

/** Makes the names in a folder reach the disk. Windows does that by itself, and cannot open folders. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncPath(folder, 'r');
}

function syncPath(path: string, flags: string): void {
  const descriptor = fs.openSync(path, flags);
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
