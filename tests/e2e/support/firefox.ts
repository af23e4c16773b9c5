import type { Page } from 'puppeteer-core';
import type { Browser } from 'webextension-polyfill';
import { type RichText, toWriting, type Writing } from '#shared/domain/rich-text.ts';
import { type LoadedFirefox, launchFirefox } from './launch-firefox.ts';
import { type ServedPages, servePages } from './serve-pages.ts';
import { test as base, expect } from './test.ts';

// What the extension's own pages have.
declare const browser: Browser;

interface WorkerFixtures {
  /** A Firefox with the extension, one for all tests of a worker. */
  readonly firefox: LoadedFirefox;
  /** Somebody else's site. */
  readonly stranger: ServedPages;
}

/** Tests in a real Firefox; Playwright drives Chromium beside it. */
export const test = base.extend<object, WorkerFixtures>({
  firefox: [
    async ({ browserName: _ }, use) => {
      const firefox = await launchFirefox();
      await use(firefox);
      await firefox.close();
      expect(firefox.complaints(), 'console errors').toEqual([]);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  stranger: [
    async ({ browserName: _ }, use) => {
      const stranger = await servePages({});
      await use(stranger);
      stranger.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** As `insertOrCopy` does it, from a page of the extension's own. */
export async function insertFrom(own: Page, page: Page, content: RichText): Promise<unknown> {
  const asked = { url: page.url(), content: toWriting(content) };
  return await own.evaluate(async ({ url, content }) => {
    const tabs = await browser.tabs.query({});
    const target = { tabId: tabs.find((tab) => tab.url === url)?.id ?? -1 };
    await browser.scripting.executeScript({ target, files: ['/page.js'] });
    const [frame] = await browser.scripting.executeScript({
      target,
      func: (text: Writing) => globalThis.kalendsPage?.insert(text),
      args: [content],
    });
    return frame?.result;
  }, asked);
}

/** `Control+Shift+z`. */
export async function pressKeys({ keyboard }: Page, keys: string): Promise<void> {
  const held = keys.split('+') as Parameters<typeof keyboard.press>[0][];
  const last = held.pop();
  if (last === undefined) return;
  for (const key of held) await keyboard.down(key);
  await keyboard.press(last);
  for (const key of held.toReversed()) await keyboard.up(key);
}
