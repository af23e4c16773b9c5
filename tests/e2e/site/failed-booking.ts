import type { Page } from 'playwright/test';
import { expect } from '../support/test.ts';
import { fillIn, times, turnPage } from './booking-page.ts';

/** What the server says to a booking: a status and a body in the catalogue's shape, or none. */
export interface Refusal {
  readonly status: number;
  readonly error?: string;
  readonly message?: string;
}

/** Answers every booking with the refusal that stands when it comes. */
export async function refuseBookings(page: Page): Promise<(refusal: Refusal) => void> {
  let standing: Refusal = { status: 500 };
  await page.route('**/api/booking', (route) => {
    const { status, ...body } = standing;
    return route.fulfill({ status, json: { ...body, requestId: 'a-request' } });
  });
  return (refusal) => {
    standing = refusal;
  };
}

/** Ada's page with a start picked and the form filled; from then on the clock stands still. */
export async function openFilledForm(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/ada/intro');
  await turnPage(page);
  await times(page).first().click();
  await fillIn(page);
  await holdClock(page);
}

/** Stops the page's clock, so that what it shows for a while stays until the test moves on. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Spec A §9: toasts of errors go after four seconds. */
export async function letToastGo(page: Page): Promise<void> {
  await page.clock.runFor(4_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Book appointment' });

/** Spec A §8: a destructive toast titled Error. */
export const errorToast = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: 'Error' }).filter({ hasText: text });

/** The visitor can try again at once: nothing is loading, and what was typed is there. */
export async function expectFormKept(page: Page): Promise<void> {
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('marie@example.com');
  await expect(page.getByLabel('I accept the privacy policy.')).toBeChecked();
}
