import browser from 'webextension-polyfill';
import { COMPOSE_LEAVES } from './compose-messages.ts';
import { COMPOSE_SITES } from './sites.ts';

const SCRIPT = { id: 'compose', js: ['compose.js'] };
const origins = [...COMPOSE_SITES];

/** The permission is the switch: a person may take it back in the browser's own settings too. */
export function isSwitchedOn(): Promise<boolean> {
  return browser.permissions.contains({ origins });
}

/** Asks for the sites; false where a person says no. Called while they press something. */
export function switchOn(): Promise<boolean> {
  return browser.permissions.request({ origins });
}

export async function switchOff(): Promise<void> {
  await tellPages();
  await browser.permissions.remove({ origins });
}

/** Brings the script to where it is wanted, and takes it from where it is not. */
export async function followSwitch(): Promise<void> {
  const registered = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT.id] });
  const isOn = await isSwitchedOn();
  if (isOn === registered.length > 0) return;
  if (isOn) await bringScript();
  else await browser.scripting.unregisterContentScripts({ ids: [SCRIPT.id] });
}

async function bringScript(): Promise<void> {
  await browser.scripting.registerContentScripts([{ ...SCRIPT, matches: origins }]);
  // Pages that are open already get it too.
  await forEachTab((tabId) =>
    browser.scripting.executeScript({ target: { tabId }, files: ['/compose.js'] }),
  );
}

function tellPages(): Promise<void> {
  return forEachTab((tabId) => browser.tabs.sendMessage(tabId, COMPOSE_LEAVES));
}

/** A tab that is just being closed, or shows an error, is passed over. */
async function forEachTab(work: (tabId: number) => Promise<unknown>): Promise<void> {
  const tabs = await browser.tabs.query({ url: origins });
  await Promise.allSettled(tabs.flatMap(({ id }) => (id === undefined ? [] : [work(id)])));
}
