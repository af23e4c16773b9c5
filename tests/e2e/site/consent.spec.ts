import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { changePage } from './booking-page.ts';

const analyticsId = 'G-ABC123DEF4';
const pixelId = '123456789';
const analyticsScript = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;
const pixelScript = 'https://connect.facebook.net/en_US/fbevents.js';

/** Gives the company of /ada/intro its ids, and keeps every address of a third party asked for. */
async function watchThirdParties(
  page: Page,
  ids: { analytics: string | null; pixel: string | null },
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  await changePage(page, ({ bookingInfo }) => {
    Object.assign(Reflect.get(bookingInfo, 'company'), {
      googleAnalyticsMeasurementId: ids.analytics,
      metaPixelId: ids.pixel,
    });
  });
  return asked;
}

async function seeSlots(page: Page): Promise<void> {
  await page.goto('/ada/intro');
  await expect(page.getByRole('button', { name: /^\d\d:\d\d/ }).first()).toBeVisible();
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on this page' });

test('before consent no request leaves for a third party; after it both do', async ({ page }) => {
  const asked = await watchThirdParties(page, { analytics: analyticsId, pixel: pixelId });
  await seeSlots(page);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => asked.toSorted()).toEqual([pixelScript, analyticsScript].toSorted());

  await seeSlots(page);
  await expect.poll(() => asked.length).toBe(4);
  await expect(banner(page)).toBeHidden();
});

test('19.16 on a phone the bar lies over no time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await watchThirdParties(page, { analytics: analyticsId, pixel: pixelId });
  await seeSlots(page);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  const covered = await page.evaluate(() => {
    const pressed = [...document.querySelectorAll('main button')].filter((each) =>
      each.checkVisibility(),
    );
    return pressed.filter((button) => {
      button.scrollIntoView({ block: 'end', behavior: 'instant' });
      const { left, width, bottom } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, bottom - 2);
      return hit?.closest('section')?.matches('[data-bar]');
    }).length;
  });
  expect(covered).toBe(0);
  for (const name of ['Customize', 'Reject all', 'Accept all']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('who rejects is left alone, now and later', async ({ page }) => {
  const asked = await watchThirdParties(page, { analytics: analyticsId, pixel: pixelId });
  await seeSlots(page);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect(banner(page)).toBeHidden();
  await seeSlots(page);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test('the dialog shows settings, cookies and policy, and saves what was chosen', async ({
  page,
}) => {
  const asked = await watchThirdParties(page, { analytics: analyticsId, pixel: pixelId });
  await seeSlots(page);
  await page.getByRole('button', { name: 'Customize' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookies on this page' });
  await expect(dialog.getByLabel('Essential')).toBeDisabled();
  await dialog.getByLabel('Analytics').check();
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'Settings' }).press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'Cookies' })).toBeFocused();
  await expect(
    dialog.getByRole('row', { name: /_fbp 90 Days Marketing Meta Pixel/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'Cookies' }).press('End');
  await expect(dialog.getByText(/Nothing is loaded from Google or Meta/)).toBeVisible();
  expect(asked).toEqual([]);
  await dialog.press('Escape');
  await expect(page.getByRole('button', { name: 'Customize' })).toBeFocused();
  await page.getByRole('button', { name: 'Customize' }).click();
  await dialog.getByLabel('Analytics').check();
  await dialog.getByRole('button', { name: 'Save preferences' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => asked).toEqual([analyticsScript]);
});

test('a consent that is withdrawn silences what was loaded', async ({ page }) => {
  await watchThirdParties(page, { analytics: analyticsId, pixel: null });
  await seeSlots(page);
  await page.getByRole('button', { name: 'Accept all' }).click();
  const isSilenced = () =>
    page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), analyticsId);
  await expect.poll(isSilenced).toBe(false);
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(isSilenced).toBe(true);
  await expect(settings).toBeFocused();
});

// Spec A §5, §8.
test('where storage fails, the banner is shown and a decision holds', async ({ page }) => {
  const asked = await watchThirdParties(page, { analytics: analyticsId, pixel: null });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await seeSlots(page);
  await expect(banner(page)).toBeVisible();
  expect(logged.join()).toContain('The cookie consent cannot be stored');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => asked).toEqual([analyticsScript]);
});

// Spec A §3: the record, kept in the browser's storage.
test('every decision is kept as a record', async ({ page }) => {
  await watchThirdParties(page, { analytics: analyticsId, pixel: pixelId });
  await seeSlots(page);
  const record = async () => {
    const text = await page.evaluate(() => localStorage.getItem('kalends-cookie-consent'));
    const { timestamp, ...rest } = JSON.parse(text ?? '{}');
    return { ...rest, isDated: !Number.isNaN(Date.parse(timestamp)) };
  };
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(record).toEqual({
    isDated: true,
    status: 'rejected_all',
    preferences: { essential: true, analytics: false, marketing: false },
  });
  await settings.click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(record).toEqual({
    isDated: true,
    status: 'accepted_all',
    preferences: { essential: true, analytics: true, marketing: true },
  });
  await settings.click();
  await page.getByLabel('Marketing').uncheck();
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect.poll(record).toEqual({
    isDated: true,
    status: 'saved_preferences',
    preferences: { essential: true, analytics: true, marketing: false },
  });
});

test('ids that are not valid are nobody to ask for, and nothing of it is loaded without ids', async ({
  page,
}) => {
  for (const ids of [
    { analytics: 'UA-1', pixel: "1');alert(1)//" },
    { analytics: null, pixel: null },
  ]) {
    const asked = await watchThirdParties(page, ids);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await seeSlots(page);
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    if (ids.pixel === null)
      expect(scripts.filter((url) => /\/(?:mount-)?consent\./.test(url))).toEqual([]);
    await page.unrouteAll();
  }
});
