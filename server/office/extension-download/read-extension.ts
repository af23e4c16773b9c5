import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExtensionBrowser } from '#shared/domain/connected-apps.ts';

interface PackedExtension {
  /** It names the version. */
  readonly fileName: string;
  readonly bytes: number;
}

/** The packed extension as it lies in the folder of its build; undefined where it was not built. */
export async function findExtension(
  folder: string,
  browser: ExtensionBrowser,
): Promise<PackedExtension | undefined> {
  return unlessMissing(async () => {
    const names = await readdir(folder);
    const fileName = names.find(
      (name) => name.startsWith(`kalends-${browser}-`) && name.endsWith('.zip'),
    );
    if (fileName === undefined) return undefined;
    return { fileName, bytes: (await stat(join(folder, fileName))).size };
  });
}

/** What is in it; undefined where another build has just taken its place. */
export async function readExtension(
  folder: string,
  fileName: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return unlessMissing(async () => new Uint8Array(await readFile(join(folder, fileName))));
}

/** Whatever else is wrong with a file is not that it was not built. */
async function unlessMissing<Found>(
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
