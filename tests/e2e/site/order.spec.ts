import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { anOrder as order } from './order-reply.ts';

// The server knows nothing of what a story stands in for, and says so of its page.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/status of 404/));

test('a payment is followed until it is booked', async ({ page }) => {
  let state = order;
  await page.route('**/api/booking/payment-order/pi_1', (route) => route.fulfill({ json: state }));
  await page.goto('/order/pi_1');
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await expect(page.getByText('€50')).toBeVisible();
  await expectAccessible(page);
  const appointmentId = '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f00';
  state = { ...order, status: 'booked', appointmentId };
  await expect(page.getByRole('heading', { name: 'Paid and booked' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the appointment' })).toHaveAttribute(
    'href',
    `/appointment/${appointmentId}`,
  );
});

test('8.27 a payment stands at its company’s foot', async ({ page }) => {
  await page.route('**/api/booking/payment-order/pi_1', (route) => route.fulfill({ json: order }));
  await page.goto('/order/pi_1');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link')).toHaveText(['Imprint', 'Privacy']);
});

test('money that comes back is said', async ({ page }) => {
  await page.route('**/api/booking/payment-order/pi_2', (route) =>
    route.fulfill({ json: { ...order, status: 'refunded' } }),
  );
  await page.goto('/order/pi_2');
  await expect(page.getByRole('heading', { name: 'Your payment was returned' })).toBeVisible();
});

test('an unknown payment is not valid', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/40\d/);
  await page.goto('/order/nothing');
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});

test('what went back after it was booked is said, and the appointment stands', async ({ page }) => {
  const appointmentId = '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f00';
  const takenBack = { reason: 'refunded', amountCents: 5000 };
  await page.route('**/api/booking/payment-order/pi_3', (route) =>
    route.fulfill({ json: { ...order, status: 'booked', appointmentId, takenBack } }),
  );
  await page.goto('/order/pi_3');
  await expect(page.getByRole('heading', { name: 'Your payment was given back' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the appointment' })).toBeVisible();
});
