import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { times } from './booking-page.ts';
import { mailedText, openMailLog } from './mailed-link.ts';

// Spec A §7: POST /booking/callback, from where no time can be had.

const offer = (page: Page) => page.getByRole('button', { name: 'Ask to be called back' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask to be called back' });
const send = (page: Page) => page.getByRole('button', { name: 'Ask for a call' });
const field = (page: Page, label: string) => dialog(page).getByLabel(label);

async function fillIn(page: Page): Promise<void> {
  await dialog(page).getByLabel('Name').fill('Marie Curie');
  await dialog(page).getByLabel('Phone', { exact: true }).fill('+48 22 55 31 800');
  await dialog(page).getByLabel('I accept the privacy policy.').check();
}

const isCallback = (request: { url(): string }) => request.url().endsWith('/booking/callback');

test('a visitor finds no time, asks to be called back by keyboard alone, and the host is told', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'No time free' }).click();
  await expect(page.getByText('No times available')).toBeVisible();
  await offer(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type('Marie Curie');
  // The countries come with the first phone field: a Tab before that goes on to the number.
  await expect(field(page, 'Country code')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Country code')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('+48 22 55 31 800');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('The lighthouse in Gdynia');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  const asked = page.waitForRequest(isCallback);
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({
    phone: '+48225531800',
    language: 'en',
    timezone: 'Europe/Berlin',
  });
  await expect(page.getByRole('status').filter({ hasText: 'will call you' })).toHaveText(
    'Thank you. Grace Okafor has your request and will call you at +48225531800.',
  );
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(offer(page)).toBeFocused();

  await openMailLog(page.request, server);
  const mail = { kind: 'callback-request', to: 'grace@demo.test' };
  await expect.poll(() => mailedText(page.request, server, mail)).toContain('+48225531800');
  await expect.poll(() => mailedText(page.request, server, mail)).toContain('lighthouse in Gdynia');
});

test('what the link says is filled in, what is wrong is said, and Escape leads back', async ({
  page,
}) => {
  await page.goto('/grace/away?firstname=Marie&lastname=Curie&email=marie@example.com&phone=%2B48');
  await offer(page).click();
  await expect(field(page, 'Name')).toHaveValue('Marie Curie');
  await expect(field(page, 'Email')).toHaveValue('marie@example.com');
  await field(page, 'I accept the privacy policy.').check();
  await send(page).click();
  const phone = dialog(page).getByLabel('Phone', { exact: true });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('This field is required');
  await phone.fill('call me');
  await send(page).click();
  await expect(dialog(page).getByText(/valid phone number/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(offer(page)).toBeFocused();
});

test('with the server away all that was typed stays, and the second try asks once', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  await page.goto('/grace/away');
  await offer(page).click();
  await fillIn(page);
  const keys: string[] = [];
  await page.route('**/api/booking/callback', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    await (keys.length === 1 ? route.abort('connectionrefused') : route.continue());
  });
  await send(page).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Marie Curie');
  await expect(field(page, 'I accept the privacy policy.')).toBeChecked();
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  expect(keys[0]).toHaveLength(32);
  expect(keys[1]).toBe(keys[0]);
});

test('where all proposed times are gone it is offered too, and not where there are times', async ({
  page,
}) => {
  await page.goto('/ada/intro?times=2020-01-06T10:00:00Z');
  await expect(page.getByText('The times proposed to you are no longer available.')).toBeVisible();
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show all times' }).click();
  await expect(times(page).first()).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('without its code the page is as it was', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route(/callback-offer/, (route) => route.abort());
  const tried = page.waitForEvent('requestfailed', (request) => /callback/.test(request.url()));
  await page.goto('/grace/away');
  await tried;
  await expect(page.getByText('No times available')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
