import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { staticSite } from './site/build/static-site.ts';

/** The static site: `site/pages` becomes `dist/site`, to be served by any host. */
export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/site',
  output: 'static',
  compressHTML: true,
  build: { format: 'directory', assets: '_astro', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react(), staticSite({ apiUrl: process.env.PUBLIC_API_URL ?? '' })],
  vite: { plugins: [tailwindcss()] },
});
