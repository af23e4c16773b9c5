import browser from 'webextension-polyfill';
import { insertLink } from './insert-link.ts';
import { openPopup } from './open-popup.ts';
import { loadLastLink } from './seen-links.ts';

/** Keys that a person may change in the browser; the manifest names them. The popup's own is the browser's. */
export function startCommands(): void {
  browser.commands.onCommand.addListener((command, tab) => void run(command, tab?.id));
}

async function run(command: string, tabId?: number): Promise<void> {
  if (command === 'propose') return await openPopup(tabId, 'propose');
  if (command !== 'insert-last-link') return;
  const link = await loadLastLink();
  if (!link || tabId === undefined) return await openPopup(tabId, 'links');
  await insertLink(tabId, link);
}
