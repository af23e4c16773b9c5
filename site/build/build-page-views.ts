import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { PAGE_VIEWS_FILE } from '#shared/page-views.ts';

const entry = fileURLToPath(new URL('../islands/host-page/render-listing.tsx', import.meta.url));

/** Builds what our server shows of pages before any script, from the components that React shows, into `folder`. */
export async function buildPageViews(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'import.meta.env.PUBLIC_API_URL': '""',
      'process.env.NODE_ENV': '"production"',
    },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'node22',
      rolldownOptions: { output: { entryFileNames: PAGE_VIEWS_FILE, codeSplitting: false } },
    },
  });
}
