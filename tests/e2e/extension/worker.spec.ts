import type { Browser } from 'webextension-polyfill';
import { chooseZone } from '#tests/e2e/support/choose-zone.ts';
import { endWorker } from '#tests/e2e/support/end-worker.ts';
import { keepStored, keptLinks } from '#tests/e2e/support/keep-stored.ts';
import { expect, test } from '#tests/e2e/support/writing-page.ts';
import { openSignedIn } from './signed-in.ts';

declare const chrome: Browser;

test.use({
  pages: { '/mail': '<div id="draft" contenteditable="true">Hello</div>' },
});

test('10. times are held and inserted though the worker ends in between', async ({
  extension,
  server,
  stranger,
  press,
}) => {
  const popup = await openSignedIn(extension, server);
  await popup.getByRole('tab', { name: 'Propose' }).click();
  await expect(popup.getByRole('group', { name: /^Your week/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await endWorker(extension, popup);
  await popup.getByLabel('Name', { exact: true }).fill('Maya of the worker');
  await chooseZone(popup, 'Their time zone', 'New York');
  await popup.getByRole('button', { name: 'Suggest three' }).click();
  const mail = await extension.context.newPage();
  await mail.goto(stranger.url('/mail'));
  await press(mail);
  await mail.bringToFront();
  const draft = mail.locator('#draft');
  await draft.click();
  await popup.getByRole('button', { name: 'Hold 3 times and insert' }).dispatchEvent('click');
  await expect(draft.getByRole('link')).toHaveCount(4);
});

test('10. a sign-in whose worker ends says so, and the next one goes through', async ({
  extension,
  server,
}) => {
  extension.allow(/401/);
  const options = await extension.context.newPage();
  await options.goto(extension.url('options.html'));
  await options.getByLabel('Address of your Kalends server').fill(server.url);
  const window = extension.context.waitForEvent('page');
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  const asked = await window;
  await asked.getByLabel('Email').waitFor();
  await endWorker(extension, options);
  await expect(options.getByRole('status')).toContainText('did not come to its end');
  await options.close();
  await asked.close();
  const popup = await openSignedIn(extension, server);
  await expect(popup.getByRole('tab', { name: 'Links' })).toBeVisible();
});

test('10. ended, the worker is woken by what it listens to, and knows what it knew', async ({
  extension,
}) => {
  const page = await extension.context.newPage();
  await page.goto(extension.url('notice.html'));
  await keepStored(extension, { links: { atMs: 0, links: keptLinks } });
  const isInMenu = (id: string) =>
    page.evaluate(
      (row) =>
        chrome.contextMenus.update(row, {}).then(
          () => true,
          () => false,
        ),
      id,
    );
  await expect.poll(() => isInMenu('insert-link:2')).toBe(true);
  await endWorker(extension, page);
  // Rows stay while it sleeps.
  expect(await isInMenu('insert-link:2')).toBe(true);
  await page.evaluate(async () => {
    const { links } = await chrome.storage.local.get('links');
    const { value } = links as { readonly value: { readonly links: readonly unknown[] } };
    const more = { ...Object(value.links[0]), id: '3', name: 'Third' };
    await chrome.storage.local.set({
      links: { version: 1, value: { atMs: 1, links: [...value.links, more] } },
    });
  });
  await expect.poll(() => isInMenu('insert-link:3')).toBe(true);
});
