import type { Page } from 'playwright/test';
import { aForm, toContractForm } from '#tests/support/builders/sample-form.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { changePage, fillIn, times, turnPage } from './booking-page.ts';

const phone = (page: Page) => page.getByLabel('Phone', { exact: true });
const country = (page: Page) =>
  page.getByRole('combobox', { name: 'Country code', description: 'Phone' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search country or code' });
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

async function chooseCountry(page: Page, name: string): Promise<void> {
  await country(page).click();
  await options(page).filter({ hasText: name }).click();
  await expect(search(page)).toBeHidden();
}

/** The form of a booking by phone, with the default country that a company may have. */
async function openForm(page: Page, defaultCountryCode: string | null, query = ''): Promise<void> {
  await changePage(page, ({ bookingInfo }) => {
    const { form } = bookingInfo as { form: { fields: object[] } };
    const [field] = toContractForm(
      aForm([
        {
          id: 'phone',
          name: 'phone',
          label: 'Phone',
          fieldType: 'phone',
          target: 'phone',
          required: true,
          default: true,
          defaultCountryCode,
        },
      ]),
    ).fields;
    form.fields.push({ ...field, index: 20 });
  });
  await page.goto(`/ada/intro${query}`);
  await turnPage(page);
  await times(page).first().click();
  await expect(phone(page)).toBeVisible();
}

test('Spec A §5: the default country derives from the dial code, falling back to Germany', async ({
  page,
}) => {
  await openForm(page, '+43');
  await expect(country(page)).toHaveText('AT +43Austria (+43)');
  await expect(phone(page)).toHaveValue('+43 ');
  await country(page).click();
  await expect(options(page).first()).toHaveText('Austria +43');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  // The same address again would be a reload, which keeps the form.
  await page.goto('about:blank');
  await openForm(page, 'nowhere');
  await expect(country(page)).toHaveText(/^DE/);
});

test('choosing a country puts its dial code, typing a dial code moves the country', async ({
  page,
}) => {
  await openForm(page, 'DE');
  await chooseCountry(page, 'Switzerland');
  await expect(phone(page)).toHaveValue('+41 ');
  await phone(page).fill('+33 1 42');
  await expect(country(page)).toHaveText(/^FR \+33/);
  await chooseCountry(page, 'Switzerland');
  await expect(phone(page)).toHaveValue('+41 1 42');
  await phone(page).fill('044 668 18 00');
  await phone(page).blur();
  await expect(phone(page)).toHaveValue('+41 44 668 18 00');
});

for (const width of [1280, 390])
  test(`at ${width} px a country is found by name, dial code and ISO code, by keyboard alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openForm(page, 'DE');
    await country(page).press('s');
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('s');
    await search(page).fill('switz');
    await expect(options(page)).toHaveText(['Switzerland +41']);
    await expect(page.getByRole('status').filter({ hasText: '1 country' })).toBeAttached();
    await expectAccessible(page);
    await search(page).fill('nowhere');
    await expect(page.getByText('No country found')).toBeVisible();
    await page.keyboard.press('Enter');
    for (const typed of ['+43', '43', '0043 1 513', 'at']) {
      await search(page).fill(typed);
      await expect(options(page).first()).toHaveText('Austria +43');
    }
    await search(page).fill('+42');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeHidden();
    await expect(country(page)).toBeFocused();
    await expect(country(page)).toHaveText('LI +423Liechtenstein (+423)');
    await expect(phone(page)).toHaveValue('+423 ');
    await page.keyboard.press('ArrowDown');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search(page)).toBeHidden();
    await expect(country(page)).toBeFocused();
    await expect(phone(page)).toHaveValue('+423 ');
  });

test('Spec A §5: a bare country code counts as empty; the number is sent without spaces', async ({
  page,
}) => {
  await openForm(page, 'DE');
  await fillIn(page);
  await chooseCountry(page, 'Austria');
  const submit = page.getByRole('button', { name: 'Book appointment' });
  await submit.click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await expect(phone(page)).toBeFocused();
  await phone(page).pressSequentially('1 51 30 000');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/booking'));
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ attendee: { phone: '+4315130000' } });
  expect(JSON.stringify((await sent).postDataJSON())).not.toContain('"AT"');
});

test('Spec A §2: a prefilled number says its country', async ({ page }) => {
  await openForm(page, 'DE', '?phone=%2B442079460958');
  await expect(phone(page)).toHaveValue('+442079460958');
  await expect(country(page)).toHaveText(/^GB/);
});

test('countries are named and sorted in the language of the page', async ({ page }) => {
  await page.goto('/ada/consultation?lang=de');
  await page.getByRole('radio', { name: 'Anruf' }).click();
  await page.getByRole('radio', { name: '30 Minuten' }).click();
  await times(page).first().click();
  const countries = page.getByRole('combobox', { name: 'Ländervorwahl', description: 'Telefon' });
  await countries.click();
  await expect(options(page).nth(2)).toHaveText('Ägypten +20');
  await page.getByRole('combobox', { name: 'Land oder Vorwahl suchen' }).fill('agypten');
  await expect(options(page)).toHaveText(['Ägypten +20']);
});

test('without the list of countries the field takes what is typed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/phone-country|ERR_FAILED/);
  await page.route(/phone-country/, (route) => route.abort());
  await openForm(page, 'DE');
  await expect(country(page)).toHaveCount(0);
  await fillIn(page);
  await phone(page).fill('+49 30 123456');
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/appointment\//);
});
