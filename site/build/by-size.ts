import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Smaller files come by the time that they are needed, also when they are asked for last. */
const LARGE_BYTES = 20_000;

/** Files of a built site by their paths in it, the largest first: what takes long to come, and the rest. */
export async function bySize(
  paths: readonly string[],
  folder: string,
): Promise<Record<'large' | 'small', string[]>> {
  const sizeOf = async (path: string) => ({ path, ...(await stat(join(folder, path))) });
  const sized = await Promise.all(paths.map(sizeOf));
  const { large = [], small = [] } = Object.groupBy(
    sized.toSorted((a, b) => b.size - a.size),
    ({ size }) => (size < LARGE_BYTES ? 'small' : 'large'),
  );
  return { large: large.map(({ path }) => path), small: small.map(({ path }) => path) };
}
