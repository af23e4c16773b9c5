import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { fillIn, times, turnPage } from './booking-page.ts';

// Spec A §4: after a successful booking the page goes to the redirect URL.

async function book(page: Page): Promise<void> {
  await turnPage(page);
  await times(page).first().click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
}

test('a booking goes on to the page that its meeting type names', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'A page of one’s own afterwards' }).click();
  await expect(page).toHaveURL(/\/ada\/portfolio$/);
  await book(page);
  await expect(page).toHaveURL(/\/appointment\/success\?what=Portfolio\+review$/);
  await expect(page.getByText('Portfolio review')).toBeVisible();
});

test('Spec A §6: on BASIC that page is told the attendee’s e-mail', async ({ page, server }) => {
  await page.goto('/mia/taster');
  await page.getByRole('button', { name: 'Reject all' }).click();
  await book(page);
  await expect(page).toHaveURL(
    `${server.url}/appointment/success?what=A+taste+of+Italian&email=marie%40example.com`,
  );
});
