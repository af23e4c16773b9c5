import type { Page } from 'playwright/test';
import { demoPassword } from '#tests/support/run-server.ts';
import { signInAs, signInWith } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const banner = (page: Page) => page.getByRole('region', { name: 'The company is being closed' });
const closing = (page: Page) => page.getByRole('dialog', { name: 'Close the company' });

async function openClosing(page: Page): Promise<void> {
  await page.goto('/admin/general');
  await page.getByRole('button', { name: 'Close the company…' }).click();
  await expect(closing(page).getByLabel('Name of the company')).toBeVisible();
}

test('20.13 an owner who closes the company reads what will be, types its name, and keeps it after all', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[0349]/);
  await signInAs(page, owner, '/dashboard');
  await openClosing(page);
  const dialog = closing(page);
  await expect(dialog).toContainText('nobody can book');
  await expect(dialog).toContainText(/\d+ appointments? that begins? in more than a week/);
  await expect(dialog).toContainText('3 members each get an email.');
  await expectAccessible(page);
  const close = dialog.getByRole('button', { name: 'Close the company' });
  await dialog.getByLabel('Name of the company').fill('Studio Süd');
  await expect(close).toBeDisabled();
  await dialog.getByLabel('Name of the company').fill('Studio Nord');
  const password = dialog.getByLabel('Your password');
  await password.fill('not theirs');
  await close.click();
  await expect(password).toHaveAccessibleDescription('This password is not right.');
  await password.fill(demoPassword);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(banner(page)).toContainText('Studio Nord is being closed');
  await expectAccessible(page);

  const visitor = await context.newPage();
  await visitor.goto('/ada');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link is not valid');

  // Nothing else of it changes.
  await page.getByLabel(/How attendees reach you/).fill('The bell at the gate');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('being closed');
  await page.getByRole('button', { name: 'Discard' }).click();

  await banner(page).getByRole('button', { name: 'Keep the company…' }).click();
  const keep = page.getByRole('dialog', { name: 'Keep the company?' });
  await expect(keep).toContainText('Every member gets an email.');
  await expectAccessible(page);
  await keep.getByRole('button', { name: 'Keep the company' }).click();
  await expect(banner(page)).toBeHidden();
  await visitor.goto('/ada');
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Ada');
});

test('20.13 a member reads until when there is something to look at, on every screen', async ({
  page,
  server,
}) => {
  await signInWith(page.request, owner);
  const closed = await page.request.post('/api/company/closing', {
    headers: { origin: server.url },
    data: { name: 'Studio Nord', password: demoPassword },
  });
  expect(closed.ok(), await closed.text()).toBe(true);
  await signInAs(page, 'linus@demo.test', '/dashboard');
  await expect(banner(page)).toContainText('everything is erased');
  await expect(banner(page).getByRole('button')).toHaveCount(0);
  await page.goto('/calendar');
  await expect(banner(page)).toBeVisible();
});

test('20.13 an owner takes the data along', async ({ page }) => {
  await signInAs(page, owner, '/admin/general');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^demo-\d{4}-\d\d-\d\d\.zip$/);
});

test('20.13 the only owner who wants to leave is shown the two ways', async ({ page }) => {
  await signInAs(page, owner, '/profile');
  await page.getByRole('button', { name: 'Leave…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave Studio Nord' });
  await expect(dialog.getByRole('link', { name: 'Members' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Close the company' }).click();
  await expect(page.getByRole('button', { name: 'Close the company…' })).toBeVisible();
});
