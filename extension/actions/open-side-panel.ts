import browser from 'webextension-polyfill';
import type { Action } from './action.ts';

/** Chromium's own, which the common API does not know. */
interface ChromiumApi {
  readonly sidePanel?: { open(where: { readonly windowId: number }): Promise<void> };
}

/** Beside the page, where it stays while one writes. Firefox calls it the sidebar. */
export const openSidePanel: Action = {
  label: 'connection.beside',
  icon: 'layers',
  surfaces: ['popup'],
  needs: 'nothing',
  async run() {
    const { chrome }: typeof globalThis & { readonly chrome?: ChromiumApi } = globalThis;
    if (!chrome?.sidePanel) return browser.sidebarAction.open();
    const { id } = await browser.windows.getCurrent();
    if (id !== undefined) await chrome.sidePanel.open({ windowId: id });
  },
};
