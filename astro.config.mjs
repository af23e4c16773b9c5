import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { collectNotices } from './server/build/third-party-notices.ts';
import { LANGUAGES } from './shared/domain/languages.ts';
import { staticSite } from './site/build/static-site.ts';

/** Files of texts, and those that name them. */
const textsOf = (texts, names) =>
  new RegExp(`(locales/${texts}\\.json|${names}\\.ts)$`.replaceAll('/', '[\\\\/]'));

/**
 * Few files instead of many small ones, for each is a request of its own. The entry's few kB come
 * first and ask for the texts while React is still on its way.
 */
const chunkGroups = [
  ...LANGUAGES.flatMap((language) => [
    {
      // What the office begins with in one language, and the names of its other texts.
      name: `office-texts-${language}`,
      priority: 4,
      test: textsOf(
        `${language}/office/(office|list|dashboard|appointments|form)`,
        `office-files-${language}`,
      ),
    },
    {
      // The same of all pages.
      name: `page-texts-${language}`,
      priority: 4,
      test: textsOf(`${language}/common`, `page-files-${language}`),
    },
  ]),
  {
    name: 'start',
    priority: 5,
    test: /vite[\\/]preload-helper|site[\\/]lib[\\/](mount-island|page-language|show-load-failure)|shared[\\/](i18n[\\/](load-texts|name-files)|domain[\\/]languages|routes[\\/]|reserved-slugs)/,
  },
  {
    // Follows what is pressed in a page that is there before React: it waits for nothing of React's.
    name: 'follow',
    priority: 4,
    test: /site[\\/]lib[\\/]first-paint[\\/]/,
  },
  {
    // Which screen a path leads to: it stands on nothing heavy, so that it can run before React is here.
    name: 'early',
    priority: 4,
    test: /site[\\/]office[\\/](ask-early|screens|content-width)\.|shared[\\/](domain[\\/]roles|i18n[\\/]load-office-texts)/,
  },
  { name: 'base', priority: 3, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    // What only those who book need: the office has no room for it.
    name: 'booking',
    // Last, or what it stands on would go with it.
    priority: 0,
    test: /shared[\\/](react[\\/]calendar[\\/](window-calendar|slot|clock-tabs)|domain[\\/]booking[\\/](window|page-facts)|time[\\/]calendar-words)/,
  },
  {
    // What the parts of a booking page that come later ask for as well.
    name: 'visit',
    priority: 0,
    test: /site[\\/]islands[\\/]booking[\\/](booking-queries|availability-question|window-shown|use-window)/,
  },
  {
    // What a page needs that asks and changes things, after its first look.
    name: 'changes',
    priority: 1,
    test: /node_modules[\\/](openapi-react-query|@tanstack[\\/](react-query|query-core)[\\/].*(mutation|[iI]nfinite))|shared[\\/]react[\\/](api[\\/](use-|create-api)|ui[\\/]dialog\.)|site[\\/]lib[\\/]session\./i,
  },
  {
    // What all of the office stands on, and nothing else does.
    name: 'workspace',
    priority: 0,
    test: /node_modules[\\/]@tanstack[\\/]history[\\/]|shared[\\/]react[\\/]router[\\/]|site[\\/]office[\\/](office|session|api|formats|screen-heading|screen-skeleton|first-steps|dashboard-query|use-focus-kept|heading-focus)\.|shared[\\/]time[\\/]zoned|shared[\\/]react[\\/](form[\\/]form-draft|ui[\\/]keep-foot-free|api[\\/](query-view|failure-boundary))/,
  },
  {
    // What most screens with a list share: each small file would be a name in the shell.
    name: 'lists',
    priority: 0,
    test: /shared[\\/]react[\\/]list[\\/](?!left-row|toggled|empty-list)/,
  },
  {
    // The same, of what those without one ask for as well.
    name: 'notes',
    priority: 1,
    test: /shared[\\/]react[\\/](list[\\/](left-row|toggled|empty-list)|ui[\\/]icon-tool)|site[\\/]office[\\/](choice-row|use-now)/,
  },
  {
    name: 'controls',
    priority: 0,
    test: /shared[\\/]react[\\/](form[\\/](select-field|switch-field|form-field|use-undoable)|hours[\\/](use-hours-words|date-field))|shared[\\/]time[\\/]wall-clock|site[\\/]office[\\/](copy-|back-link|any-of)/,
  },
  {
    // What only the office asks of shared rooms.
    name: 'tools',
    priority: 1,
    test: /shared[\\/](react[\\/](form[\\/]choice\.|ui[\\/]menu(-entry|-list)?\.)|time[\\/](zone\.|time-of-day|format-duration|format-share|is-same-zone|made-once))/,
  },
  {
    // What a page knows of where and when people meet: the office's shell does not ask.
    name: 'places',
    priority: 1,
    test: /shared[\\/]domain[\\/](channels|appointment-(moments|state))\./,
  },
  {
    name: 'ui',
    priority: 2,
    test: /(shared[\\/](idempotency-key|clipboard[\\/]copy-text|domain[\\/]booking[\\/]zone-names|react[\\/]visitor-time-zone|react[\\/]i18n[\\/]|react[\\/]api[\\/]call-|react[\\/]ui[\\/](?!dialog|icon-tool|page-card|facts|card-skeleton|menu|slashed|picker-button|search-dialog|keep-foot-free)|react[\\/]calendar[\\/](?:clock-store|use-reader|use-first|window-grid)|i18n[\\/](?!start-i18next|load-office|load-proposal|office-files|page-files)|errors[\\/]|time[\\/](?!zone|wall-clock|is-same-zone|time-until|time-of-day|format-share|format-date-span|format-duration|made-once|hold-left|calendar-words|format-days)|api[\\/](client|paths)|domain[\\/](brand|company-footer|constants|has-own-style|web-url)|device-storage)|site[\\/]lib[\\/](render|use-page|canonical|load-with|hold-module|painted|first-|wanted|use-consent|error-b|query|client|credentials|early|image-src|idempotency|answers-d))/,
  },
  {
    // What the dashboard, the calendar and an appointment's own screen do with appointments.
    name: 'deeds',
    // Last, or what it stands on would go with it.
    priority: 0,
    test: /site[\\/]office[\\/](appointment[\\/]|decision[\\/]|appointments[\\/](use-decision|use-appointment-action|do-each)|use-screen-path|use-copy-link)|shared[\\/]domain[\\/]calendar[\\/](lay-out-lanes|local-day)/,
  },
  {
    // Emails in words of one's own. Last, or what they stand on would go with them.
    name: 'own-texts',
    priority: 0,
    test: /site[\\/]office[\\/](own-texts[\\/]|use-settled|frame-document)|shared[\\/]domain[\\/]mails[\\/]email-templates/,
  },
];

/** The shell names every other file: one sign less of each, and a name is of one content alone still. */
const chunkFileNames = '_astro/[name].[hash:7].js';

const notices = collectNotices();

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
      notices,
    }),
  ],
  vite: {
    plugins: [tailwindcss(), notices.plugin],
    build: {
      // The pages name their scripts themselves (site/build/with-module-preloads.ts).
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    environments: { client: { build: { rolldownOptions: { output: { chunkFileNames } } } } },
  },
});
