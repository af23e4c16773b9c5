import type { Page } from 'playwright/test';
import { codeOf } from '#tests/support/authenticator-app.ts';
import { demoPassword } from '#tests/support/run-server.ts';
import { signIn, signInAs } from '../site/sign-in.ts';
import { openAccount } from '../support/account-menu.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** In the menu, also while that is closed. */
const ownPage = (page: Page) =>
  page.getByRole('menuitem', { name: 'My booking page', includeHidden: true });

async function openProfile(page: Page, email: string): Promise<void> {
  await signInAs(page, email, '/dashboard');
  const menu = await openAccount(page);
  await menu.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
}

/** What an authenticator app would show now. */
const nowCode = (uri: string) => codeOf(uri, Date.now());

test('9. somebody changes their title and the address of their page; the old one leads on', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  await openProfile(page, 'ada@demo.test');
  await expectAccessible(page);
  await page.getByLabel(/^Title/).fill('Chief of days');
  await page.getByLabel('Address of your page').fill('ada-brandt');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible();
  await expect(ownPage(page)).toHaveAttribute('href', '/ada-brandt');
  await page.getByLabel('Address of your page').fill('grace');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText(/taken/i);
  await page.getByRole('button', { name: 'Discard' }).click();
  for (const address of ['/ada-brandt', '/ada']) {
    await page.goto(address);
    await expect(page.getByText('Chief of days')).toBeVisible();
  }
  // Others visit this page too: its old address can be had again.
  await page.goto('/profile');
  await page.getByLabel('Address of your page').fill('ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(ownPage(page)).toHaveAttribute('href', '/ada');
});

test('9. what is typed in several parts of the profile is saved by one button', async ({
  page,
}) => {
  await openProfile(page, 'ada@demo.test');
  await page.getByLabel(/^Title/).fill('Keeper of hours');
  await page.getByLabel('A day: Meetings').fill('41');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toHaveCount(1);
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible();
  await expect(save).toBeHidden();
  await page.reload();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Keeper of hours');
  await expect(page.getByLabel('A day: Meetings')).toHaveValue('41');
});

test('9. limits over all meeting types are kept, and pausing can be taken back', async ({
  page,
}) => {
  await openProfile(page, 'ada@demo.test');
  // So many that others still book with her.
  const limits = section(page, 'How much you give');
  await limits.getByLabel('A day: Meetings').fill('40');
  await limits.getByLabel('A week: Hours').fill('60');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible();
  await page.reload();
  await expect(limits.getByLabel('A day: Meetings')).toHaveValue('40');
  await expect(limits.getByLabel('A week: Hours')).toHaveValue('60');
  const pause = limits.getByLabel('Pause my pages once a limit is reached');
  await pause.click();
  await expect(pause).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pause).not.toBeChecked();
});

test('9. with a second step the password alone signs nobody in, and a recovery code does', async ({
  page,
  browser,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/);
  await openProfile(page, 'grace@demo.test');
  await section(page, 'Two-step sign-in').getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not it');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(
    'This password is not right.',
  );
  await dialog.getByLabel('Your password').fill(demoPassword);
  const begun = page.waitForResponse('**/api/auth/two-factor');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const { uri } = await (await begun).json();
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Code', { exact: true }).fill(nowCode(uri));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const [code = ''] = await dialog.getByRole('listitem').allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('kalends-recovery-codes.txt');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('On. 10 recovery codes are left.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await signIn(other, 'grace@demo.test', demoPassword);
  await expect(other.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expect(other.getByLabel('Code', { exact: false }).first()).toBeFocused();
  await expectAccessible(other);
  await other.locator('[name=code]').fill('nothing');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('alert')).toHaveText('This code is not right, or it has been used.');
  await other.locator('[name=code]').fill(code);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).not.toHaveURL(/\/login/);
  await elsewhere.close();

  await page.reload();
  await expect(page.getByText('On. 9 recovery codes are left.')).toBeVisible();
  const sessions = section(page, 'Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^End / }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await section(page, 'Two-step sign-in').getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(
    section(page, 'Two-step sign-in').getByRole('button', { name: 'Turn on' }),
  ).toBeVisible();
});
