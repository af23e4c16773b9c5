import { expect } from 'playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import type { Plain, RunInWindow } from './firefox-window.ts';

// What stands in the browser's own window. The functions that use it are sent there as they stand.
declare const CustomizableUI: { addWidgetToArea(id: string, area: string): void };
declare const Services: { scriptSecurityManager: { getSystemPrincipal(): object } };
declare const gBrowser: {
  selectedTab: object;
  addTab(url: string, how: { triggeringPrincipal: object }): object;
};
interface ContentBrowser extends Element {
  readonly messageManager: {
    addMessageListener(name: string, listen: (message: { data: Plain }) => void): void;
    loadFrameScript(url: string, isForLater: boolean): void;
  };
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
    const panel = document
      .querySelector('panel[panelopen] .webextension-popup-browser')
      ?.closest('panel');
    if (!panel || !('hidePopup' in panel)) return resolve();
    panel.addEventListener('popuphidden', () => resolve(), { once: true });
    (panel.hidePopup as () => void)();
  });
}

/**
 * A tab as a person opens it: pages of the web may not. Puppeteer loses the thread where a tab changes
 * its process and names its old address; what it evaluates is on the new page.
 */
export async function openOwnTab(browser: Browser, run: RunInWindow, url: string): Promise<Page> {
  const known = new Set(browser.targets());
  await run((address: string) => {
    const triggeringPrincipal = Services.scriptSecurityManager.getSystemPrincipal();
    gBrowser.selectedTab = gBrowser.addTab(address, { triggeringPrincipal });
  }, url);
  const page = await (await browser.waitForTarget((target) => !known.has(target))).page();
  if (!page) throw new Error(`No tab shows ${url}`);
  await expect.poll(() => page.evaluate(() => location.href).catch(() => '')).toBe(url);
  return page;
}

/** Sends a function to the popup's document. */
export function inPopup(run: RunInWindow) {
  return <Values extends readonly Plain[], Result>(
    work: (popup: Document, ...values: Values) => Result,
    ...values: Values
  ): Promise<Plain> => {
    const name = `kalends-test-${crypto.randomUUID()}`;
    const call = `(${work})(content.document, ...${JSON.stringify(values)})`;
    return run(askPopup, name, `sendAsyncMessage(${JSON.stringify(name)}, ${call})`);
  };
}

function askPopup(name: string, script: string): Promise<Plain> {
  return new Promise((resolve, reject) => {
    const popup = document.querySelector<ContentBrowser>(
      'panel[panelopen] .webextension-popup-browser',
    );
    if (!popup) return reject(new Error('The popup is closed.'));
    popup.messageManager.addMessageListener(name, ({ data }) => resolve(data));
    popup.messageManager.loadFrameScript(
      `data:application/javascript,${encodeURIComponent(script)}`,
      false,
    );
  });
}
