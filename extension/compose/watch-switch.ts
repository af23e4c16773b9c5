import browser, { type Runtime } from 'webextension-polyfill';
import { openPopup } from '../ways-in/open-popup.ts';
import { COMPOSE_OPENS } from './compose-messages.ts';
import { followSwitch } from './site-switch.ts';
import { COMPOSE_SITES } from './sites.ts';

/** Wherever the switch is turned, and after an update, pages have what it says. */
export function watchSwitch(): void {
  browser.permissions.onAdded.addListener(() => void followSwitch());
  browser.permissions.onRemoved.addListener(() => void followSwitch());
  browser.runtime.onInstalled.addListener(() => void followSwitch());
  browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
    if (message !== COMPOSE_OPENS || !isComposePage(sender)) return undefined;
    return openPopup(sender.tab?.id, 'links');
  });
}

/** A script of ours in a page of these sites, and nobody else. */
function isComposePage({ id, url, tab }: Runtime.MessageSender): boolean {
  if (id !== browser.runtime.id || !tab || url === undefined) return false;
  return COMPOSE_SITES.includes(`${new URL(url).origin}/*`);
}
