import { expectAccessible } from '../support/expect-accessible.ts';
import { cardTest as test } from '../support/paying-tests.ts';
import { expect } from '../support/test.ts';
import { times, turnPage } from './booking-page.ts';
import { expectBooked, goToPayment, payByCard, submitForm } from './paying-visitor.ts';

test('Spec A §4: once paid, the booking is sent by itself', async ({ page, stripe }) => {
  const before = stripe.counts.charges;
  const time = await goToPayment(page);
  await expect(page.getByText(/Your time is held for 1[45]:\d\d/)).toBeVisible();
  await expectAccessible(page);
  await payByCard(page);
  await expectBooked(page);
  await expect(page.getByText(time)).toBeVisible();
  expect(stripe.counts.charges).toBe(before + 1);
});

test('Spec A §8: a declined card shows Stripe’s words, and another try pays', async ({
  page,
  browserStripe,
}) => {
  await goToPayment(page);
  browserStripe.bank('declines');
  await payByCard(page);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  browserStripe.bank('trusts');
  await payByCard(page);
  await expectBooked(page);
});

test('a payment that cannot be loaded leaves nothing to press but the way back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await goToPayment(page);
  await expect(page.getByRole('alert')).toContainText('Payment could not be loaded');
  await expect(page.getByRole('button', { name: 'Pay €50' })).toBeHidden();
  await page.getByRole('button', { name: 'Back to your details' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
});

test('going back keeps the answers, and the same time can be paid again', async ({ page }) => {
  const time = await goToPayment(page);
  await page.getByRole('button', { name: 'Back to your details' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
  await submitForm(page);
  await payByCard(page);
  await expectBooked(page);
  await expect(page.getByText(time)).toBeVisible();
});

test('who goes back to the times finds the one that they had held among them', async ({ page }) => {
  const time = await goToPayment(page);
  await page.getByRole('button', { name: 'Back to your details' }).click();
  await page.getByRole('button', { name: 'Go back to date selection' }).click();
  await expect(times(page).first()).toHaveText(time);
});

test('while somebody pays nobody else is offered their time', async ({ page, browser, server }) => {
  const time = await goToPayment(page);
  const other = await browser.newPage({ baseURL: server.url });
  await other.goto('/ada/paid');
  await turnPage(other);
  await expect(times(other).first()).not.toHaveText(time);
  await other.close();
});
