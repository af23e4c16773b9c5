import browser, { type Runtime } from 'webextension-polyfill';
import { openPopup } from '../ways-in/open-popup.ts';
import { COMPOSE_OPENS } from './compose-messages.ts';
import { followSwitch } from './site-switch.ts';

/** Wherever the switch is turned, and after an update, pages have what it says. */
export function watchSwitch(): void {
  browser.permissions.onAdded.addListener(() => void followSwitch());
  browser.permissions.onRemoved.addListener(() => void followSwitch());
  browser.runtime.onInstalled.addListener(() => void followSwitch());
  browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
    if (message !== COMPOSE_OPENS || sender.id !== browser.runtime.id) return undefined;
    return openPopup('links');
  });
}
