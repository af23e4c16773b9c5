import type { ElementHandle, Page } from 'puppeteer-core';
import type { Browser } from 'webextension-polyfill';
import { type RichText, toWriting, type Writing } from '#shared/domain/rich-text.ts';
import { type LoadedFirefox, launchFirefox } from './launch-firefox.ts';
import { type ServedPages, servePages } from './serve-pages.ts';
import { test as base, expect } from './test.ts';

// What the extension's own pages have.
declare const browser: Browser;

/** What the stranger's site shows beside pages with an editor. */
const pages = {
  '/note': '<textarea></textarea>',
  '/frame': '<iframe src="/note"></iframe>',
  '/shadow': `<x-open></x-open><script>
    document.querySelector('x-open').attachShadow({ mode: 'open' }).innerHTML =
      '<div contenteditable="true">ab</div>';
  </script>`,
};

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
      const stranger = await servePages(pages);
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

const roles = {
  button: 'button',
  tab: '[role="tab"]',
  textbox: 'input, textarea',
  combobox: 'select, [role="combobox"]',
} as const;

/** The first element of a role that has one of the names, as soon as it is there. */
export async function find(
  page: Page,
  role: keyof typeof roles,
  ...names: readonly string[]
): Promise<ElementHandle> {
  const found: ElementHandle[] = [];
  const look = async () => {
    // In the page itself: Puppeteer's own world is left behind by a tab that changes its process.
    const handle = await page.evaluateHandle(findNamed, roles[role], names);
    const element = handle.asElement() as ElementHandle | null;
    if (element) found.push(element);
    return element ? 'found' : await page.evaluate(() => document.body.innerText);
  };
  // A page that is just being left has nothing to look at.
  await expect.poll(() => look().catch(String), `${role} ${names.join()}`).toBe('found');
  const [first] = found;
  if (!first) throw new Error(`There is no ${role} ${names.join()}.`);
  return first;
}

/** Runs in the page. */
function findNamed(selector: string, names: readonly string[]): Element | undefined {
  const namesOf = (element: Element) => {
    const labels: readonly Element[] = [...(Reflect.get(element, 'labels') ?? [])];
    return [element.ariaLabel, ...[...labels, element].map((each) => each.textContent)];
  };
  const isMeant = (element: Element) =>
    namesOf(element).some((name) => names.includes(name?.trim() ?? ''));
  return [...document.querySelectorAll(selector)].find(isMeant);
}

/** Waits until a page shows a text. */
export async function seeText(page: Page, text: string): Promise<void> {
  const shown = () => page.evaluate(() => document.body.innerText).catch(() => '');
  await expect.poll(shown).toContain(text);
}

/** Replaces what a field holds, as a person does. */
export async function write(field: ElementHandle, text: string): Promise<void> {
  await field.evaluate((element) => element instanceof HTMLInputElement && element.select());
  await field.type(text);
}
