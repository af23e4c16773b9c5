import { expect } from 'playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import type { RunInWindow } from './firefox-window.ts';

// What stands in the browser's own window. The functions that use it are sent there as they stand.
declare const CustomizableUI: { addWidgetToArea(id: string, area: string): void };
declare const Services: { scriptSecurityManager: { getSystemPrincipal(): object } };
declare const gBrowser: {
  selectedBrowser: {
    fixupAndLoadURIString(url: string, how: { triggeringPrincipal: object }): void;
  };
};
declare const WebExtensionPolicy: {
  getByID(id: string): { extension: { terminateBackground(): Promise<void> } };
};
interface Popup extends Element {
  readonly state: string;
  hidePopup(): void;
}

/** Takes the extension's button out of the menu of extensions, as a person pins it. */
export function showButton(id: string): void {
  CustomizableUI.addWidgetToArea(`${id.replaceAll(/\W/g, '_')}-browser-action`, 'nav-bar');
}

/** Resolves when the popup stands. */
export function pressButton(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const button = document.getElementById(`${id.replaceAll(/\W/g, '_')}-BAP`);
    if (!button) return reject(new Error('The toolbar has no button of the extension.'));
    document.addEventListener('popupshown', function hear({ target }) {
      // Firefox loads the popup in a panel that is never seen, and shows it in another.
      if (!(target as Element).querySelector('.webextension-popup-browser')) return;
      document.removeEventListener('popupshown', hear);
      resolve();
    });
    button.click();
  });
}

export function closePopup(): Promise<void> {
  return new Promise((resolve) => {
    const shown = document.querySelector('panel[panelopen] .webextension-popup-browser');
    const panel = shown?.closest<Popup>('panel');
    if (!panel) return resolve();
    panel.addEventListener('popuphidden', () => resolve(), { once: true });
    panel.hidePopup();
  });
}

/** Chooses a row of the context menu, also in a menu within it; false where it is not open or has no such row. */
export function chooseInMenu(label: string): boolean {
  const menu = document.querySelector<Popup>('#contentAreaContextMenu');
  if (menu?.state !== 'open') return false;
  const rows = [...menu.querySelectorAll<HTMLElement>('menuitem')];
  const row = rows.find((each) => each.getAttribute('label') === label);
  row?.click();
  menu.hidePopup();
  return row !== undefined;
}

/** Presses a key that the browser has given to the extension: Alt, Shift and a letter. */
export function pressShortcut(id: string, letter: string): void {
  const keys = document.getElementById(`ext-keyset-id-${id.replaceAll(/\W/g, '_')}`);
  const key = keys?.querySelector(`[key="${letter}"][modifiers="alt,shift"]`);
  if (!key) throw new Error(`No key ${letter}: ${keys?.outerHTML}`);
  key.dispatchEvent(new Event('command'));
}

/** Ends the event page, as Firefox does when it has been idle for half a minute. */
export async function endBackground(id: string): Promise<void> {
  await WebExtensionPolicy.getByID(id).extension.terminateBackground();
}

/**
 * A tab as a person opens it: pages of the web may not. It begins empty: of one that begins in the extension's
 * process Firefox tells Puppeteer only where its document is there within 100 ms. Puppeteer loses the thread
 * where a tab changes its process and names its old address; what it evaluates is on the new page.
 */
export async function openOwnTab(browser: Browser, run: RunInWindow, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.bringToFront();
  await run((address: string) => {
    const triggeringPrincipal = Services.scriptSecurityManager.getSystemPrincipal();
    gBrowser.selectedBrowser.fixupAndLoadURIString(address, { triggeringPrincipal });
  }, url);
  const addressOfWhole = () => (document.readyState === 'complete' ? location.href : '');
  await expect.poll(() => page.evaluate(addressOfWhole).catch(() => '')).toBe(url);
  return page;
}
