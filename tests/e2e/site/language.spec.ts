import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';
import { changePage, ticket, times, turnPage } from './booking-page.ts';

const select = (page: Page, name = 'Language') => page.getByRole('combobox', { name });
const root = (page: Page) => page.locator('html');

test('8.26 another language loses neither the step nor what was typed, and is remembered', async ({
  page,
}) => {
  await page.goto('/ada/intro');
  await turnPage(page);
  await times(page).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Marie Curie');
  await page.getByLabel('I accept the privacy policy.').check();
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await select(page).focus();
  await select(page).selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Ihre Angaben' })).toBeVisible();
  await expect(select(page, 'Sprache')).toBeFocused();
  await expect(root(page)).toHaveAttribute('lang', 'de');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  // Parts that come later come in the new language, and so do other pages.
  await page.getByRole('button', { name: 'Zurück' }).click();
  await page.getByRole('button', { name: /Europe\/Berlin/ }).click();
  await expect(page.getByRole('dialog', { name: 'Zeitzone' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  await page.goto('/ada');
  await expect(select(page, 'Sprache')).toHaveValue('de');
});

test('8.26 a link that asks for a language asks for the chosen one from then on', async ({
  page,
}) => {
  await page.goto('/ada/intro?lang=fr&utm_source=mail');
  await expect(root(page)).toHaveAttribute('lang', 'fr');
  await select(page, 'Langue').selectOption('Polski');
  await expect(root(page)).toHaveAttribute('lang', 'pl');
  expect(new URL(page.url()).search).toBe('?lang=pl&utm_source=mail');
});

test('8.26 only the languages that a page may speak are offered, each by its own name', async ({
  page,
}) => {
  await changePage(page, ({ meetingType }) => {
    meetingType.languageSetting = { enable: true, default: 'nl', allowed: ['nl', 'se'] };
  });
  await page.goto('/ada/intro');
  await expect(select(page, 'Taal').getByRole('option')).toHaveText(['Nederlands', 'Svenska']);
  await select(page, 'Taal').selectOption('Svenska');
  await expect(root(page)).toHaveAttribute('lang', 'sv');
});

test('8.26 texts that do not come leave the page as it is, and say so', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/ada/intro');
  await page.context().setOffline(true);
  await select(page).selectOption('Deutsch');
  await expect(page.getByRole('alert')).toContainText(/connection|offline/i);
  await expect(select(page)).toHaveValue('en');
  await page.context().setOffline(false);
});

test('8.26 twelve hours, chosen in the calendar, hold wherever times are shown', async ({
  page,
  server,
}) => {
  const { path } = await bookAppointment(server.url);
  await page.goto('/ada/intro');
  await expect(times(page).first()).toHaveText(/^\d\d:\d\d/);
  await page.getByRole('tab', { name: '12h' }).click();
  await turnPage(page);
  await times(page).first().click();
  await expect(ticket(page).getByText(/\d [AP]M/)).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('time').first()).toHaveText(/\d\s[AP]M/);
});

for (const path of ['/', '/there/is/nothing/here', '/login', '/forget-me', '/cancel']) {
  test(`8.26 the language of ${path} can be changed to and fro`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/404/);
    await page.goto(path);
    const english = await page.getByRole('heading', { level: 1 }).textContent();
    await select(page).selectOption('Deutsch');
    await expect(root(page)).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(english ?? '');
    await expectAccessible(page);
    await page.reload();
    await select(page, 'Sprache').selectOption('English');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english ?? '');
  });
}
