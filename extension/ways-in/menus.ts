import browser, { type Menus } from 'webextension-polyfill';
import { stored } from '../storage.ts';
import { drawMenus } from './draw-menus.ts';
import { insertLink } from './insert-link.ts';
import { lookUp } from './look-up.ts';
import { MENU, toLinkId } from './menu-ids.ts';
import { openPopup } from './open-popup.ts';
import { loadSeenLinks } from './seen-links.ts';

/** The context menu: listeners alone, so that a service worker that was gone is woken by them. */
export function startMenus(): void {
  browser.runtime.onInstalled.addListener(() => void drawMenus());
  browser.runtime.onStartup.addListener(() => void drawMenus());
  stored.links.watch(() => void drawMenus());
  browser.contextMenus.onClicked.addListener((info, tab) => void choose(info, tab?.id));
}

async function choose(
  { menuItemId, selectionText = '' }: Menus.OnClickData,
  tabId?: number,
): Promise<void> {
  if (menuItemId === MENU.lookUp && tabId !== undefined) return await lookUp(tabId, selectionText);
  if (menuItemId === MENU.propose) return await openPopup(tabId, 'propose');
  if (menuItemId === MENU.noLinks) return await openPopup(tabId, 'links');
  const links = await loadSeenLinks();
  const link = links.find(({ id }) => id === toLinkId(menuItemId));
  if (link && tabId !== undefined) await insertLink(tabId, link);
}
