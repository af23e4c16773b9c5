import browser from 'webextension-polyfill';
import { stored, type Tab } from '../storage.ts';

const SIZE = { width: 400, height: 640 } as const;

/** Opens the popup as the toolbar's button does, on one of its tabs. */
export async function openPopup(tab?: Tab): Promise<void> {
  if (tab) await stored.tab.save(tab);
  try {
    await browser.action.openPopup();
  } catch {
    // Firefox opens none that was not clicked for, and a window may have no toolbar.
    await browser.windows.create({ url: '/popup.html', type: 'popup', ...SIZE });
  }
}
