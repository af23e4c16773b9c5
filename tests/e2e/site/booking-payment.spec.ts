import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { fillIn, times } from './booking-page.ts';

/** Speaks Stripe's browser API as far as the page uses it; every payment goes through. */
const standInForStripe = `window.Stripe = () => ({
  elements: () => ({
    submit: async () => ({}),
    create: () => {
      const on = {};
      return {
        on: (name, listener) => { on[name] = listener; },
        mount: (box) => { box.append('Card number'); on.ready?.(); },
        destroy: () => {},
      };
    },
  }),
  confirmPayment: async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }),
  retrievePaymentIntent: async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }),
});
window.Stripe.version = 'stand-in';`;

const reply = {
  redirectUrl: '/appointment/success?what=Paid%20review',
  bookingType: 'confirmed',
  appointmentId: '00000000-0000-4000-8000-000000000001',
  secret: 'secret',
};

async function standIn(page: Page, sent: { body: unknown; key: string | undefined }[]) {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standInForStripe }),
  );
  await page.route('**/api/booking/create-payment-order', (route) =>
    route.fulfill({
      json: {
        paymentId: 'pi_1',
        amountCents: 5000,
        currency: 'EUR',
        expiresAt: new Date(Date.now() + 900_000).toISOString(),
        stripePaymentIntent: { publishableKey: 'pk_test_1', clientSecret: 'pi_1_secret_1' },
      },
    }),
  );
  await page.route('**/api/booking', (route) => {
    const request = route.request();
    sent.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
    return route.fulfill({ json: reply });
  });
}

test('Spec A §4: once paid, the booking is sent by itself with the payment’s id', async ({
  page,
  consoleErrors,
}) => {
  // The appointment of the stand-in is nobody's.
  consoleErrors.allow(/404/);
  const sent: { body: unknown; key: string | undefined }[] = [];
  await standIn(page, sent);
  await page.goto('/ada/paid');
  await times(page).first().click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect(page.getByText(/Your time is held for 1[45]:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to your details' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await page.getByRole('button', { name: 'Pay €50' }).click();
  await expect(page).toHaveURL(/\/appointment\//);
  expect(sent).toMatchObject([
    { key: 'payment-pi_1', body: { paymentId: 'pi_1', attendee: { email: 'marie@example.com' } } },
  ]);
});

const returned = '/ada/paid?payment_intent_client_secret=pi_1_secret_1&publishable_key=pk_test_1';

test('Spec A §8, payment return: without the saved booking the visitor gets the payment’s id', async ({
  page,
}) => {
  await standIn(page, []);
  await page.goto(returned);
  await expect(page.getByRole('alert')).toContainText('Payment Error');
  await expect(page.getByRole('alert')).toContainText('pi_1');
  await expect(page).toHaveURL(/\/ada\/paid$/);
});

test('Spec A §8, payment return: a provider that cannot be loaded says so', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/stripe/i);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(returned);
  await expect(page.getByRole('alert')).toContainText('Could not load Stripe');
});
