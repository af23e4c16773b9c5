import type { Page } from 'playwright/test';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { RefundPolicy } from '#shared/domain/payment/refund-policy.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { cardTest as test } from '../support/paying-tests.ts';
import { expect } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';
import { changePage, comeUnfilled, fillIn, times, turnPage } from './booking-page.ts';
import { submitForm } from './paying-visitor.ts';

type Payment = NonNullable<PublicAppointment['payment']>;

const paid: Payment = {
  amountCents: 5000,
  currency: 'EUR',
  refund: 'full',
  refundUntil: null,
  status: 'paid',
};

/** The meeting type's setting, as the page is told of it. */
async function refundBy(page: Page, refundPolicy: RefundPolicy): Promise<void> {
  await changePage(page, ({ bookingInfo }) => {
    if ('meetingPaymentInfo' in bookingInfo)
      Object.assign(bookingInfo.meetingPaymentInfo ?? {}, { refundPolicy });
  });
}

/** An appointment that was paid for, as its page is told of it. */
async function paidAs(page: Page, payment: Payment): Promise<void> {
  await comeUnfilled(page);
  await page.route('**/api/appointment/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), payment } });
  });
}

test('7.6 what becomes of the money is said before anybody pays', async ({ page }) => {
  await refundBy(page, { kind: 'until', hours: 24 });
  await page.goto('/ada/paid');
  await turnPage(page);
  await times(page).first().click();
  const terms = page.getByText(/^If you cancel by .+, you get your money back in full\.$/);
  await expect(terms).toBeVisible();
  await fillIn(page);
  await submitForm(page);
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  await expect(terms).toBeVisible();
  await expectAccessible(page);
});

test('7.6 a meeting type that gives nothing back says so', async ({ page }) => {
  await refundBy(page, { kind: 'none' });
  await page.goto('/ada/paid');
  await turnPage(page);
  await times(page).first().click();
  await expect(page.getByText('If you cancel, your money is not refunded.')).toBeVisible();
});

test('7.6 the cancel page says what comes back, before and after', async ({ page, server }) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  await paidAs(page, paid);
  await page.goto(`/cancel?appointmentId=${appointmentId}&secret=${secret}`);
  await expect(page.getByText('If you cancel, €50 will be refunded in full.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Appointment cancelled' })).toBeFocused();
  await expect(page.getByText('Your refund of €50 is on its way.')).toBeVisible();
});

test('7.6 who cancels too late reads that nothing comes back', async ({ page, server }) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  // It came back when the page was asked for, and does not any more.
  await paidAs(page, { ...paid, refundUntil: '2020-01-01T00:00:00.000Z' });
  await page.goto(`/cancel?appointmentId=${appointmentId}&secret=${secret}`);
  await expect(page.getByText('If you cancel, €50 will not be refunded.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByText('€50 has not been refunded.')).toBeVisible();
});

test('7.6 the appointment’s page says how far the money is', async ({ page, server }) => {
  const { path } = await bookAppointment(server.url);
  await paidAs(page, { ...paid, status: 'refunded' });
  await page.goto(path);
  await expect(page.getByText('€50 has been refunded.')).toBeVisible();
});
