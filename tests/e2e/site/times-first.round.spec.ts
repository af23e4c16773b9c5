import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { comeUnfilled, ticket, times } from './booking-page.ts';
import { watchMoves } from './watch-moves.ts';

const phone = { width: 390, height: 844 };
const days = (page: Page) => page.getByRole('grid').getByRole('button');
const nextTimes = (page: Page) =>
  page.getByRole('region', { name: 'Next free times' }).getByRole('button');
const later = (page: Page) => page.getByRole('button', { name: 'Later weeks' });
const earlier = (page: Page) => page.getByRole('button', { name: 'Earlier weeks' });

test('11. the calendar begins today, and turns by five weeks', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-22T10:00:00Z');
  await page.goto('/ada/intro');
  const title = page.getByRole('heading', { level: 2, name: '–' });
  await expect(title).toHaveText(/^May 22\s–\sJun 2[12]$/u);
  await expect(days(page).first()).toHaveAccessibleName('Thursday, May 22');
  await expect(earlier(page)).toBeDisabled();
  await later(page).click();
  await expect(title).toHaveText(/^Jun 2[23]\s–\sJul 2[67]$/u);
  await expect(days(page)).toHaveCount(35);
  const begin = page.getByRole('grid').locator('[data-month]');
  await expect(begin).toHaveAttribute('data-month', 'Jul');
  await expect(begin).toHaveText('1');
  await earlier(page).click();
  await expect(title).toHaveText(/^May 22/u);
});

test('11. keys go on into the next weeks, and back as far as today', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-22T10:00:00Z');
  await page.goto('/ada/intro');
  await expect(days(page).first()).toBeVisible();
  const focused = page.locator(':focus');
  await days(page).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName('Thursday, May 22');
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName('Sunday, June 22');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName('Sunday, June 29');
  await page.keyboard.press('PageUp');
  await expect(focused).toHaveAccessibleName('Thursday, May 29');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('11. three taps book the next free time, nothing is scrolled, the policy’s box apart', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const scrolled: string[] = [];
      Reflect.set(window, 'scrolled', scrolled);
      addEventListener('scroll', ({ target }) => scrolled.push(String(target)), { capture: true });
    });
    // A finger scrolls nothing into view, and hits what lies on top.
    const tap = async (place: Locator) => {
      await expect(place).toBeInViewport({ ratio: 1 });
      const { x, y, width, height } = await placeAtRest(place);
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    await page.goto('/ada/intro');
    const next = nextTimes(page).last();
    const [, time = ''] = /(\d\d:\d\d)/.exec((await next.textContent()) ?? '') ?? [];
    const policy = page.getByLabel('I accept the privacy policy.');
    const book = page.getByRole('button', { name: 'Book appointment' });

    await tap(next);
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    await tap(page.getByLabel('Name', { exact: true }));
    await page.keyboard.type('Marie Curie');
    // The keyboard's own way to the next field.
    await page.keyboard.press('Tab');
    await page.keyboard.type('marie@example.com');
    await tap(policy);
    await expect(policy).toBeChecked();
    await expect(book).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => Reflect.get(window, 'scrolled'))).toEqual([]);
    await tap(book);
    await expect(page).toHaveURL(/\/appointment\//);
    await expect(ticket(page).getByText(`${time} – `).first()).toBeVisible();
  });
});

test('11. the next free times are of several days', async ({ page }) => {
  await page.goto('/ada/intro');
  await expect(nextTimes(page)).toHaveCount(6);
  const named = await nextTimes(page).allTextContents();
  expect(new Set(named.map((text) => text.replace(/ .*/, ''))).size).toBeGreaterThanOrEqual(4);
  await expectAccessible(page);
});

test('11. back from the form, the day of a next free time is shown', async ({ page }) => {
  await page.goto('/ada/intro');
  await later(page).click();
  await nextTimes(page).nth(2).click();
  await page.getByRole('button', { name: 'Go back to date selection' }).click();
  await expect(times(page).and(page.locator('[aria-pressed="true"]'))).toBeFocused();
  await expect(earlier(page)).toBeDisabled();
});

test('11. on a phone the times of a chosen day come into view', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/ada/intro');
  await expect(times(page).first()).toBeVisible();
  await expect(times(page).nth(3)).not.toBeInViewport();
  await page.getByRole('grid').locator('button:not([aria-disabled])').last().click();
  await expect(times(page).nth(3)).toBeInViewport({ ratio: 1 });
});

