import browser from 'webextension-polyfill';
import { inTurn } from '../in-turn.ts';
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

export function switchOff(): Promise<boolean> {
  return browser.permissions.remove({ origins });
}

/** Brings the script to where it is wanted, and takes it from where it is not. */
export const followSwitch = inTurn(async () => {
  const registered = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT.id] });
  const isOn = await isSwitchedOn();
  if (isOn !== registered.length > 0) await (isOn ? bringScript() : takeScript());
});

async function bringScript(): Promise<void> {
  await browser.scripting.registerContentScripts([{ ...SCRIPT, matches: origins }]);
  // Pages that are open already get it too.
  await forEachTab({ url: origins }, (tabId) =>
    browser.scripting.executeScript({ target: { tabId }, files: ['/compose.js'] }),
  );
}

async function takeScript(): Promise<void> {
  await browser.scripting.unregisterContentScripts({ ids: [SCRIPT.id] });
  // Without the permission nobody says which pages these are; those without a script hear nothing.
  await forEachTab({}, (tabId) => browser.tabs.sendMessage(tabId, COMPOSE_LEAVES));
}

/** A tab that is just being closed, or shows an error, is passed over. */
async function forEachTab(
  which: { readonly url?: string[] },
  work: (tabId: number) => Promise<unknown>,
): Promise<void> {
  const tabs = await browser.tabs.query(which);
  await Promise.allSettled(tabs.flatMap(({ id }) => (id === undefined ? [] : [work(id)])));
}
