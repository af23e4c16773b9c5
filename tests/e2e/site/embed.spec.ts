import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { toEmbedCode } from '#site/office/share/to-embed-code.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { test as base, expect } from '../support/test.ts';

/** A page of somebody else, on another origin and another site, that embeds ours. */
const test = base.extend<{ openDemo: (body: string, script?: string) => Promise<void> }>({
  openDemo: async ({ page, server }, use) => {
    const running: Server[] = [];
    await use(async (body, script = '') => {
      const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Demo</title>
        <meta name="viewport" content="width=device-width">
        <link rel="icon" href="data:,">
        <body style="margin:0"><header aria-label="Site"><h1>Somebody’s site</h1></header>${body}
        <script>
          window.told = [];
          for (const name of ['ready', 'booking-successful', 'closed'])
            addEventListener('kalends:' + name, () => window.told.push(name));
          window.heights = 0;
          addEventListener('message', ({ data }) => { if (data.kalends === 'height') window.heights += 1; });
        </script>
        <script async src="${server.url}/embed.js" ${script}></script>`;
      const demo = createServer((_, response) => {
        response.setHeader('content-type', 'text/html').end(html);
      });
      running.push(demo);
      await new Promise<void>((resolve) => demo.listen(0, '127.0.0.1', resolve));
      await page.goto(`http://127.0.0.1:${(demo.address() as AddressInfo).port}/`);
    });
    for (const demo of running) {
      demo.closeAllConnections();
      await new Promise((resolve) => demo.close(resolve));
    }
  },
});

const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told') as string[]);
const heightsTold = (page: Page) => page.evaluate(() => Reflect.get(window, 'heights') as number);
const frameHeight = (page: Page) =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);

/** The embedded page's own height, which the frame has to have. */
const contentHeight = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('html')
    .evaluate((root) => Math.ceil(root.getBoundingClientRect().height));

test('an inline page is as tall as its content, on any width, and comes to rest', async ({
  page,
  openDemo,
}) => {
  await openDemo('<div data-kalends="/ada/intro"></div>');
  const frame = page.frameLocator('iframe');
  const slot = frame.getByRole('button', { name: /^\d\d:\d\d/ }).first();
  await expect(slot).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await frameHeight(page)) - (await contentHeight(page))).toBe(0);
    await expect.poll(() => frameHeight(page)).toBeGreaterThan(300);
  }
  const before = await heightsTold(page);
  // A loop would go on with every frame drawn.
  await page.evaluate(async () => {
    for (let drawn = 0; drawn < 30; drawn += 1) await new Promise(requestAnimationFrame);
  });
  expect(await heightsTold(page)).toBe(before);
  expect(before).toBeLessThan(30);
  await expect.poll(() => told(page)).toEqual(['ready']);
});

