import type { Page } from 'playwright/test';
import type { Browser } from 'webextension-polyfill';
import { type RichText, toWriting, type Writing } from '#shared/domain/rich-text.ts';
import type { LoadedExtension } from './launch-extension.ts';
import { pressToolbar } from './press-toolbar.ts';
import { type ServedPages, servePages } from './serve-pages.ts';
import { test as base, expect } from './test.ts';
import { workerOf } from './worker-of.ts';

// What a service worker of Chromium has; it keeps promises as the polyfill does.
declare const chrome: Browser;

interface WritingFixtures {
  readonly pages: Readonly<Record<string, string>>;
  /** Somebody else's site, with `pages`. */
  readonly stranger: ServedPages;
  /** Presses the toolbar's button over a page; the extension is let at it: `activeTab`. */
  readonly press: (page: Page) => Promise<void>;
  /** A tab with one of the stranger's pages, where the button has been pressed. */
  readonly openPressed: (path: string) => Promise<Page>;
  /** What the popup does with a text; says what became of it. */
  readonly insert: (page: Page, content: RichText) => Promise<unknown>;
}

/** Tests of what is written into pages that are not ours. */
export const test = base.extend<WritingFixtures>({
  pages: [{}, { option: true }],
  stranger: async ({ pages }, use) => {
    const stranger = await servePages(pages);
    await use(stranger);
    stranger.stop();
  },
  press: async ({ extension }, use) => use((page) => pressUntilLet(extension, page)),
  openPressed: async ({ extension, stranger }, use) =>
    use(async (path) => {
      const page = await extension.context.newPage();
      await page.goto(stranger.url(path));
      await pressUntilLet(extension, page);
      return page;
    }),
  insert: async ({ extension }, use) => use((page, content) => insert(extension, page, content)),
});

export { expect };

/** The browser lets the extension at the page a moment after the press. */
async function pressUntilLet(extension: LoadedExtension, page: Page): Promise<void> {
  await pressToolbar(extension, page);
  const worker = await workerOf(extension);
  const isLet = () =>
    worker.evaluate(async (url) => {
      const tabs = await chrome.tabs.query({});
      const target = { tabId: tabs.find((tab) => tab.url === url)?.id ?? -1 };
      return await chrome.scripting.executeScript({ target, func: () => true }).then(
        () => true,
        () => false,
      );
    }, page.url());
  await expect.poll(isLet).toBe(true);
}

/** As `insertOrCopy` does it. */
async function insert(extension: LoadedExtension, page: Page, content: RichText): Promise<unknown> {
  const worker = await workerOf(extension);
  return await worker.evaluate(
    async ({ url, content }) => {
      const tabs = await chrome.tabs.query({});
      const target = { tabId: tabs.find((tab) => tab.url === url)?.id ?? -1 };
      await chrome.scripting.executeScript({ target, files: ['/page.js'] });
      const [frame] = await chrome.scripting.executeScript({
        target,
        func: (text: Writing) => globalThis.kalendsPage?.insert(text),
        args: [content],
      });
      return frame?.result;
    },
    { url: page.url(), content: toWriting(content) },
  );
}
