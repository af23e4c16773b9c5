import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const staticImport = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** The files of a built site's scripts, and all that these need before they run. */
export async function closureOf(files: readonly string[], folder: string): Promise<Set<string>> {
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    const code = await readFile(join(folder, '_astro', file), 'utf8');
    await Promise.all([...code.matchAll(staticImport)].map(([, next = '']) => visit(next)));
  };
  await Promise.all(files.map(visit));
  return found;
}
