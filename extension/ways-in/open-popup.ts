import browser from 'webextension-polyfill';
import { toPopupAddress } from '../popup-address.ts';
import { stored, type Tab } from '../storage.ts';

const SIZE = { width: 400, height: 640 } as const;

/** Opens the popup as the toolbar's button does, on one of its tabs, for the page that asked for it. */
export async function openPopup(tabId: number | undefined, tab?: Tab): Promise<void> {
  // Firefox opens one only while it hears what a person pressed: nothing is waited for before.
  const opening = isOpened();
  if (tab) await stored.tab.save(tab);
  if (await opening) return;
  await browser.windows.create({ url: toPopupAddress(tabId), type: 'popup', ...SIZE });
}

/** False where nothing was clicked that counts, or where the window has no toolbar. */
async function isOpened(): Promise<boolean> {
  try {
    await browser.action.openPopup();
    return true;
  } catch {
    return false;
  }
}
