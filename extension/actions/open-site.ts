import browser from 'webextension-polyfill';
import type { Action } from './action.ts';

export const openSite: Action = {
  label: 'connection.open',
  icon: 'home',
  surfaces: ['popup', 'side-panel', 'options'],
  needs: 'server',
  async run({ serverUrl }) {
    if (serverUrl !== undefined) await browser.tabs.create({ url: serverUrl });
  },
};
