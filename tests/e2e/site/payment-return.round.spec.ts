import type { Page } from 'playwright/test';
import { PENDING_BOOKING_PREFIX } from '#shared/domain/payment/pending-booking-prefix.ts';
import { cardTest as test } from '../support/paying-tests.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect } from '../support/test.ts';
import { times, turnPage } from './booking-page.ts';
import {
  comeBackFromBank,
  expectBooked,
  goToBank,
  intentAtBank,
  loseBookings,
  pendingBookings,
} from './paying-visitor.ts';

const notice = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const problem = (page: Page) => page.getByRole('alert');
const banner = (page: Page) => page.getByRole('complementary');

test.beforeEach(({ browserStripe }) => browserStripe.bank('asks'));

for (const status of ['succeeded', 'processing'] as const) {
  test(`Spec A §4, payment return: ${status} at the bank, the saved booking is made and forgotten`, async ({
    page,
    stripe,
  }) => {
    await goToBank(page);
    const id = intentAtBank(page);
    if (status === 'succeeded') stripe.succeed(id);
    else stripe.process(id);
    await comeBackFromBank(page);
    await expectBooked(page);
    await expect.poll(() => pendingBookings(page)).toEqual([]);
    await page.goBack();
    await expect(times(page).first()).toBeVisible();
    await expect(page).not.toHaveURL(/payment_intent/);
  });
}

test('what was asked for is kept before the page is left', async ({ page, stripe }) => {
  await goToBank(page);
  const id = intentAtBank(page);
  await page.goto('/ada');
  const [text = '{}'] = await pendingBookings(page);
  const kept = JSON.parse(text);
  expect(kept).toMatchObject({
    order: { paymentId: id },
    request: { attendee: { email: 'marie@example.com', fullname: 'Marie Curie' } },
  });
  expect(kept.request).not.toHaveProperty('paymentId');
  expect(stripe.intent(id).metadata.start).toBe(kept.request.start);
});