test('11. times stand by the parts of their day, two beside each other', async ({ page }) => {
  await page.goto('/ada/intro');
  const panel = page.getByRole('tabpanel');
  // A day on which no other test books.
  await page.getByRole('grid').locator('button:not([aria-disabled])').last().click();
  await expect(panel.getByRole('heading')).toHaveText(['Morning', 'Afternoon']);
  const boxes = await Promise.all([0, 1].map((index) => placeAtRest(times(page).nth(index))));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[0]?.height).toBeGreaterThanOrEqual(44);
});

test('11. on a phone questions come before the calendar, and lead to times without scrolling', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/ada/consultation');
  const place = page.getByRole('radiogroup', { name: 'Where shall we meet?' });
  await expect(place).toBeVisible();
  const top = async (element: ReturnType<Page['getByRole']>) => (await placeAtRest(element)).y;
  expect(await top(place)).toBeLessThan(await top(page.getByRole('grid')));
  await page.getByRole('radio', { name: 'Zoom' }).click();
  await page.getByRole('radio', { name: '30 minutes' }).click();
  await expect(nextTimes(page).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Next free times' })).toBeFocused();
  await nextTimes(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('11. form-first: a next free time waits for its Confirm among those of its day', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/ada/form-first');
  await page.getByLabel('Name', { exact: true }).fill('Marie Curie');
  await page.getByLabel('Email', { exact: true }).fill('marie@example.com');
  await page.getByLabel('I accept the privacy policy.').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await later(page).click();
  await nextTimes(page).nth(3).click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 1 });
});

for (const size of [phone, { width: 1280, height: 900 }]) {
  test(`11. nothing moves while the times come, ${size.width} px`, async ({ page }) => {
    const moved = await watchMoves(page);
    await page.setViewportSize(size);
    await page.goto('/ada/intro');
    await expect(nextTimes(page)).toHaveCount(6);
    expect(await moved()).toEqual([]);
  });

  test(`11. nothing moves where no time comes, ${size.width} px`, async ({ page }) => {
    const moved = await watchMoves(page);
    await comeUnfilled(page);
    let reply = () => {};
    const isAsked = new Promise<void>((resolve) => (reply = resolve));
    await page.route('**/api/booking-availability?*', async (route) => {
      await isAsked;
      await route.fulfill({ json: { dates: [], earliestAvailableDate: null } });
    });
    await page.setViewportSize(size);
    await page.goto('/ada/intro', { waitUntil: 'load' });
    await expect(page.locator('.skeleton').first()).toBeVisible();
    reply();
    await expect(page.getByText('No free times in the coming weeks')).toBeVisible();
    await expect(page.getByText('There are no free times at the moment.')).toBeVisible();
    expect(await moved()).toEqual([]);
  });
}

/** A time as its visitor has it and, below, as its host does. */
const bothClocks = /^(\d\d:\d\d)(\d\d:\d\d) for Ada$/;

test.describe('in another zone than the host', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('11. the host’s clock stands beside the visitor’s', async ({ page }) => {
    await page.goto('/ada/intro');
    await expect(page.getByRole('banner').getByText('Ada: Europe/Berlin (GMT+')).toBeVisible();
    await expect(times(page).last()).toHaveText(bothClocks);
    await expect(nextTimes(page).first()).toContainText(/\d\d:\d\d for Ada/);
    const shown = (await times(page).last().textContent()) ?? '';
    const [, own = '', host = ''] = bothClocks.exec(shown) ?? [];
    // For some weeks of a year one of them has put its clocks forward, and the other not yet.
    expect([5, 6]).toContain(Number.parseInt(host, 10) - Number.parseInt(own, 10));
    await times(page).last().click();
    await expect(
      ticket(page).getByText(new RegExp(`${host} – \\d\\d:\\d\\d for Ada`)),
    ).toBeVisible();
    await page.goto('/ada/intro');
    await page.getByRole('button', { name: /Time zone/ }).click();
    await page.getByRole('combobox', { name: /Search/ }).fill('berlin');
    await page.keyboard.press('Enter');
    await expect(times(page).last()).toHaveText(host);
    await expect(page.getByText('for Ada')).toHaveCount(0);
  });
});
