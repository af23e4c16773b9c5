import type { APIRequestContext, Page } from 'playwright/test';
import { demoPassword } from '#tests/support/run-server.ts';
import { expect } from '../support/test.ts';

/** Signs in on the sign-in page that is open. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs somebody of the demo in where no page is open. */
export async function signInWith(request: APIRequestContext, email: string): Promise<void> {
  const data = { email, password: demoPassword };
  const reply = await request.post('/api/auth/sign-in/email', { data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Somebody of the demo who is signed in already, on the page `next` if there is one. */
export async function signInAs(page: Page, email: string, next?: string): Promise<void> {
  await signInWith(page.request, email);
  if (next === undefined) return;
  await page.goto(next);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
