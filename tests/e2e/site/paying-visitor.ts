import type { Page } from 'playwright/test';
import { PENDING_BOOKING_PREFIX } from '#shared/domain/payment/pending-booking-prefix.ts';
import { expect } from '../support/test.ts';
import { fillIn, times, turnPage } from './booking-page.ts';

/** A visitor picks a start, fills the form and stands before the payment; returns the time of day. */
export async function goToPayment(page: Page, address = '/ada/paid'): Promise<string> {
  await page.goto(address);
  await turnPage(page);
  const time = (await times(page).first().textContent()) ?? '';
  await times(page).first().click();
  await fillIn(page);
  await submitForm(page);
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  return time;
}

/** The same; returns the id of the payment. */
export async function openPayment(page: Page, address?: string): Promise<string> {
  const ordered = page.waitForResponse('**/api/booking/create-payment-order');
  await goToPayment(page, address);
  return (await (await ordered).json()).paymentId;
}

export async function submitForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

export async function payByCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay €50' }).click();
}

/** Pays at a bank that wants to see the visitor: the page is left, the bank's is shown. */
export async function goToBank(page: Page): Promise<void> {
  await goToPayment(page);
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
}

/** The id of the intent that the bank's page is about. */
export function intentAtBank(page: Page): string {
  return new URL(page.url()).pathname.slice(1);
}

export async function comeBackFromBank(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the shop' }).click();
}

/** What the browser keeps of bookings that wait for their payment. */
export function pendingBookings(page: Page): Promise<string[]> {
  return page.evaluate(
    (prefix) =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith(prefix))
        .map(([, text]) => text),
    PENDING_BOOKING_PREFIX,
  );
}

/** Loses the calls that book, the first so many of them; returns how many were tried. */
export async function loseBookings(page: Page, times: number): Promise<() => number> {
  let tried = 0;
  await page.route('**/api/booking', (route) => {
    tried += 1;
    return tried <= times ? route.abort('connectionrefused') : route.continue();
  });
  return () => tried;
}

export async function expectBooked(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/appointment\/[\w-]+\?secret=/);
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
}
