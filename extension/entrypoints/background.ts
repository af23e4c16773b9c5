import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { loadServerUrl, saveServerUrl } from '../server-url.ts';
import { startCommands } from '../ways-in/commands.ts';
import { startMenus } from '../ways-in/menus.ts';
import { startOmnibox } from '../ways-in/omnibox.ts';

export default defineBackground(() => {
  browser.runtime.onInstalled.addListener(async () => saveServerUrl(await loadServerUrl()));
  startMenus();
  startCommands();
  startOmnibox();
});
