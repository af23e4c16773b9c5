import type { Page } from 'playwright/test';
import { aForm, toContractForm } from '#tests/support/builders/sample-form.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { changePage, fillIn, times, turnPage } from './booking-page.ts';

const CITIES = [
  ...['Aachen', 'Berlin', 'Bremen', 'Dresden', 'Erfurt', 'Essen', 'Frankfurt', 'Görlitz', 'Halle'],
  ...['Hamburg', 'Hannover', 'Kiel', 'Köln', 'Leipzig', 'Lübeck', 'Mainz', 'München', 'Rostock'],
];

const city = (page: Page) => page.getByRole('combobox', { name: 'Your city' });
const options = (page: Page) => page.getByRole('dialog').getByRole('option');
const search = (page: Page) => page.getByRole('combobox', { name: 'Search the list' });
const book = (page: Page) => page.getByRole('button', { name: 'Book appointment' });

/** The form of a booking that asks for one of many cities. */
async function openForm(page: Page): Promise<void> {
  await changePage(page, ({ bookingInfo }) => {
    const { form } = bookingInfo as { form: { fields: object[] } };
    const [field] = toContractForm(
      aForm([
        {
          ...{ id: 'city', name: 'city', label: 'Your city', fieldType: 'select', required: true },
          options: CITIES.map((each) => ({ value: each.toLowerCase(), label: each })),
        },
      ]),
    ).fields;
    form.fields.push({ ...field, index: 20 });
  });
  await page.goto('/ada/intro');
  await turnPage(page);
  await times(page).first().click();
  await fillIn(page);
}

for (const width of [1280, 390])
  test(`at ${width} px one of many is searched, by keyboard alone, and sent`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openForm(page);
    await expect(city(page)).toHaveText('Please choose');
    await book(page).click();
    await expect(city(page)).toBeFocused();
    await expect(city(page)).toHaveAccessibleDescription('This field is required');
    await page.keyboard.press('m');
    await expect(search(page)).toHaveValue('m');
    await page.keyboard.type('unch');
    await expect(options(page)).toHaveText(['München']);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(city(page)).toHaveText('München');
    await expect(city(page)).toBeFocused();
    await expect(page.getByText('This field is required')).toBeHidden();
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/booking'));
    await book(page).click();
    expect(JSON.stringify((await sent).postDataJSON())).toContain('"münchen"');
  });

test('what was chosen of many outlives a reload', async ({ page }) => {
  await openForm(page);
  await city(page).click();
  await options(page).filter({ hasText: 'Kiel' }).click();
  await page.reload();
  await expect(city(page)).toHaveText('Kiel');
});

test('without the search the platform lists them', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/select-of-many|ERR_FAILED/);
  await page.route(/select-of-many/, (route) => route.abort());
  await openForm(page);
  await city(page).selectOption('Kiel');
  await expect(city(page)).toHaveValue('kiel');
});
