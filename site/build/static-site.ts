import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { NOTICES_FILE, type ThirdPartyNotices } from '#server/build/third-party-notices.ts';
import { buildEmbed } from './build-embed.ts';
import { buildFirstPaints } from './build-first-paint.ts';
import { buildRoom } from './build-room.ts';
import { withContentSecurityPolicy } from './content-security-policy.ts';
import { toRobotsFile } from './crawler-files.ts';
import { GALLERY, rewriteToShell } from './dev-rewrites.ts';
import { precompress } from './precompress.ts';
import { toHeadersFile, toRedirectsFile } from './rewrites.ts';
import { thirdPartiesOf } from './third-parties.ts';
import { withFirstPaint } from './with-first-paint.ts';
import { withModulePreloads } from './with-module-preloads.ts';
import { withOfficeStart } from './with-office-start.ts';
import { withRoom } from './with-room.ts';

const EMBED = '/embed.js';
const galleryPage = new URL('../gallery/gallery.astro', import.meta.url);

interface StaticSiteOptions {
  /** Origin of the API, such as `https://api.example.com`; empty where pages and API share one. */
  readonly apiUrl: string;
  /** Origin that intro videos are streamed from; empty where there are none. */
  readonly videoOrigin: string;
  /** Whose code the pages have. */
  readonly notices: ThirdPartyNotices;
}

/**
 * What makes Astro's output a site for any static host: paths rewritten to their shells (in the dev
 * server too), a content security policy in every page, compressed copies beside the files.
 */
export function staticSite(options: StaticSiteOptions): AstroIntegration {
  return {
    name: 'kalends-static-site',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        updateConfig({
          vite: { define: { 'import.meta.env.PUBLIC_API_URL': JSON.stringify(options.apiUrl) } },
        });
        if (command === 'dev') injectRoute({ pattern: GALLERY, entrypoint: galleryPage });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(EMBED, (_request, response, next) => {
          buildEmbed().then((code) => {
            response.setHeader('content-type', 'text/javascript');
            response.end(code);
          }, next);
        });
        server.middlewares.use(rewriteToShell);
      },
      'astro:build:done': async ({ dir }) => finishSite(fileURLToPath(dir), options),
    },
  };
}

async function finishSite(
  folder: string,
  { apiUrl, videoOrigin, notices }: StaticSiteOptions,
): Promise<void> {
  await writeFile(join(folder, EMBED), await buildEmbed());
  const firstPaints = await buildFirstPaints(folder, { apiUrl, notices });
  const room = await buildRoom(folder, { apiUrl, notices });
  await writeFile(join(folder, NOTICES_FILE), notices.toText());
  await writeFile(join(folder, 'robots.txt'), toRobotsFile());
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pages = files.filter(({ name }) => name.endsWith('.html'));
  await Promise.all(
    pages.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const made = await withModulePreloads(await readFile(path, 'utf8'), folder);
      const built = await withRoom(made, room, folder);
      const painted = await withFirstPaint(built, firstPaints, folder);
      const html = await withOfficeStart(painted, folder);
      await writeFile(
        path,
        withContentSecurityPolicy(
          html,
          apiUrl,
          thirdPartiesOf(relative(folder, path), videoOrigin),
        ),
      );
    }),
  );
  const rootFiles = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  await writeFile(join(folder, '_redirects'), toRedirectsFile(rootFiles));
  const playlists = files
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((file) => file.endsWith('.m3u8'))
    .map((file) => file.split(sep).join('/'));
  await writeFile(join(folder, '_headers'), toHeadersFile(playlists));
  await precompress(files.map(({ parentPath, name }) => join(parentPath, name)));
}
