import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/** What opens the menu of one's own things, at the foot of the side bar: anyone who sees it is signed in. */
export const accountButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Account: / });

/** The menu, open. */
export async function openAccount(page: Page): Promise<Locator> {
  await accountButton(page).click();
  const menu = page.getByRole('menu', { name: 'Account' });
  await expect(menu).toBeVisible();
  return menu;
}

/** Ends on the page on which one signs in: a page that is asked for before that is left again. */
export async function signOut(page: Page): Promise<void> {
  const menu = await openAccount(page);
  await menu.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}
