import type { BrowserContext, Page } from 'playwright/test';
import type { Browser } from 'webextension-polyfill';
import { type LoadedExtension, launchExtension } from '#tests/e2e/support/launch-extension.ts';
import { test as base, expect, workerOf } from '#tests/e2e/support/writing-page.ts';
import { composeFixtures } from './fixtures.ts';
import { permittedExtension } from './permitted-extension.ts';

declare const chrome: Browser;

const test = base.extend<{ permitted: LoadedExtension }>({
  permitted: async ({ browserName: _ }, use) => {
    const permitted = await launchExtension('en-US', await permittedExtension());
    await use(permitted);
    await permitted.close();
  },
});

async function open(context: BrowserContext, url: string, html: string): Promise<Page> {
  const page = await context.newPage();
  const body = `<!doctype html><meta charset="utf-8"><title>Site</title>${html}`;
  await page.route(`${new URL(url).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto(url);
  return page;
}

const ours = (page: Page) => page.getByRole('button', { name: 'Insert from Kalends' });

async function openedTab(extension: LoadedExtension): Promise<unknown> {
  const worker = await workerOf(extension);
  return await worker.evaluate(async () =>
    Reflect.get(Object((await chrome.storage.local.get('tab')).tab), 'value'),
  );
}

async function isRegistered(extension: LoadedExtension): Promise<boolean> {
  const worker = await workerOf(extension);
  return await worker.evaluate(
    async () => (await chrome.scripting.getRegisteredContentScripts()).length === 1,
  );
}

for (const { site, url, language, html, beside } of composeFixtures) {
  test(`10. ${site} in ${language} has one button beside “${beside}”, which opens Kalends for that draft`, async ({
    permitted,
  }) => {
    await expect.poll(() => isRegistered(permitted)).toBe(true);
    const page = await open(permitted.context, url, html);
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
    // The popup itself is the browser's: what it opens on is kept.
    await expect.poll(() => openedTab(permitted)).toBe('links');
    await page.keyboard.type('you');
    await expect(text).toContainText('Hello you');
  });
}

test('10. drafts that come and go have their buttons, and none is left when it is switched off', async ({
  permitted,
}) => {
  await expect.poll(() => isRegistered(permitted)).toBe(true);
  const [fixture] = composeFixtures;
  if (!fixture) throw new Error('No fixture');
  const page = await open(permitted.context, fixture.url, '<main></main>');
  await expect(ours(page)).toHaveCount(0);
  const add = () =>
    page.evaluate((html) => {
      document.body.appendChild(document.createElement('section')).innerHTML = html;
    }, fixture.html);
  await add();
  await expect(ours(page)).toHaveCount(1);
  await add();
  await expect(ours(page)).toHaveCount(2);
  for (const draft of await page.getByRole('dialog').all()) {
    await expect(draft.getByRole('button', { name: 'Insert from Kalends' })).toHaveCount(1);
  }
  await page
    .locator('section')
    .first()
    .evaluate((section) => section.remove());
  await expect(ours(page)).toHaveCount(1);

  const worker = await workerOf(permitted);
  await worker.evaluate(async (url) => {
    const [tab] = await chrome.tabs.query({ url: `${url}*` });
    await chrome.tabs.sendMessage(tab?.id ?? -1, 'compose-leaves');
  }, fixture.url);
  await expect(ours(page)).toHaveCount(0);
  await add();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await expect(page.locator('kalends-compose')).toHaveCount(0);
});

test('10. a page where nothing is written stays as it was, and one that is not asked about has no script', async ({
  permitted,
  extension,
}) => {
  await expect.poll(() => isRegistered(permitted)).toBe(true);
  const url = 'https://www.linkedin.com/feed/';
  const feed = '<main><button>Like</button><button>Share</button><p>Hello</p></main>';
  const page = await open(permitted.context, url, feed);
  await expect(page.getByText('Hello')).toBeVisible();
  await expect(page.locator('kalends-compose')).toHaveCount(0);

  // Off, as it is from the start: no script is registered, and none of ours runs in a page.
  expect(await isRegistered(extension)).toBe(false);
  const quiet = await extension.context.newPage();
  const session = await extension.context.newCDPSession(quiet);
  const origins: string[] = [];
  session.on('Runtime.executionContextCreated', ({ context }) => void origins.push(context.origin));
  await session.send('Runtime.enable');
  const requests: string[] = [];
  extension.context.on('request', (request) => void requests.push(request.url()));
  await quiet.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: feed }));
  await quiet.goto('https://mail.google.com/mail/u/0/');
  await quiet.goto(url);
  await expect(quiet.getByText('Hello')).toBeVisible();
  expect(origins.filter((origin) => origin.startsWith('chrome-extension:'))).toEqual([]);
  expect(requests.filter((each) => !/google|linkedin/.test(each))).toEqual([]);
});
