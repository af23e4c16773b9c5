import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { followWay } from '../support/follow-way.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const contactOf = (page: Page) => page.getByLabel(/How attendees reach you/);

async function openGeneral(page: Page): Promise<void> {
  await signInAs(page, owner, '/dashboard');
  await followWay(page, 'General');
  await expect(contactOf(page)).toBeVisible();
}

test('8.7 the owner says how the company is reached, and reads that it is saved', async ({
  page,
}) => {
  await openGeneral(page);
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeHidden();
  await contactOf(page).fill('Reception, +49 30 23125 042');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  await expect(save).toBeHidden();
  await page.reload();
  await expect(contactOf(page)).toHaveValue('Reception, +49 30 23125 042');
});

test('what was typed outlives a reload and a failed save', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/503/);
  await openGeneral(page);
  await contactOf(page).fill('The bell at the gate');
  await page.reload();
  await expect(contactOf(page)).toHaveValue('The bell at the gate');
  await page.route('**/api/company/contact', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { error: 'temporarily-unavailable' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('short interruption');
  await expect(contactOf(page)).toHaveValue('The bell at the gate');
  await page.unroute('**/api/company/contact');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
});

test('who leaves with something unsaved is asked', async ({ page }) => {
  await openGeneral(page);
  await contactOf(page).fill('Half a senten');
  const mails = page.getByRole('link', { name: 'Emails' });
  await mails.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(contactOf(page)).toHaveValue('Half a senten');
  await mails.click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/emails/);
  await followWay(page, 'General');
  await expect(contactOf(page)).not.toHaveValue('Half a senten');
});
