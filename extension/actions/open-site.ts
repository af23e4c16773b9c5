import browser from 'webextension-polyfill';
import type { Action } from './action.ts';

export const openSite: Action = {
  label: 'connection.open',
  icon: 'home',
  surfaces: ['popup', 'side-panel', 'options'],
  needs: 'nothing',
  async run({ serverUrl }) {
    await browser.tabs.create({ url: serverUrl });
  },
};
