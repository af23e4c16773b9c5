import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { walletTest as test } from '../support/paying-tests.ts';
import { expect } from '../support/test.ts';
import { ticket } from './booking-page.ts';
import { expectBooked, goToPayment, openPayment, submitForm } from './paying-visitor.ts';

/** PayPal's own button: it is there once its script is. */
const pay = (page: Page) => page.getByRole('button', { name: 'Pay with paypal' });
const open = (page: Page) => pay(page).click();
const approve = (page: Page) => page.getByRole('button', { name: 'Approve at PayPal' }).click();

test('Spec A §4, wallet: after approval the payment is captured and the booking sent', async ({
  page,
  paypal,
  browserPaypal,
}) => {
  const before = paypal.counts.captures;
  const time = await goToPayment(page);
  await expect(pay(page)).toBeVisible();
  const address = new URL(browserPaypal.scriptAddresses.at(-1) ?? '');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    'client-id': paypal.settings.PAYPAL_CLIENT_ID,
    currency: 'EUR',
    intent: 'capture',
  });
  await expectAccessible(page);
  await open(page);
  await approve(page);
  await expectBooked(page);
  await expect(page.getByText(time)).toBeVisible();
  expect(paypal.counts.captures).toBe(before + 1);
});

test('Spec A §8: INSTRUMENT_DECLINED restarts the payment', async ({ page, paypal }) => {
  const before = paypal.counts.captures;
  await goToPayment(page);
  paypal.refuseNext('INSTRUMENT_DECLINED', 'Declined by the bank.');
  await open(page);
  await approve(page);
  // PayPal's window is open again, for another instrument.
  await expect(page.getByRole('button', { name: 'Approve at PayPal' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  expect(paypal.counts.captures).toBe(before);
  await approve(page);
  await expectBooked(page);
});

test('Spec A §8: any other issue shows its description', async ({ page, paypal }) => {
  await goToPayment(page);
  paypal.refuseNext('PAYER_CANNOT_PAY', 'Your account cannot pay this.');
  await open(page);
  await approve(page);
  await expect(page.getByRole('alert')).toHaveText('Your account cannot pay this.');
  await open(page);
  await approve(page);
  await expectBooked(page);
});

test('who closes PayPal is back at the form, with everything kept', async ({ page }) => {
  const time = await goToPayment(page);
  await open(page);
  await page.getByRole('button', { name: 'Close PayPal' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
  await expect(page.getByLabel('I accept the privacy policy.')).toBeChecked();
  await expect(ticket(page).getByText(time)).toBeVisible();
  await submitForm(page);
  await open(page);
  await approve(page);
  await expectBooked(page);
});

test('a PayPal that cannot be loaded says so, and nothing is charged', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/paypal/i);
  await page.route('https://www.paypal.com/**', (route) => route.abort());
  await goToPayment(page);
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
});

test('7.3 Escape leads nowhere while PayPal’s window is open, nor while the money is taken', async ({
  page,
  paypal,
}) => {
  const before = paypal.counts.captures;
  await goToPayment(page);
  const back = page.getByRole('button', { name: 'Back to your details' });
  await open(page);
  await page.keyboard.press('Escape');
  await expect(back).toBeDisabled();
  const captured = await holdCaptures(page);
  await approve(page);
  await captured.asked;
  await page.keyboard.press('Escape');
  await expect(back).toBeDisabled();
  captured.goOn();
  await expectBooked(page);
  expect(paypal.counts.captures).toBe(before + 1);
});

test('7.3 a wallet’s webhook that is quicker makes the same appointment', async ({
  page,
  paypal,
  request,
  server,
}) => {
  const before = paypal.counts.captures;
  const id = await openPayment(page);
  const captured = await holdCaptures(page);
  await open(page);
  await approve(page);
  await captured.asked;
  const { body, headers } = paypal.webhook(id, 'CHECKOUT.ORDER.APPROVED');
  await request.post(`${server.url}/api/webhooks/paypal`, {
    data: body,
    headers: Object.fromEntries(new Headers(headers)),
  });
  await page.keyboard.press('Escape');
  captured.goOn();
  await expectBooked(page);
  expect(paypal.counts.captures).toBe(before + 1);
});

test('7.3 a capture whose answer was lost is booked, and not taken again', async ({
  page,
  paypal,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_RESET/);
  const before = paypal.counts.captures;
  await goToPayment(page);
  await page.route('**/capture-order/**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await open(page);
  await approve(page);
  await expectBooked(page);
  expect(paypal.counts.captures).toBe(before + 1);
});

test('7.3 a reload while the wallet pays shows the appointment', async ({ page, paypal }) => {
  const before = paypal.counts.captures;
  await goToPayment(page);
  const captured = await holdCaptures(page);
  await open(page);
  await approve(page);
  await captured.asked;
  await page.reload();
  await expectBooked(page);
  expect(paypal.counts.captures).toBe(before + 1);
});

/** Keeps the call that takes the money on its way. */
async function holdCaptures(page: Page) {
  const asked = Promise.withResolvers<void>();
  const going = Promise.withResolvers<void>();
  await page.route('**/capture-order/**', async (route) => {
    asked.resolve();
    await going.promise;
    await route.continue();
  });
  return { asked: asked.promise, goOn: () => going.resolve() };
}
