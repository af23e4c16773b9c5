import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { ThirdPartyNotices } from '#server/build/third-party-notices.ts';
import { type FilesByLanguage, writeTextFiles } from './write-text-files.ts';

const island = fileURLToPath(new URL('../islands/connect/', import.meta.url));

/** What its components import, and what they get: Preact is an eighth of React. */
const ALIASES = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  {
    find: /^(\.|#shared\/i18n)\/load-texts\.ts$/,
    replacement: join(island, 'stand-ins/load-texts.ts'),
  },
  {
    find: /^\.\/render-island\.tsx$/,
    replacement: join(island, 'stand-ins/render-island.tsx'),
  },
];

/** All that its pages say, in the room as well. */
const NAMESPACES = ['common', 'connect', 'connect-room'];

export interface BuiltRoom {
  /** The script that begins its pages: `/_astro/room-start.1a2b3c4d.js` */
  readonly script: string;
  /** What it needs before it runs. */
  readonly imports: readonly string[];
  readonly texts: FilesByLanguage;
}

interface RoomOptions {
  /** Origin of the API; empty where pages and API share one. */
  readonly apiUrl: string;
  readonly notices: ThirdPartyNotices;
}

/** Writes the scripts of a room's pages, with Preact in the place of React, and their texts into a built site. */
export async function buildRoom(
  folder: string,
  { apiUrl, notices }: RoomOptions,
): Promise<BuiltRoom> {
  const texts = await writeTextFiles(folder, 'room', NAMESPACES);
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.PUBLIC_API_URL': JSON.stringify(apiUrl) },
    plugins: [notices.plugin],
    resolve: { alias: ALIASES },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { start: join(island, 'start-room.ts') },
        output: {
          format: 'es',
          entryFileNames: '_astro/room-[name].[hash].js',
          chunkFileNames: '_astro/room-[name].[hash].js',
          // One file beside the one that asks for it, and what is inside later.
          codeSplitting: { groups: [{ name: 'page', test: /lib[\\/]render-island|connect-page/ }] },
        },
        onLog: (level, log, tell) => {
          // `use client` of a kept library is nothing here.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
        },
      },
    },
  });
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const scripts = chunks.filter((chunk) => chunk.type === 'chunk');
  await Promise.all(scripts.map(({ fileName, code }) => writeFile(join(folder, fileName), code)));
  const entry = scripts.find(({ isEntry }) => isEntry);
  if (!entry || chunks.length > scripts.length)
    throw new Error('A room is scripts, and begins with one');
  const toPath = (fileName: string) => `/${fileName}`;
  return { script: toPath(entry.fileName), imports: entry.imports.map(toPath), texts };
}
