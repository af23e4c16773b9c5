import type { Page } from 'playwright/test';
import { expect } from '../support/test.ts';

/** The starts that can be picked. */
export const times = (page: Page) => page.getByRole('tabpanel').getByRole('button');

/** The calendar turned to the next month, so that tests which book leave the first days alone. */
export async function turnPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(times(page).first()).toBeVisible();
}

export async function fillIn(page: Page, email = 'marie@example.com'): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Marie Curie');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('I accept the privacy policy.').check();
}

/** Changes what the server says of a page before the page reads it. */
export async function changePage(
  page: Page,
  change: (reply: { bookingInfo: object; meetingType: Record<string, object> }) => void,
): Promise<void> {
  await page.route(/\/api\/booking\/(single|v2\/team)\//, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    change(reply);
    await route.fulfill({ response, json: reply });
  });
}
