import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);
const compressible = /\.(?:html|css|js|mjs|json|svg|txt|xml|webmanifest)$/;

/** Writes `<file>.br` and `<file>.gz` beside each text file, as small as they get. */
export async function precompress(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.filter((path) => compressible.test(path)).map(compress));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await gunzippable(content, { level: 9 }));
}
