import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'wxt';
import { messageFiles } from './extension/build/message-files.ts';
import { noHtmlStrings } from './extension/build/no-html-strings.ts';
import { COMPOSE_SITES } from './extension/compose/sites.ts';
import { textsOfRefusals } from './server/build/texts-of-refusals.ts';
import { collectNotices, NOTICES_FILE } from './server/build/third-party-notices.ts';
import { EXTENSION_KEY, FIREFOX_ID } from './shared/domain/connected-apps.ts';

const notices = collectNotices();

/** The browser extension: `dist/extension/chromium` and `dist/extension/firefox`, both MV3. */
export default defineConfig({
  srcDir: 'extension',
  publicDir: 'extension/public',
  outDir: 'dist/extension',
  outDirTemplate: '{{browser}}{{modeSuffix}}',
  browser: 'chromium',
  manifestVersion: 3,
  imports: false,
  modules: ['@wxt-dev/module-react'],
  webExt: { disabled: true },
  vite: () => ({ plugins: [tailwindcss(), noHtmlStrings(), textsOfRefusals(), notices.plugin] }),
  manifest: ({ browser }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    permissions: ['storage', 'identity', 'activeTab', 'scripting', 'contextMenus'],
    // Asked for when somebody switches their button on.
    optional_host_permissions: [...COMPOSE_SITES],
    // The store gives a key of its own to what it publishes, and takes none.
    ...(browser === 'chromium' && { key: EXTENSION_KEY }),
    // Since then any extension may open its own popup.
    ...(browser === 'chromium' && { minimum_chrome_version: '127' }),
    // Pictures come from where calls go. Firefox would ask for https instead, also of a server that has none.
    content_security_policy: {
      extension_pages:
        "default-src 'self'; connect-src https: http://localhost:* http://*.localhost:* http://127.0.0.1:*; img-src 'self' data: blob: https: http://localhost:* http://*.localhost:* http://127.0.0.1:*; style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
    // Neither pages nor other extensions can speak to it.
    ...(browser === 'chromium' && { externally_connectable: { ids: [] } }),
    action: { default_title: '__MSG_name__' },
    commands: {
      _execute_action: {
        suggested_key: { default: 'Alt+Shift+K' },
        description: '__MSG_command_open__',
      },
      'insert-last-link': {
        suggested_key: { default: 'Alt+Shift+L' },
        description: '__MSG_command_insert__',
      },
      propose: {
        suggested_key: { default: 'Alt+Shift+O' },
        description: '__MSG_command_propose__',
      },
    },
    omnibox: { keyword: 'kal' },
    ...(browser === 'firefox' && { browser_specific_settings: { gecko } }),
  }),
  hooks: {
    'build:publicAssets': async (_, files) => void files.push(...(await messageFiles())),
    'build:done': ({ config }) => writeFile(join(config.outDir, NOTICES_FILE), notices.toText()),
  },
});

const gecko = {
  id: FIREFOX_ID,
  // The oldest that knows `data_collection_permissions` on Android too, and below the oldest ESR.
  strict_min_version: '142.0',
  // Nothing comes to us; but a sign-in and a recipient's name and address go to the person's own server.
  data_collection_permissions: {
    required: ['authenticationInfo' as const, 'personallyIdentifyingInfo' as const],
  },
};
