import fs from 'node:fs';
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
