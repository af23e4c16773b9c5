import browser, { type Menus } from 'webextension-polyfill';
import { pageActions } from '../actions/page-actions.ts';
import { stored } from '../storage.ts';
import { drawMenus } from './draw-menus.ts';
import { readMenuId } from './menu-id.ts';

/** The context menu: listeners alone, so that a service worker that was gone is woken by them. */
export function startMenus(): void {
  browser.runtime.onInstalled.addListener(() => void drawMenus());
  browser.runtime.onStartup.addListener(() => void drawMenus());
  stored.links.watch(() => void drawMenus());
  browser.contextMenus.onClicked.addListener((info, tab) => void choose(info, tab?.id));
}

async function choose({ menuItemId, selectionText }: Menus.OnClickData, tabId?: number) {
  const { actionId, choiceId } = readMenuId(String(menuItemId));
  await pageActions[actionId]?.run({ tabId, choiceId, selection: selectionText ?? '' });
}