for (const width of [390, 1280]) {
  test(`19.16 nothing moves around an inline page of ${width} px while it comes`, async ({
    page,
    openDemo,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const seen = { moved: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const code = toEmbedCode('inline', { path: '/ada/intro', origin: '', label: '' });
    const place = code.slice(code.indexOf('<div'));
    await openDemo(`${place}${'<p>What the site says below.</p>'.repeat(40)}`);
    const slot = page.frameLocator('iframe').getByRole('button', { name: /^\d\d:\d\d/ });
    await expect(slot.first()).toBeVisible();
    await expect.poll(() => told(page)).toEqual(['ready']);
    const moved = await page.evaluate(() => Reflect.get(window, 'seen').moved as number);
    expect(moved).toBeLessThanOrEqual(0.1);
  });
}

test('a visitor books in the frame without cookies or storage, and the site is told', async ({
  page,
  openDemo,
}) => {
  await page.addInitScript(() => {
    if (window.parent === window) return;
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', denied);
    Object.defineProperty(window, 'sessionStorage', denied);
  });
  await openDemo('<div data-kalends="/ada/intro?email=marie@example.com"></div>');
  const frame = page.frameLocator('iframe');
  // 8.26: a choice that cannot be kept holds as long as the page.
  await frame.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await frame.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await frame
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .last()
    .click();
  await expect(frame.getByLabel('Email')).toHaveValue('marie@example.com');
  await frame.getByLabel('Name', { exact: true }).fill('Marie Curie');
  await frame.getByLabel('I accept the privacy policy.').check();
  await frame.getByRole('button', { name: 'Book appointment' }).click();
  await expect(frame.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await expect.poll(() => told(page)).toContain('booking-successful');
  expect(await page.context().cookies()).toEqual([]);
});

test('a link opens a popup, which Escape and its button close', async ({
  page,
  openDemo,
  server,
}) => {
  await openDemo(`<a href="${server.url}/ada/intro" data-kalends-popup="/ada/intro">Book me</a>`);
  await page.waitForFunction(() => 'Kalends' in window);
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  for (const close of ['Escape', 'button']) {
    await page.getByRole('link', { name: 'Book me' }).click();
    const slot = dialog.frameLocator('iframe').getByRole('button', { name: /^\d\d:\d\d/ });
    await expect(slot.first()).toBeVisible();
    const { height } = await placeAtRest(dialog);
    expect(height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    if (close === 'Escape') await dialog.getByRole('button', { name: 'Close' }).press('Escape');
    else await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Book me' })).toBeFocused();
  }
  await expect
    .poll(async () => (await told(page)).filter((name) => name === 'closed'))
    .toHaveLength(2);
});

test('19.16 a popup’s form is seen after a time is picked far down', async ({ page, openDemo }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openDemo('<button data-kalends-popup="/ada/intro">Book me</button>');
  await page.waitForFunction(() => 'Kalends' in window);
  await page.getByRole('button', { name: 'Book me' }).click();
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await frame
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .last()
    .click();
  await expect(frame.getByText('Not booked yet')).toBeInViewport({ ratio: 1 });
  await expect(frame.getByLabel('Name', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('Escape in the frame goes back a step first, and closes the popup from the first one', async ({
  page,
  openDemo,
}) => {
  await openDemo('<button data-kalends-popup="/ada/intro">Book me</button>');
  await page.waitForFunction(() => 'Kalends' in window);
  await page.getByRole('button', { name: 'Book me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  const frame = dialog.frameLocator('iframe');
  await frame
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await frame.getByLabel('Email').press('Escape');
  const slot = frame.getByRole('button', { name: /^\d\d:\d\d/ }).first();
  await expect(slot).toBeVisible();
  await expect(dialog).toBeVisible();
  await slot.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Book me' })).toBeFocused();
});

test('a popup leaves nothing behind it to reach or to scroll, and axe finds nothing', async ({
  page,
  openDemo,
}) => {
  const filler = '<p style="height:3000px">Much to read</p>';
  await openDemo(
    `<main aria-label="Text"><button data-kalends-popup="/ada/intro">Book me</button>${filler}</main>`,
  );
  await page.waitForFunction(() => 'Kalends' in window);
  const opener = page.getByRole('button', { name: 'Book me' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  const slot = dialog.frameLocator('iframe').getByRole('button', { name: /^\d\d:\d\d/ });
  await expect(slot.first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // A modal dialog's tab order goes round: out of the page there is nothing but the browser.
  await dialog.getByRole('button', { name: 'Close' }).press('Shift+Tab');
  await expect(opener).not.toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('a site says which language its pages speak, and fills in what it knows', async ({
  page,
  openDemo,
}) => {
  await openDemo(
    `<div data-kalends="/ada/intro?fullname=Marie%20Curie" data-kalends-lang="de"></div>
     <button data-kalends-popup="/ada/flex">Book me</button>`,
    'data-kalends-lang="se"',
  );
  const frame = page.frameLocator('iframe[title="Termin buchen"]');
  await frame
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  await expect(frame.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
  await page.getByRole('button', { name: 'Book me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Boka tid' });
  await expect(dialog.getByRole('button', { name: 'Stäng' })).toBeVisible();
  await expect(dialog.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'sv');
});

test('a floating button in the site’s own words and colour opens the popup', async ({
  page,
  openDemo,
}) => {
  await openDemo(
    '',
    'data-kalends-button="/ada" data-kalends-label="Meet Ada" data-kalends-color="rgb(15, 118, 110)"',
  );
  const button = page.getByRole('button', { name: 'Meet Ada' });
  await expect(button).toHaveCSS('background-color', 'rgb(15, 118, 110)');
  await button.click();
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
});

test('only pages of the origin that embed.js came from are framed', async ({ page, openDemo }) => {
  await openDemo('<div id="here"></div>');
  await page.waitForFunction(() => 'Kalends' in window);
  for (const path of ['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)']) {
    const refused = await page.evaluate((each) => {
      try {
        window.Kalends?.popup(each);
        return '';
      } catch (error) {
        return String(error);
      }
    }, path);
    expect(refused).toContain('is not a page of');
  }
  await expect(page.locator('iframe, dialog')).toHaveCount(0);
});

test('8.1 on a phone the form stands in the frame, and comes into view', async ({
  page,
  openDemo,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openDemo('<div data-kalends="/ada/intro"></div><p style="height:2000px">More</p>');
  const frame = page.frameLocator('iframe');
  const slots = frame.getByRole('button', { name: /^\d\d:\d\d/ });
  const time = (await slots.last().textContent()) ?? '';
  await slots.last().click();
  const heading = frame.getByRole('heading', { name: 'Your details' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await expect(frame.getByRole('region', { name: 'Your appointment' })).toContainText(time);
  await expect(frame.getByLabel('Name', { exact: true })).toBeInViewport();
});

test('8.1 a dialog in a tall frame opens where the visitor looks', async ({ page, openDemo }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openDemo('<div data-kalends="/ada/intro"></div>');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /Time zone/ }).click();
  await expect(frame.getByRole('dialog').getByRole('combobox')).toBeInViewport();
  await expect(frame.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport();
});
