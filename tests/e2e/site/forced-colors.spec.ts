import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { times, turnPage } from './booking-page.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

/** What an element is painted in, once its transitions are over. */
function paint(element: Locator) {
  return element.evaluate((node) => {
    for (const animation of node.getAnimations()) animation.finish();
    const { color, backgroundColor, borderTopColor, borderTopWidth, borderTopStyle } =
      getComputedStyle(node);
    const edge = borderTopStyle === 'none' ? '0px' : borderTopWidth;
    return { color, fill: backgroundColor, edge, edgeColor: borderTopColor };
  });
}

const day = (page: Page, selector: string) =>
  page.getByRole('grid').locator(`[role="gridcell"]${selector}`).first();

test('what can be pressed has an edge, and the main button the widest', async ({ page }) => {
  await page.goto('/login');
  const main = await paint(page.getByRole('button', { name: 'Sign in' }));
  expect(main.edge).toBe('2px');
  expect(main.edgeColor).not.toBe(main.fill);

  await page.goto('/ada');
  const quiet = await paint(page.getByRole('link', { name: /Book/ }).first());
  expect(quiet.edge).toBe('1px');
  expect(quiet.edgeColor).not.toBe(quiet.fill);
});

test('the chosen day, free ones and taken ones can be told apart', async ({ page }) => {
  await page.goto('/ada/intro');
  await turnPage(page);
  const chosen = await paint(day(page, '[aria-selected="true"] > button'));
  const free = await paint(day(page, '[aria-selected="false"] > button:not([aria-disabled])'));
  const taken = await paint(day(page, ' > button[aria-disabled]'));
  expect(chosen.fill).not.toBe(free.fill);
  expect(chosen.color).not.toBe(free.color);
  expect(free.edgeColor).not.toBe(free.fill);
  expect(free.color).not.toBe(taken.color);
  expect(taken.edgeColor).not.toBe(free.edgeColor);
});

test('a start and the chosen clock are marked', async ({ page }) => {
  await page.goto('/ada/intro');
  const start = await paint(times(page).first());
  expect(start.edge).toBe('1px');
  expect(start.edgeColor).not.toBe(start.fill);
  const chosen = await paint(page.getByRole('tab', { selected: true }));
  const other = await paint(page.getByRole('tab', { selected: false }));
  expect(chosen.fill).not.toBe(other.fill);
});

test('the focus is seen on a day, a start and a button', async ({ page }) => {
  await page.goto('/ada/intro');
  await expect(times(page).first()).toBeVisible();
  for (const target of [
    day(page, '[aria-selected="true"] > button'),
    times(page).first(),
    page.getByRole('button', { name: 'Later weeks' }),
  ]) {
    await page.keyboard.press('Tab');
    await target.focus();
    await expect(target).toHaveCSS('outline-style', 'solid');
    await expect(target).toHaveCSS('outline-width', '2px');
    const { color, back } = await target.evaluate((node) => ({
      color: getComputedStyle(node).outlineColor,
      back: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect(color).not.toBe(back);
  }
});

test('a chosen place and a ticked box are marked', async ({ page }) => {
  await page.goto('/ada/consultation');
  await page.getByRole('radio', { name: 'Zoom' }).click();
  await page.getByRole('radio', { name: '60 minutes' }).click();
  await page.getByRole('button', { name: 'Change duration' }).click();
  const chosen = await paint(page.getByRole('radio', { checked: true }));
  const other = await paint(page.getByRole('radio', { checked: false }).first());
  expect(chosen.fill).not.toBe(other.fill);

  await page.goto('/ada/intro');
  await times(page).first().click();
  const box = page.getByLabel('I accept the privacy policy.');
  const empty = await box.screenshot();
  await box.check();
  // The system paints it: nothing of it is in the styles.
  expect(empty.equals(await box.screenshot())).toBe(false);
});
