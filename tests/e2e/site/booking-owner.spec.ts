import type { Page } from 'playwright/test';
import { demoPassword } from '#tests/support/run-server.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from './expect-accessible.ts';
import { signIn } from './sign-in.ts';

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await signIn(page, email, demoPassword);
  await expect(page).not.toHaveURL(/\/login/);
  await page.waitForLoadState('networkidle');
}

test('Spec A §4, troubleshoot: a host sees every start of the day with its reasons', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test');
  await page.goto('/ada/intro?troubleshoot=true');
  const starts = page.getByRole('list', { name: 'Starts of the day' });
  await expect(starts.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(starts.getByText('Can be booked').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Show blocked times' }).uncheck();
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  await expect(starts).toBeHidden();
});

test('a visitor who asks for it sees the page as it is', async ({ page }) => {
  await page.goto('/ada/intro?troubleshoot=true');
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  await expect(page.getByText('Troubleshoot mode')).toBeHidden();
});

test('Spec A §4: a draft shows an alert to its owner; Make Public says that the page is live', async ({
  page,
  consoleErrors,
}) => {
  // The times of a draft are nobody's yet.
  consoleErrors.allow(/booking-availability/);
  await signInAs(page, 'ada@demo.test');
  await page.goto('/ada/draft');
  await expect(page.getByText('This page is a draft')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/meeting-type/*', async (route) => {
    expect(route.request().method()).toBe('PATCH');
    expect(route.request().postDataJSON()).toEqual({ enabled: true });
    // Other tests need the draft as it is.
    await route.fulfill({ json: { id: route.request().url().split('/').at(-1), enabled: true } });
  });
  await page.getByRole('button', { name: 'Make Public' }).click();
  await expect(page.getByText('Your page is live.')).toBeVisible();
  await expect(page.getByText('This page is a draft')).toBeHidden();
});
