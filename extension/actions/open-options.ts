import browser from 'webextension-polyfill';
import type { Action } from './action.ts';

export const openOptions: Action = {
  label: 'connection.options',
  icon: 'edit',
  surfaces: ['popup', 'side-panel'],
  needs: 'nothing',
  run: () => browser.runtime.openOptionsPage(),
};
