import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { staticSite } from './site/build/static-site.ts';

/**
 * Few files instead of many small ones, for each is a request of its own. The entry's few kB come
 * first and ask for the texts while React is still on its way.
 */
const chunkGroups = [
  {
    name: 'start',
    priority: 3,
    test: /site[\\/]lib[\\/](mount-island|page-language|show-load-failure)|shared[\\/](i18n[\\/]load-texts|domain[\\/]languages)/,
  },
  { name: 'base', priority: 2, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    // What only those who book need: the office has no room for it.
    name: 'booking',
    priority: 2,
    test: /shared[\\/](react[\\/]calendar[\\/](month-calendar|slot|clock-tabs)|domain[\\/]booking[\\/](month|page-facts))/,
  },
  {
    name: 'ui',
    priority: 1,
    test: /(shared[\\/](react[\\/]ui[\\/](?!dialog|page-card|facts|card-skeleton)|react[\\/]calendar[\\/](?:clock-store|use-reader)|i18n[\\/](?!start-i18next|load-office|office-files)|errors[\\/](?!is-signed-out)|time[\\/](?!zoned)|api[\\/](client|paths)|domain[\\/](brand|channels|company-footer|constants|has-own-style|web-url)|device-storage)|site[\\/]lib[\\/](render|use-page|use-consent|error-b|query|client|credentials|early|image-src|idempotency|answers-d))/,
  },
];

/** The static site: `site/pages` becomes `dist/site`, to be served by any host. */
export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/site',
  output: 'static',
  compressHTML: true,
  build: { format: 'directory', assets: '_astro', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    staticSite({
      apiUrl: process.env.PUBLIC_API_URL ?? '',
      videoOrigin: process.env.PUBLIC_VIDEO_ORIGIN ?? '',
    }),
  ],
  vite: {
    plugins: [tailwindcss()],
    build: {
      // The pages name their scripts themselves (site/build/with-module-preloads.ts).
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  },
});
