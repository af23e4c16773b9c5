import type { Browser } from 'webextension-polyfill';
import type { OpenExtension } from './launch-extension.ts';
import { workerOf } from './worker-of.ts';

// There is no way to press a browser's own menus, keys and address bar: its worker is told what the
// browser would tell it. Chromium's events have that for tests.
interface Fired {
  dispatch(...values: unknown[]): void;
}
declare const chrome: Browser & Record<string, Record<string, Fired>>;

/** Tells the extension's worker of an event, about the tab in front: `contextMenus.onClicked`. */
export async function tellWorker(
  extension: OpenExtension,
  event: string,
  ...values: readonly unknown[]
): Promise<void> {
  const worker = await workerOf(extension);
  await worker.evaluate(
    async ([name, all]) => {
      const [area = '', on = ''] = name.split('.');
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      chrome[area]?.[on]?.dispatch(...all, tab);
    },
    [event, values] as const,
  );
}
