import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a script into a built site, under a name that changes with it: `/_astro/first-paint.1a2b3c4d.js` */
export async function writeHashed(folder: string, name: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const path = `_astro/${name}.${hash}.js`;
  await writeFile(join(folder, path), code);
  return `/${path}`;
}
