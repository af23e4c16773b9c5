import type { BrowserContext, Page } from 'playwright/test';
import type { Browser } from 'webextension-polyfill';
import { endWorker } from '#tests/e2e/support/end-worker.ts';
import { keepStored, keptLinks, signedInAt } from '#tests/e2e/support/keep-stored.ts';
import type { LoadedExtension } from '#tests/e2e/support/launch-extension.ts';
import { watchPopup } from '#tests/e2e/support/real-popup.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { updateExtension } from '#tests/e2e/support/update-extension.ts';
import { workerOf } from '#tests/e2e/support/worker-of.ts';
import { freePort } from '#tests/support/free-port.ts';
import { composeFixtures, firstFixture } from './fixtures.ts';

declare const chrome: Browser;

test.use({ areSitesAllowed: true });

const ours = (page: Page) => page.getByRole('button', { name: 'Insert from Kalends' });
const theSwitch = (options: Page) => options.getByLabel('A button in Gmail, Outlook and LinkedIn');

async function switchOn({ context, url }: LoadedExtension): Promise<Page> {
  const options = await context.newPage();
  await options.goto(url('options.html'));
  await theSwitch(options).click();
  await expect(theSwitch(options)).toBeChecked();
  return options;
}

/** The site, as far as it is one of the fixtures. */
async function serveSite(context: BrowserContext, url: string, html: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
    <link rel="icon" href="data:,">${html}</html>`;
  await context.route(`${new URL(url).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
}

async function open(context: BrowserContext, url: string, html: string): Promise<Page> {
  await serveSite(context, url, html);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function keepLinks(extension: LoadedExtension & { allow(pattern: RegExp): void }) {
  // Nobody is at the server: what was known last is there at once.
  extension.allow(/ERR_CONNECTION_REFUSED/);
  const server = `http://127.0.0.1:${await freePort()}`;
  await keepStored(extension, { ...signedInAt(server), links: { atMs: 0, links: keptLinks } });
}

for (const { site, url, language, html, beside } of composeFixtures) {
  test(`10. ${site} in ${language} has one button beside “${beside}”, which opens the popup on links`, async ({
    extension,
  }) => {
    await keepLinks(extension);
    const popup = await watchPopup(extension);
    await switchOn(extension);
    const page = await open(extension.context, url, html);
    await expect(ours(page)).toHaveCount(1);
    const row = page
      .getByRole('button', { name: beside, exact: true })
      .locator('xpath=ancestor::*[.//kalends-compose][1]');
    await expect(row.getByRole('textbox')).toHaveCount(0);

    const text = page.locator('[contenteditable="true"]');
    await text.click();
    await page.keyboard.type('Hello ');
    await ours(page).focus();
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect.poll(popup.tab).toBe('Links');
    await popup.press('Insert Intro call');
    await expect(text.getByRole('link', { name: 'Intro call' })).toHaveCount(1);
    await expect(text).toHaveText('Hello Intro call');
  });
}

test('10. the text lands in the draft whose button was pressed, though another was written in', async ({
  extension,
}) => {
  await keepLinks(extension);
  const popup = await watchPopup(extension);
  await switchOn(extension);
  const { url, html } = firstFixture;
  const page = await open(extension.context, url, html + html);
  await expect(ours(page)).toHaveCount(2);
  const texts = page.locator('[contenteditable="true"]');
  await texts.first().click();
  await page.keyboard.type('One');
  await texts.last().click();
  await page.keyboard.type('Two');
  await ours(page).first().click();
  await expect.poll(popup.tab).toBe('Links');
  await popup.press('Insert Intro call');
  await expect(page.getByRole('link', { name: 'Intro call' })).toHaveCount(1);
  await expect(texts).toHaveText(['OneIntro call', 'Two']);
});

test('10. a draft in a window without a toolbar has Kalends in a window beside it, which knows the draft', async ({
  extension,
}) => {
  await keepLinks(extension);
  await switchOn(extension);
  const { url, html } = firstFixture;
  const page = await open(extension.context, url, html);
  const draft = extension.context.waitForEvent('page');
  await page.evaluate((address) => window.open(address, '', 'popup,width=500,height=400'), url);
  const out = await draft;
  await expect(ours(out)).toHaveCount(1);
  const opened = extension.context.waitForEvent('page');
  await ours(out).click();
  const beside = await opened;
  await beside.getByRole('button', { name: 'Insert Intro call' }).click();
  await expect(beside.getByText('Inserted.')).toBeVisible();
  await expect(out.getByRole('link', { name: 'Intro call' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Intro call' })).toHaveCount(0);
});

test('10. drafts that come and go have their buttons, each its own', async ({ extension }) => {
  await switchOn(extension);
  const page = await open(extension.context, firstFixture.url, '<main></main>');
  await expect(ours(page)).toHaveCount(0);
  const add = () =>
    page.evaluate((html) => {
      document.body.appendChild(document.createElement('section')).innerHTML = html;
    }, firstFixture.html);
  await add();
  await expect(ours(page)).toHaveCount(1);
  await add();
  await expect(ours(page)).toHaveCount(2);
  for (const draft of await page.getByRole('dialog').all()) {
    await expect(draft.locator('kalends-compose')).toHaveCount(1);
  }
  const [first] = await page.locator('section').all();
  await first?.evaluate((section) => section.remove());
  await expect(ours(page)).toHaveCount(1);

  // A site that takes the text away and keeps its row of buttons for the next.
  await page.locator('[contenteditable="true"]').evaluate((text) => {
    const next = text.cloneNode() as HTMLElement;
    text.replaceWith(next);
  });
  await expect(page.locator('kalends-compose')).toHaveCount(1);
});

test('10. turned on, pages that are open have it at once; turned off, there is no trace of it', async ({
  extension,
}) => {
  const { url, html } = firstFixture;
  const page = await open(extension.context, url, html);
  const before = await page.content();
  const options = await switchOn(extension);
  await expect(ours(page)).toHaveCount(1);
  await options.bringToFront();
  await theSwitch(options).click();
  await expect(theSwitch(options)).not.toBeChecked();
  await expect(ours(page)).toHaveCount(0);
  expect(await page.content()).toBe(before);

  const worker = await workerOf(extension);
  const left = await worker.evaluate(async () => [
    ...(await chrome.scripting.getRegisteredContentScripts()),
    ...((await chrome.permissions.getAll()).origins ?? []),
  ]);
  expect(left).toEqual([]);
  await page.evaluate((more) => document.body.insertAdjacentHTML('beforeend', more), html);
  await page.reload();
  await expect(page.locator('[contenteditable="true"]')).toHaveCount(1);
  await expect(page.locator('kalends-compose')).toHaveCount(0);
});

test('10. an update under an open page leaves one button, and the old script goes quietly', async ({
  extension,
}) => {
  await keepLinks(extension);
  await switchOn(extension);
  const page = await open(extension.context, firstFixture.url, firstFixture.html);
  await expect(ours(page)).toHaveCount(1);
  const old = await ours(page).elementHandle();
  await updateExtension(extension);
  await expect.poll(() => old?.evaluate((button) => button.isConnected)).toBe(false);
  await expect(ours(page)).toHaveCount(1);

  // The old script sees the page change, and has nothing more to say in it.
  await page.evaluate((more) => document.body.insertAdjacentHTML('beforeend', more), '<p>New</p>');
  const popup = await watchPopup(extension);
  await page.bringToFront();
  await ours(page).click();
  await expect.poll(popup.tab).toBe('Links');
  await expect(page.locator('kalends-compose')).toHaveCount(1);
});

test('10. the button opens the popup though the worker has ended meanwhile', async ({
  extension,
}) => {
  await keepLinks(extension);
  const popup = await watchPopup(extension);
  const options = await switchOn(extension);
  const page = await open(extension.context, firstFixture.url, firstFixture.html);
  await expect(ours(page)).toHaveCount(1);
  await endWorker(extension, options);
  await ours(page).click();
  await expect.poll(popup.tab).toBe('Links');
  await popup.press('Insert Intro call');
  await expect(page.getByRole('link', { name: 'Intro call' })).toHaveCount(1);
});

test('10. a page where nothing is written stays as it was', async ({ extension }) => {
  await switchOn(extension);
  const feed = '<main><button>Like</button><button>Share</button><p>Hello</p></main>';
  const page = await open(extension.context, 'https://www.linkedin.com/feed/', feed);
  const before = await page.content();
  await page.evaluate(() => document.body.append(document.createElement('p')));
  await page.evaluate(() => document.body.lastElementChild?.remove());
  await expect(page.getByText('Hello')).toBeVisible();
  expect(await page.content()).toBe(before);
});
