import browser from 'webextension-polyfill';
import type { Action } from './action.ts';

export const openSite: Action = {
  label: 'connection.open',
  async run({ serverUrl }) {
    await browser.tabs.create({ url: serverUrl });
    window.close();
  },
};
