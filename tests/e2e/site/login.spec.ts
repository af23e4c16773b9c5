import type { Page } from 'playwright/test';
import { demoPassword } from '#tests/support/run-server.ts';
import { accountButton } from '../support/account-menu.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { signIn } from './sign-in.ts';

const owner = 'ada@demo.test';

/** The server refuses to sign anybody in. */
async function refuseWith(
  page: Page,
  status: number,
  error: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route('**/api/auth/sign-in/email', (route) =>
    route.fulfill({ status, json: { error, message: 'No', requestId: 'x' }, headers }),
  );
}

test('7.13 a host signs in at whatever name the server is reached by', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await page.goto(`${server.url.replace('localhost', '127.0.0.1')}/login`);
  await signIn(page, owner, demoPassword);
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard$/);
  await expect(accountButton(page)).toBeVisible();
});

test('7.13 an address that may not sign in is never told as a wrong password', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/);
  await refuseWith(page, 403, 'origin-not-allowed');
  await page.goto('/login');
  await signIn(page, owner, demoPassword);
  await expect(page.getByRole('alert')).toHaveText(/not possible at this address/);
  await expect(page.getByLabel('Password')).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('7.10 who has tried too often is told how long to wait', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/429/);
  await refuseWith(page, 429, 'rate-limited', { 'retry-after': '799' });
  await page.goto('/login');
  await signIn(page, owner, demoPassword);
  await expect(page.getByRole('alert')).toHaveText(
    'Too many wrong passwords. Please try again in 14 minutes.',
  );
  await expectAccessible(page);
});

test('7.17 where nobody may sign up, no page leads there, and the page itself says so', async ({
  page,
}) => {
  await page.route('**/api/signup', (route) => route.fulfill({ json: { open: false } }));
  const answered = page.waitForResponse('**/api/signup');
  await page.goto('/login');
  await answered;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create one' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Have a look around' })).toBeVisible();
  await expect(page.locator('a[href="/signup"]:visible')).toHaveCount(0);
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'No new pages at the moment' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('7.17 where guests may sign up, the sign-in page leads there', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create one' }).click();
  await expect(page.getByRole('heading', { name: 'Create your page' })).toBeVisible();
});
