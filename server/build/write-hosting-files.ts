import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CADDYFILE } from '#site/build/caddyfile.ts';
import { toCaddyfile, toNginxInclude } from '#site/build/rewrites.ts';

/** Writes the configuration with which nginx and Caddy serve the static site. */
export async function writeHostingFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'nginx.conf'), toNginxInclude());
  await writeFile(join(folder, 'Caddyfile'), CADDYFILE);
  await writeFile(join(folder, 'pages.caddy'), toCaddyfile());
}