test('Spec A §4: a booking that does not get through is tried three times, and says so', async ({
  page,
  stripe,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  const tried = await loseBookings(page, 2);
  await goToBank(page);
  stripe.succeed(intentAtBank(page));
  await comeBackFromBank(page);
  await expect(notice(page, 'Retrying...')).toContainText('Attempt 2 of 3');
  await expect(notice(page, 'Attempt 3 of 3')).toBeVisible();
  await expectBooked(page);
  expect(tried()).toBe(3);
});

test('Spec A §8: after three failures the payment’s id is said, and stays to be read', async ({
  page,
  stripe,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  await page.clock.install();
  const tried = await loseBookings(page, 3);
  await goToBank(page);
  const id = intentAtBank(page);
  stripe.succeed(id);
  await comeBackFromBank(page);
  await expect(notice(page, 'Attempt 2 of 3')).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(notice(page, 'Attempt 3 of 3')).toBeVisible();
  await page.clock.fastForward(2_000);
  const text = `Your payment was successful (${id}) but we could not complete your booking. Please contact support with this payment ID.`;
  await expect(problem(page)).toContainText(text);
  await page.clock.fastForward(14_000);
  await expect(problem(page)).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(problem(page)).toBeHidden();
  await expect(banner(page)).toContainText(text);
  expect(tried()).toBe(3);
  await expect(banner(page).getByRole('link', { name: 'Follow your payment' })).toHaveAttribute(
    'href',
    `/order/${id}`,
  );
  // Nothing is lost: a reload tries again, with what was kept.
  await page.reload();
  await expectBooked(page);
});

test('Spec A §8: without the saved booking the visitor gets the payment’s id', async ({
  page,
  stripe,
}) => {
  await goToBank(page);
  const id = intentAtBank(page);
  stripe.succeed(id);
  await keepInstead(page, id, null);
  await comeBackTo(page, stripe.intent(id).client_secret);
  await expect(problem(page)).toContainText(`(${id}) but your booking data is missing`);
  await expect(banner(page)).toContainText(id);
  // Seen once, in the banner; the alert is for those who listen.
  await expect(problem(page)).toHaveCSS('position', 'absolute');
  expect((await placeAtRest(problem(page))).width).toBe(1);
  await expect(page).toHaveURL(/\/ada\/paid$/);
});

test('Spec A §8: with a corrupted one too', async ({ page, stripe }) => {
  await goToBank(page);
  const id = intentAtBank(page);
  stripe.succeed(id);
  await keepInstead(page, id, '{"order":');
  await comeBackTo(page, stripe.intent(id).client_secret);
  await expect(problem(page)).toContainText(`(${id}) but your booking data could not be read`);
});

test('7.3 without the saved booking the webhook’s appointment is shown', async ({
  page,
  request,
  server,
  stripe,
}) => {
  await goToBank(page);
  const id = intentAtBank(page);
  stripe.succeed(id);
  const { body, headers } = stripe.webhook(id);
  const told = await request.post(`${server.url}/api/webhooks/stripe`, {
    data: body,
    headers: Object.fromEntries(new Headers(headers)),
  });
  expect(told.status()).toBe(200);
  await keepInstead(page, id, null);
  await comeBackTo(page, stripe.intent(id).client_secret);
  await expect(page).toHaveURL(/\/appointment\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
});

test('7.3 while a return is looked at nobody can book, and pay, a second time', async ({
  page,
  stripe,
  consoleErrors,
}) => {
  consoleErrors.allow(/stripe/i);
  await goToBank(page);
  stripe.succeed(intentAtBank(page));
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await comeBackFromBank(page);
  await expect(problem(page)).toContainText('Could not load Stripe');
  await expect(page.locator('[inert] main')).toHaveCount(1);
  await page.unroute('https://js.stripe.com/**');
  await banner(page).getByRole('button', { name: 'Try again' }).click();
  await expectBooked(page);
});

test('Spec A §4: a payment that the bank declined books nothing, and its time is free again', async ({
  page,
  stripe,
}) => {
  await goToBank(page);
  const id = intentAtBank(page);
  const kept = stripe.intent(id).metadata.start ?? '';
  stripe.fail(id);
  await comeBackFromBank(page);
  await expect(problem(page)).toContainText('Payment Error');
  await expect(problem(page)).toContainText('An error occurred processing your payment');
  await expect(page).toHaveURL(/\/ada\/paid$/);
  await expect.poll(() => pendingBookings(page)).toEqual([]);
  await page.reload();
  await turnPage(page);
  const time = new Intl.DateTimeFormat('en-GB', {
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(kept));
  await expect(times(page).first()).toHaveText(time);
});

test('an earlier payment is never used for another booking', async ({ page, stripe }) => {
  await goToBank(page);
  const first = intentAtBank(page);
  const firstStart = stripe.intent(first).metadata.start;
  // They do not come back but book another time, which waits at the bank too.
  await keepInstead(page, first, null);
  await goToBank(page);
  const second = intentAtBank(page);
  expect(second).not.toBe(first);
  expect(stripe.intent(second).metadata.start).not.toBe(firstStart);
  stripe.succeed(first);
  await comeBackTo(page, stripe.intent(first).client_secret);
  await expect(problem(page)).toContainText(`(${first}) but your booking data is missing`);
  stripe.succeed(second);
  await comeBackTo(page, stripe.intent(second).client_secret);
  await expectBooked(page);
});

test('Spec A §8: a provider that cannot be loaded says so, and a reload looks again', async ({
  page,
  stripe,
  consoleErrors,
}) => {
  consoleErrors.allow(/stripe/i);
  await goToBank(page);
  stripe.succeed(intentAtBank(page));
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await comeBackFromBank(page);
  await expect(problem(page)).toContainText('Could not load Stripe');
  await page.unroute('https://js.stripe.com/**');
  await page.reload();
  await expectBooked(page);
});

/** As the bank sends visitors back, in the same tab. */
async function comeBackTo(page: Page, clientSecret: string): Promise<void> {
  const query = new URLSearchParams({
    publishable_key: 'pk_test_stand_in',
    payment_intent_client_secret: clientSecret,
  });
  await page.goto(`/ada/paid?${query}`);
}

/** Lets the browser forget a booking, or keep something else in its place. */
async function keepInstead(page: Page, paymentId: string, text: string | null): Promise<void> {
  // A page that asks about no payment.
  await page.goto('/ada');
  await page.evaluate(
    ([key, kept]) => {
      if (kept === null) localStorage.removeItem(key);
      else localStorage.setItem(key, kept);
    },
    [PENDING_BOOKING_PREFIX + paymentId, text] as const,
  );
}
