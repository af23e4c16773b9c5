import type { Page } from 'playwright/test';
import { cardTest as test } from '../support/paying-tests.ts';
import { expect } from '../support/test.ts';
import { ticket, times } from './booking-page.ts';
import {
  expectBooked,
  goToPayment,
  openPayment,
  payByCard,
  pendingBookings,
  submitForm,
} from './paying-visitor.ts';

const paying = (page: Page) => page.getByRole('button', { name: 'Paying…' });
const payment = (page: Page) => page.getByRole('heading', { name: 'Payment', exact: true });

test.beforeEach(({ browserStripe }) => browserStripe.bank('thinks'));

test('7.3 Escape while the card is being charged leaves nothing half done', async ({
  page,
  stripe,
  browserStripe,
}) => {
  const before = stripe.counts.charges;
  const time = await goToPayment(page);
  await payByCard(page);
  await expect(paying(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(paying(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to your details' })).toBeDisabled();
  browserStripe.decides();
  await expectBooked(page);
  await expect(page.getByText(time)).toBeVisible();
  expect(stripe.counts.charges).toBe(before + 1);
});

test('7.3 a webhook that is quicker than Stripe’s answer makes the same appointment', async ({
  page,
  request,
  server,
  stripe,
  browserStripe,
}) => {
  const before = stripe.counts.charges;
  const id = await openPayment(page);
  await payByCard(page);
  await expect(paying(page)).toBeVisible();
  stripe.succeed(id);
  const { body, headers } = stripe.webhook(id);
  await request.post(`${server.url}/api/webhooks/stripe`, {
    data: body,
    headers: Object.fromEntries(new Headers(headers)),
  });
  await page.keyboard.press('Escape');
  browserStripe.decides();
  await expectBooked(page);
  expect(stripe.counts.charges).toBe(before + 1);
});

test('7.3 what Stripe took without saying so is booked, and not charged again', async ({
  page,
  stripe,
  browserStripe,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_RESET/);
  const before = stripe.counts.charges;
  browserStripe.bank('drops');
  await goToPayment(page);
  await payByCard(page);
  await expectBooked(page);
  expect(stripe.counts.charges).toBe(before + 1);
});

test('7.3 a reload while it is being paid shows the appointment', async ({ page, stripe }) => {
  const id = await openPayment(page);
  await payByCard(page);
  await expect(paying(page)).toBeVisible();
  stripe.succeed(id);
  await page.reload();
  await expectBooked(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/ada\/paid$/);
  await expect(times(page).first()).toBeVisible();
  await expect(ticket(page)).toHaveCount(0);
  expect(await pendingBookings(page)).toEqual([]);
});

test('7.3 a reload before it is paid leads back to the same payment', async ({
  page,
  stripe,
  browserStripe,
  consoleErrors,
}) => {
  // The server's word that nothing is paid yet.
  consoleErrors.allow(/402/);
  const before = { ...stripe.counts };
  const time = await goToPayment(page);
  await payByCard(page);
  await expect(paying(page)).toBeVisible();
  await page.reload();
  await expect(payment(page)).toBeVisible();
  await expect(ticket(page).getByText(time)).toBeVisible();
  browserStripe.bank('trusts');
  await payByCard(page);
  await expectBooked(page);
  expect(stripe.counts).toMatchObject({
    intents: before.intents + 1,
    charges: before.charges + 1,
  });
});

test('19.18 a reload before a card is entered says how long the time is held', async ({
  page,
  stripe,
  consoleErrors,
}) => {
  // The server's word that nothing is paid yet.
  consoleErrors.allow(/402/);
  const before = stripe.counts.intents;
  const time = await goToPayment(page);
  await page.reload();
  await expect(payment(page)).toBeVisible();
  await expect(ticket(page).getByText(time)).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('Your time is held for');
  expect(stripe.counts.intents).toBe(before + 1);
});

test('19.18 a payment in a second tab is not live once the first has booked', async ({
  page,
  context,
  stripe,
  browserStripe,
}) => {
  browserStripe.bank('trusts');
  const before = stripe.counts.charges;
  const other = await context.newPage();
  await goToPayment(page);
  await goToPayment(other);
  await payByCard(page);
  await expectBooked(page);
  await expect(other.getByText(/^You booked .* in another tab\.$/).first()).toBeVisible();
  const pay = other
    .locator('[inert]')
    .getByRole('button', { name: 'Pay €50', includeHidden: true });
  await expect(pay).toBeVisible();
  await other.getByRole('button', { name: 'Book another' }).click();
  await expect(other.locator('[inert]')).toHaveCount(0);
  expect(stripe.counts.charges).toBe(before + 1);
});

test('7.3 the browser’s Back button loses nothing that is being paid', async ({ page, stripe }) => {
  await page.goto('/ada');
  const id = await openPayment(page);
  await payByCard(page);
  await expect(paying(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(paying(page)).toBeVisible();
  stripe.succeed(id);
  await page.goto('/ada');
  await page.goBack();
  await expectBooked(page);
});

test('7.3 a browser that is closed while it pays finds the appointment', async ({
  page,
  context,
  stripe,
}) => {
  const id = await openPayment(page);
  await payByCard(page);
  await expect(paying(page)).toBeVisible();
  await page.close();
  stripe.succeed(id);
  const later = await context.newPage();
  await later.goto('/ada/paid');
  await expectBooked(later);
});

test('7.3 a second tab pays the same order, which is charged once', async ({
  page,
  context,
  stripe,
  browserStripe,
  consoleErrors,
}) => {
  // The server's word that nothing is paid yet.
  consoleErrors.allow(/402/);
  const before = stripe.counts.charges;
  await goToPayment(page);
  await payByCard(page);
  await expect(paying(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/ada/paid');
  await expect(payment(second)).toBeVisible();
  browserStripe.bank('trusts');
  await payByCard(second);
  await expectBooked(second);
  browserStripe.decides();
  await expectBooked(page);
  expect(new URL(page.url()).pathname).toBe(new URL(second.url()).pathname);
  expect(stripe.counts.charges).toBe(before + 1);
});

test('7.3 who goes back to the form after they paid elsewhere reads no word of a time that is gone', async ({
  page,
  request,
  server,
  stripe,
}) => {
  const { intents } = stripe.counts;
  const id = await openPayment(page);
  await page.getByRole('button', { name: 'Back to your details' }).click();
  stripe.succeed(id);
  const { body, headers } = stripe.webhook(id);
  await request.post(`${server.url}/api/webhooks/stripe`, {
    data: body,
    headers: Object.fromEntries(new Headers(headers)),
  });
  await submitForm(page);
  await expectBooked(page);
  expect(stripe.counts.intents).toBe(intents + 1);
});

test('7.3 a payment that nobody can be asked about can be asked about again', async ({
  page,
  stripe,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  const id = await openPayment(page);
  await payByCard(page);
  await expect(paying(page)).toBeVisible();
  stripe.succeed(id);
  await page.route('**/api/booking', (route) => route.abort('connectionrefused'));
  await page.reload();
  const unknown = page.getByRole('status').filter({ hasText: 'what became' });
  await expect(unknown).toContainText(`what became of your payment (${id})`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/booking');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectBooked(page);
});
