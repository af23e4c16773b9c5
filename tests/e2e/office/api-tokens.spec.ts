import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const screen = (page: Page) => page.getByRole('heading', { level: 1, name: 'API tokens' });
const made = (page: Page) => page.getByRole('dialog', { name: 'Your new token' });

/** Makes one, and leaves it shown. */
async function make(page: Page, name: string): Promise<string> {
  await page.locator('header').getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Make token' }).click();
  return made(page).getByLabel(`Token ${name}`).innerText();
}

test('a token is made, shown once, used by a program, and revoked', async ({
  page,
  playwright,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, owner, '/dashboard');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await palette.getByRole('combobox').fill('developer');
  await palette.getByRole('option', { name: 'API tokens' }).click();
  await expect(screen(page)).toBeVisible();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  await expectAccessible(page);

  await page.locator('main').getByRole('button', { name: 'New token' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await dialog.getByRole('button', { name: 'Make token' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const token = await make(page, 'Reporting');
  expect(token).toMatch(/^kalends_[\w-]{64}$/);
  await expectAccessible(page);
  await made(page).getByRole('button', { name: 'Copy token' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await made(page).getByRole('button', { name: 'Done' }).click();
  await expect(made(page)).toBeHidden();
  const row = page.getByRole('list', { name: 'API tokens' }).getByRole('listitem');
  await expect(row).toContainText(`kalends_…${token.slice(-4)}`);
  await expect(row).toContainText('Never used');
  expect(page.url()).not.toContain(token);
  expect(await page.content()).not.toContain(token);

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/session')).ok()).toBe(true);
  const change = await program.post('/api/short-link', { data: { target: '/ada' } });
  expect(change.status()).toBe(403);
  await page.reload();
  await expect(row).toContainText('Read only');
  await expect(row).toContainText('Last used');
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Revoke Reporting' }).click();
  const asked = page.getByRole('dialog', { name: 'Revoke Reporting?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  expect((await program.get('/api/session')).status()).toBe(401);
  await program.dispose();
});

test('who would close or leave a new token without a copy is asked first', async ({ page }) => {
  await signInAs(page, owner, '/profile');
  await page.getByRole('link', { name: 'Manage API tokens' }).click();
  await expect(screen(page)).toBeVisible();
  await make(page, 'Export');
  const asked = page.getByRole('dialog', { name: 'Close without copying?' });
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Back to the token' }).click();
  await expect(made(page)).toBeVisible();
  await made(page).getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Close without copying' }).click();
  await expect(made(page)).toBeHidden();
  await expect(page.getByRole('list', { name: 'API tokens' })).toContainText('Export');

  await make(page, 'Import');
  await page.goBack();
  await asked.getByRole('button', { name: 'Back to the token' }).click();
  await expect(made(page)).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/api-tokens/);
});
