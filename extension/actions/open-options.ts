import browser from 'webextension-polyfill';
import type { Action } from './action.ts';

export const openOptions: Action = {
  label: 'connection.options',
  run: () => browser.runtime.openOptionsPage(),
};
