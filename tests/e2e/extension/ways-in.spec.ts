import type { Browser } from 'webextension-polyfill';
import { keepStored, keptLinks, signedInAt } from '#tests/e2e/support/keep-stored.ts';
import type { LoadedExtension } from '#tests/e2e/support/launch-extension.ts';
import { watchPopup } from '#tests/e2e/support/real-popup.ts';
import { shownNotice } from '#tests/e2e/support/shown-notice.ts';
import { tellWorker } from '#tests/e2e/support/tell-worker.ts';
import { workerOf } from '#tests/e2e/support/worker-of.ts';
import { expect, test } from '#tests/e2e/support/writing-page.ts';
import { freePort } from '#tests/support/free-port.ts';

declare const chrome: Browser & {
  readonly omnibox: { readonly onInputChanged: { dispatch(...values: unknown[]): void } };
};

const { url: address } = keptLinks[0];
const links = keptLinks;

test.use({
  pages: {
    '/page': `<textarea id="area"></textarea><input type="password" id="secret">`,
    '/inner': '<textarea id="area"></textarea>',
  },
});

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
  openPressed,
}) => {
  await keepStored(extension, { links: { atMs: 0, links } });
  await expect.poll(() => isInMenu(extension, 'insert-link:2')).toBe(true);
  const page = await openPressed('/page');
  await page.locator('#area').click();
  await tellWorker(extension, 'contextMenus.onClicked', { menuItemId: 'insert-link:2' });
  await expect(page.locator('#area')).toHaveValue(`Q&A 100%: ${address}-2`);

  await page.locator('#area').fill('');
  await tellWorker(extension, 'commands.onCommand', 'insert-last-link');
  await expect(page.locator('#area')).toHaveValue(`Q&A 100%: ${address}-2`);

  await keepStored(extension, { links: { atMs: 0, links: links.slice(0, 1) } });
  await expect.poll(() => isInMenu(extension, 'insert-link:2')).toBe(false);
  // The menu is emptied before it is made anew.
  await expect.poll(() => isInMenu(extension, 'insert-link:1')).toBe(true);
});

test('10. what a page does not take is copied or left, and the page is told over why', async ({
  extension,
  stranger,
  openPressed,
}) => {
  await keepStored(extension, { links: { atMs: 0, links } });
  const page = await openPressed('/page');
  await page.locator('#secret').click();
  await tellWorker(extension, 'commands.onCommand', 'insert-last-link');
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
  await tellWorker(extension, 'commands.onCommand', 'insert-last-link');
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
  await tellWorker(extension, 'commands.onCommand', 'insert-last-link');
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
  openPressed,
}) => {
  await keepStored(extension, { links: { atMs: 0, links } });
  const page = await openPressed('/page');
  await page.bringToFront();
  const worker = await workerOf(extension);
  const found = await worker.evaluate(
    () => new Promise((resolve) => chrome.omnibox.onInputChanged.dispatch('q&a', resolve)),
  );
  expect(found).toEqual([{ content: `${address}-2`, description: `Q&amp;A 100% · ${address}-2` }]);
  await page.locator('#area').click();
  await tellWorker(extension, 'omnibox.onInputEntered', `${address}-2`, 'currentTab');
  await expect
    .poll(() => shownNotice(page))
    .toEqual(['Q&A 100%', 'The text is in the clipboard: paste it where you want it.']);
  await page.keyboard.press('Control+v');
  await expect(page.locator('#area')).toHaveValue(`Q&A 100%: ${address}-2`);
});

test('10. “Propose times…” and its key open the popup where times are proposed', async ({
  extension,
  stranger,
}) => {
  extension.allow(/ERR_CONNECTION_REFUSED/);
  await keepStored(extension, signedInAt(`http://127.0.0.1:${await freePort()}`));
  for (const [event, about] of [
    ['contextMenus.onClicked', { menuItemId: 'propose' }],
    ['commands.onCommand', 'propose'],
  ] as const) {
    await keepStored(extension, { tab: 'card' });
    const popup = await watchPopup(extension);
    const page = await extension.context.newPage();
    await page.goto(stranger.url('/page'));
    await tellWorker(extension, event, about);
    await expect.poll(popup.tab).toBe('Propose');
    await page.close();
    await expect.poll(popup.tab).toBeUndefined();
  }
});

test('10. the browser gives each command the key that it suggests', async ({ extension }) => {
  const worker = await workerOf(extension);
  const commands = await worker.evaluate(() => chrome.commands.getAll());
  const keys = commands.map(({ name, shortcut }) => [name, shortcut]).toSorted();
  expect(keys).toEqual([
    ['_execute_action', 'Alt+Shift+K'],
    ['insert-last-link', 'Alt+Shift+L'],
    ['propose', 'Alt+Shift+O'],
  ]);
});
