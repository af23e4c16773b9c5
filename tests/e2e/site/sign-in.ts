import type { Page } from 'playwright/test';
import { demoPassword } from '#tests/support/run-server.ts';
import { expect } from '../support/test.ts';

/** Signs in on the sign-in page that is open. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in, and is led to `next`: to the dashboard unless it says otherwise. */
export async function signInAs(page: Page, email: string, next?: string): Promise<void> {
  await page.goto(next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`);
  await signIn(page, email, demoPassword);
  await expect(page).not.toHaveURL(/\/login/);
  await page.waitForLoadState('networkidle');
}
