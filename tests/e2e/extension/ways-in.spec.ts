import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'webextension-polyfill';
import { keepStored, keptLinks, signedInAt } from '#tests/e2e/support/keep-stored.ts';
import type { LoadedExtension } from '#tests/e2e/support/launch-extension.ts';
import { shownNotice } from '#tests/e2e/support/shown-notice.ts';
import { workerOf } from '#tests/e2e/support/worker-of.ts';
import { expect, test } from '#tests/e2e/support/writing-page.ts';

// What a service worker of Chromium has. An event can be given what the browser would: there is no
// way to press its own menus, keys and address bar.
interface Fired {
  dispatch(...values: unknown[]): void;
}
declare const chrome: Browser &
  Record<string, Record<string, Fired>> & { omnibox: { onInputChanged: Fired } };

const { url: address } = keptLinks[0];
const links = keptLinks;

test.use({
  pages: {
    '/page': `<textarea id="area"></textarea><input type="password" id="secret">
      <p id="text">Could you do Tuesday at 3 pm?</p>`,
    '/inner': '<textarea id="area"></textarea>',
  },
});

/** What the browser tells the extension's worker, about the tab in front. */
async function tell(extension: LoadedExtension, event: string, ...values: readonly unknown[]) {
  const worker = await workerOf(extension);
  await worker.evaluate(
    async ([name, all]) => {
      const [area = '', on = ''] = name.split('.');
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      chrome[area]?.[on]?.dispatch(...all, tab);
    },
    [event, values] as const,
  );
}

const isInMenu = async (extension: LoadedExtension, id: string) =>
  (await workerOf(extension)).evaluate(
    (row) =>
      chrome.contextMenus.update(row, {}).then(
        () => true,
        () => false,
      ),
    id,
  );

test('10. the menu has a row a link, and each puts its own where the caret is', async ({
  extension,
  stranger,
  press,
}) => {
  await keepStored(extension, { links: { atMs: 0, links } });
  await expect.poll(() => isInMenu(extension, 'link:2')).toBe(true);
  const page = await extension.context.newPage();
  await page.goto(stranger.url('/page'));
  await press(page);
  await page.locator('#area').click();
  await tell(extension, 'contextMenus.onClicked', { menuItemId: 'link:2' });
  await expect(page.locator('#area')).toHaveValue(`Q&A 100%: ${address}-2`);

  await page.locator('#area').fill('');
  await tell(extension, 'commands.onCommand', 'insert-last-link');
  await expect(page.locator('#area')).toHaveValue(`Q&A 100%: ${address}-2`);

  await keepStored(extension, { links: { atMs: 0, links: links.slice(0, 1) } });
  await expect.poll(() => isInMenu(extension, 'link:2')).toBe(false);
  expect(await isInMenu(extension, 'link:1')).toBe(true);
});

test('10. what a page does not take is copied or left, and the page is told over why', async ({
  extension,
  stranger,
  press,
}) => {
  await keepStored(extension, { links: { atMs: 0, links } });
  const page = await extension.context.newPage();
  await page.goto(stranger.url('/page'));
  await press(page);
  await page.locator('#secret').click();
  await tell(extension, 'commands.onCommand', 'insert-last-link');
  await expect
    .poll(() => shownNotice(page))
    .toEqual(['This field is not for text, so nothing was inserted.']);
  await expect(page.locator('#secret')).toHaveValue('');

  await page.evaluate((url) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.id = 'foreign';
    frame.src = url;
  }, stranger.otherUrl('/inner'));
  const foreign = page.frameLocator('#foreign').locator('#area');
  await foreign.click();
  await tell(extension, 'commands.onCommand', 'insert-last-link');
  await expect
    .poll(() => shownNotice(page))
    .toEqual([
      'The field belongs to another site within this page, which Kalends may not write in.',
      'The text is in the clipboard: paste it where you want it.',
    ]);
  await page.keyboard.press('Control+v');
  await expect(foreign).toHaveValue(`Intro call: ${address}`);
});

test('10. where no script may run, a window says so and has the text to copy', async ({
  extension,
}) => {
  await keepStored(extension, { links: { atMs: 0, links } });
  const page = await extension.context.newPage();
  await page.goto('chrome://version');
  const opened = extension.context.waitForEvent('page');
  await tell(extension, 'commands.onCommand', 'insert-last-link');
  const window = await opened;
  await expect(window.getByRole('status')).toContainText(
    'The browser lets no extension write in this page.',
  );
  await expect(window.getByText(`Intro call: ${address}`)).toBeVisible();
  await window.getByRole('button', { name: 'Copy' }).click();
  await expect(window.getByRole('status')).toContainText('The text is in the clipboard');
});

test('10. the address bar finds links, and Enter copies one', async ({
  extension,
  stranger,
  press,
}) => {
  await keepStored(extension, { links: { atMs: 0, links } });
  const page = await extension.context.newPage();
  await page.goto(stranger.url('/page'));
  await press(page);
  await page.bringToFront();
  const worker = await workerOf(extension);
  const found = await worker.evaluate(
    () => new Promise((resolve) => chrome.omnibox.onInputChanged.dispatch('q&a', resolve)),
  );
  expect(found).toEqual([{ content: `${address}-2`, description: `Q&amp;A 100% · ${address}-2` }]);
  await page.locator('#area').click();
  await tell(extension, 'omnibox.onInputEntered', `${address}-2`, 'currentTab');
  await expect
    .poll(() => shownNotice(page))
    .toEqual(['Q&A 100%', 'The text is in the clipboard: paste it where you want it.']);
  await page.keyboard.press('Control+v');
  await expect(page.locator('#area')).toHaveValue(`Q&A 100%: ${address}-2`);
});

/** A calendar without hours, in which every hour but the last of a day is taken. */
async function startCalendar() {
  const server = createServer(({ url = '/' }, response) => {
    const { searchParams } = new URL(url, 'http://localhost');
    const [from, to] = [searchParams.get('from') ?? 0, searchParams.get('to') ?? 0];
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', 'application/json');
    const busy = [{ start: from, end: to, kind: 'calendar-event' }];
    const host = { id: '1', name: 'Ada', timeZone: 'UTC', hours: null, isUnreadable: false, busy };
    response.end(JSON.stringify({ hosts: [host], appointments: [], isCut: false }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

test('10. a selected date is looked up, and what was understood is said', async ({
  extension,
  stranger,
  press,
}) => {
  const calendar = await startCalendar();
  const page = await extension.context.newPage();
  await page.goto(stranger.url('/page'));
  await press(page);
  const ask = (selectionText: string) =>
    tell(extension, 'contextMenus.onClicked', { menuItemId: 'look-up', selectionText });
  await ask('Tuesday at 3 pm');
  await expect.poll(async () => (await shownNotice(page))[0]).toContain('Please sign in');

  await keepStored(extension, signedInAt(calendar.url));
  await ask('Could you do Tuesday at 3 pm?');
  await expect
    .poll(async () => (await shownNotice(page))[0])
    .toMatch(/^Tuesday, .*, 15:00 – 15:30: you are busy\.$/);
  expect((await shownNotice(page)).at(-1)).toMatch(
    /^Understood from “Tuesday at 3 pm”, in your zone \(GMT\+[12]\)\.$/,
  );
  await ask('See you there');
  await expect
    .poll(() => shownNotice(page))
    .toEqual(['No date or time was found in “See you there”.']);
  calendar.stop();
});
