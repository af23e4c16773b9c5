import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { loadServerUrl, saveServerUrl } from '../server-url.ts';

export default defineBackground(() => {
  browser.runtime.onInstalled.addListener(async () => saveServerUrl(await loadServerUrl()));
});
