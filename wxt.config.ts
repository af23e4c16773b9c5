import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'wxt';
import { messageFiles } from './extension/build/message-files.ts';

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
  vite: () => ({ plugins: [tailwindcss()] }),
  manifest: ({ browser }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    permissions: ['storage', 'activeTab', 'scripting', 'contextMenus'],
    // Firefox would ask for https instead, also of a server that has none.
    content_security_policy: { extension_pages: "script-src 'self'; object-src 'self'" },
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
        suggested_key: { default: 'Alt+Shift+P' },
        description: '__MSG_command_propose__',
      },
    },
    omnibox: { keyword: 'kal' },
    ...(browser === 'firefox' && { browser_specific_settings: { gecko } }),
  }),
  hooks: {
    'build:publicAssets': async (_, files) => void files.push(...(await messageFiles())),
  },
});

const gecko = {
  id: 'extension@kalends.app',
  strict_min_version: '128.0',
  data_collection_permissions: { required: ['none' as const] },
};
