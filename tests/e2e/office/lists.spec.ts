import type { Locator, Page } from 'playwright/test';
import { bookAppointment, visitor } from '../site/book-appointment.ts';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const listOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const rowsOf = (list: Locator) => list.locator('[data-row]');

async function open(page: Page, path: string): Promise<void> {
  await signInAs(page, owner, path);
  await expect(page.locator('[data-row]').first()).toBeVisible();
}

test('20.9 a row is a link: Ctrl-click and the middle button open it beside the list', async ({
  page,
  server,
}) => {
  const { appointmentId } = await bookAppointment(server.url);
  await open(page, '/appointments?search=marie');
  const row = page.locator(`[data-row="${appointmentId}"]`);
  await expect(row).toHaveAttribute('href', `/appointments/${appointmentId}`);
  for (const click of [
    () => row.click({ modifiers: ['ControlOrMeta'] }),
    () => row.click({ button: 'middle' }),
  ]) {
    const beside = page.context().waitForEvent('page');
    await click();
    const tab = await beside;
    await expect(tab.getByRole('heading', { name: visitor.fullname, level: 1 })).toBeVisible();
    await tab.close();
  }
  await expect(page).toHaveURL(/\/appointments\?search=marie$/);
});

test('20.9 what opens beside a list has an address of its own', async ({ page }) => {
  await open(page, '/admin/team');
  await expect(rowsOf(listOf(page, 'Members')).first()).toHaveAttribute('href', /\?member=/);
  await open(page, '/meeting-types');
  await expect(rowsOf(listOf(page, 'Meeting types')).first()).toHaveAttribute(
    'href',
    /^\/meeting-types\/edit\//,
  );
  await open(page, '/booking-links');
  await expect(rowsOf(listOf(page, 'My links')).first()).toHaveAttribute('href', '/ada');
});

for (const [hand, height] of [
  ['a mouse', 40],
  ['a thumb', 48],
] as const) {
  test.describe(`with ${hand}`, () => {
    test.use({ hasTouch: height === 48, isMobile: height === 48 });

    test(`20.9 rows are ${height} px high, and none is empty at its left`, async ({ page }) => {
      for (const path of ['/appointments', '/meeting-types', '/booking-links', '/admin/team']) {
        await open(page, path);
        const row = page.locator('li:has(> [data-row])').first();
        const { x, height: high } = await placeAtRest(row);
        expect(high, path).toBe(height);
        const first = row.locator('svg, img, input, span').first();
        expect((await placeAtRest(first)).x - x, path).toBeLessThanOrEqual(16);
      }
    });
  });
}

test('20.9 appointments are grouped by day, each with one heading', async ({ page }) => {
  await open(page, '/appointments');
  const names = await listOf(page, 'Appointments').getByRole('heading').allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  await expectAccessible(page);
});

for (const path of ['/appointments', '/meeting-types']) {
  test(`20.9 at ${path} selecting moves nothing, and Escape clears`, async ({ page }) => {
    await open(page, path);
    const row = page.locator('[data-row]').first();
    const before = await placeAtRest(row);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('1 selected');
    expect(await placeAtRest(row)).toEqual(before);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    expect(await placeAtRest(row)).toEqual(before);
  });
}

test('20.9 where a page has two lists, keys walk the first, whose rows lead somewhere', async ({
  page,
}) => {
  await open(page, '/admin/team');
  await expect(page.getByRole('heading', { name: 'Invited' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(rowsOf(listOf(page, 'Members')).first()).toBeFocused();
});

test('20.9 one tab is the current one, and it is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/booking-links');
  const tabs = page.getByRole('navigation', { name: 'Which links' });
  for (const name of ['Short links', 'My links', 'Proposed times']) {
    await tabs.getByRole('link', { name }).click();
    await expect(tabs.locator('[aria-current]')).toHaveText([name]);
    await expect(tabs.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await page.reload();
  await expect(tabs.locator('[aria-current]')).toHaveText(['Proposed times']);
  await page.goBack();
  await expect(tabs.locator('[aria-current]')).toHaveText(['My links']);
});

test('20.9 tabs are links, and no scroll bar stands below them', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/appointments');
    const tabs = page.getByRole('navigation', { name: 'Lists of appointments' });
    await expect(tabs.getByRole('link', { name: 'Past' })).toHaveAttribute('href', /tab=past/);
    const bars = await tabs.evaluate((element) => ({
      across: Math.round(element.getBoundingClientRect().height) - element.clientHeight,
      down: element.scrollHeight - element.clientHeight,
    }));
    expect(bars).toEqual({ across: 0, down: 0 });
  }
});

test('20.9 an empty list has the button that it talks about', async ({ page }) => {
  await signInAs(page, owner, '/out-of-office');
  const away = page.getByRole('heading', { name: 'You are not away' }).locator('..');
  await away.getByRole('button', { name: 'Add time away' }).click();
  await expect(page.getByRole('dialog', { name: 'Add time away' })).toBeVisible();
  await expect(page).toHaveURL(/new=1/);
});
