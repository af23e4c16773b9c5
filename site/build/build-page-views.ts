import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { OFFICE_VIEWS_FILE, PAGE_VIEWS_FILE } from '#shared/page-views.ts';

const toPath = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Two files, for each has one language and one clock at a time, which hosts choose for themselves. */
const VIEWS = [
  { entry: toPath('../islands/host-page/render-listing.tsx'), file: PAGE_VIEWS_FILE },
  { entry: toPath('../office/work/dashboard/render-dashboard.tsx'), file: OFFICE_VIEWS_FILE },
] as const;

/** Builds what our server shows of pages before any script, from the components that React shows, into `folder`. */
export async function buildPageViews(folder: string): Promise<void> {
  for (const [index, { entry, file }] of VIEWS.entries()) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: {
        'import.meta.env.PUBLIC_API_URL': '""',
        'process.env.NODE_ENV': '"production"',
      },
      plugins: [withoutLater],
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: index === 0,
        minify: false,
        target: 'node22',
        rolldownOptions: {
          output: { entryFileNames: file, codeSplitting: false },
          // "use client" says nothing here.
          onLog: (level, log, handle) =>
            log.code === 'MODULE_LEVEL_DIRECTIVE' || handle(level, log),
        },
      },
    });
  }
}

/** What is loaded later, a browser loads; what only a browser knows has a stand-in. */
const DYNAMIC_IMPORT = /(?<!typeof )\bimport\(\s*(['"])[^'"]+\1\s*,?\s*\)/g;

const withoutLater: Plugin = {
  name: 'kalends-without-later',
  enforce: 'pre',
  resolveId: (source) => {
    const name = /\/(use-is-offline|use-folds)\.ts$/.exec(source)?.[1];
    return name && toPath(`../office/stand-ins/${name}.ts`);
  },
  transform: (code, id) =>
    id.includes('/node_modules/')
      ? undefined
      : code.replace(DYNAMIC_IMPORT, 'new Promise(() => {})'),
};
