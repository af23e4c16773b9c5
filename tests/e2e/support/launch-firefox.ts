import { join } from 'node:path';
import { expect } from 'playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { FIREFOX_ID } from '#shared/domain/connected-apps.ts';
import { findFirefox } from '#tests/support/find-firefox.ts';
import { project } from '#tests/support/run-server.ts';
import { type InPanel, pressNamed, reachPanel } from './firefox-panels.ts';
import {
  chooseInMenu,
  closePopup,
  endBackground,
  openOwnTab,
  pressButton,
  pressShortcut,
  showButton,
} from './firefox-trappings.ts';
import { reachWindow } from './firefox-window.ts';

/** Firefox gives each installation another; pages are opened by this one. */
const OWN_HOST = 'c0ffee00-0000-4000-8000-000000000010';

export interface LoadedFirefox {
  readonly browser: Browser;
  /** A tab with one of the extension's own pages: `popup.html`. */
  openOwn(page: string): Promise<Page>;
  /** Presses the toolbar's button over a page: the popup opens, and the extension is let at the page. */
  press(page: Page): Promise<void>;
  /** Works on the document of the popup that `press` has opened. */
  readonly inPopup: InPanel;
  readonly inSidebar: InPanel;
  /** Presses a button there, as soon as it can be pressed. */
  pressIn(panel: 'popup' | 'sidebar', name: string): Promise<void>;
  closePopup(): Promise<void>;
  /** Opens the context menu on an element, and chooses a row. */
  chooseInMenu(page: Page, selector: string, label: string): Promise<void>;
  /** Alt, Shift and a letter. */
  pressShortcut(letter: string): Promise<void>;
  /** Ends the extension's event page. */
  endBackground(): Promise<void>;
  /** What its pages complained about that no test allowed. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** Console errors and uncaught exceptions of its tabs, as they come. */
function watchTabs(browser: Browser): readonly string[] {
  const seen: string[] = [];
  browser.on('targetcreated', async (target) => {
    const page = await target.page();
    page?.on('pageerror', (error) => void seen.push(String(error)));
    page?.on('console', (message) => {
      if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
    });
  });
  return seen;
}

/** A Firefox with a fresh profile that has the built extension in it. */
export async function launchFirefox(): Promise<LoadedFirefox> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: null,
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [FIREFOX_ID]: OWN_HOST }),
      'intl.locale.requested': 'en-US',
      'intl.accept_languages': 'en-US, en',
    },
  });
  const complaints = watchTabs(browser);
  try {
    await browser.installExtension(join(project, 'dist/extension/firefox'));
    const run = await reachWindow(browser);
    await run(showButton, FIREFOX_ID);
    const panels = { popup: reachPanel(run, 'popup'), sidebar: reachPanel(run, 'sidebar') };
    return {
      browser,
      openOwn: (page) => openOwnTab(browser, run, `moz-extension://${OWN_HOST}/${page}`),
      async press(page) {
        await page.bringToFront();
        // Where it is open, the button would close it.
        await run(closePopup);
        await run(pressButton, FIREFOX_ID);
      },
      inPopup: panels.popup,
      inSidebar: panels.sidebar,
      pressIn: (panel, name) =>
        expect.poll(() => panels[panel](pressNamed, name).catch(() => false), name).toBe(true),
      closePopup: () => run(closePopup),
      chooseInMenu: (page, selector, label) =>
        expect(async () => {
          await page.click(selector, { button: 'right' });
          // A menu that opens late would be closed again by the next press.
          await expect.poll(() => run(chooseInMenu, label), { timeout: 5000 }).toBe(true);
        }, label).toPass({ timeout: 20_000 }),
      pressShortcut: (letter) => run(pressShortcut, FIREFOX_ID, letter),
      endBackground: () => run(endBackground, FIREFOX_ID),
      complaints: () => complaints,
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
