import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ZipEntry } from './zip.ts';

/** The files of these files and folders, named from `root`, in one order on every machine. */
export function readEntries(root: string, sources: readonly string[]): ZipEntry[] {
  return sources.flatMap((source) => {
    const path = join(root, source);
    if (!statSync(path).isDirectory()) return [{ name: source, content: readFileSync(path) }];
    const names = readdirSync(path).sort();
    return readEntries(
      root,
      names.map((name) => (source === '.' ? name : `${source}/${name}`)),
    );
  });
}
