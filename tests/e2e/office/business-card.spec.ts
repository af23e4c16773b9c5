import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { followWay } from '../support/follow-way.ts';
import { expect, test } from '../support/test.ts';

const edit = (page: Page, field: string) =>
  page.getByRole('button', { name: new RegExp(`^(Edit ${field}:|Add: ${field}$)`) });
const typed = (page: Page, field: string) => page.getByRole('textbox', { name: field });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function openCard(page: Page, email = 'ada@demo.test'): Promise<void> {
  await signInAs(page, email, '/dashboard');
  await followWay(page, 'Business card');
  await expect(edit(page, 'First name')).toBeVisible();
}

test('Ada edits her card in the page: Enter saves, Escape cancels, leaving a field saves', async ({
  page,
}) => {
  await openCard(page);
  await expectAccessible(page);
  await edit(page, 'Job title').focus();
  await page.keyboard.press('Enter');
  await expect(typed(page, 'Job title')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Chief of mathematics');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Saved: Job title')).toBeAttached();
  await expect(edit(page, 'Job title')).toHaveText('Chief of mathematics');
  await expect(edit(page, 'Job title')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('Nobody');
  await page.keyboard.press('Escape');
  await expect(edit(page, 'Job title')).toHaveText('Chief of mathematics');
  await expect(edit(page, 'Job title')).toBeFocused();

  await edit(page, 'Email').click();
  await page.keyboard.type('ada@demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid email address');
  await typed(page, 'Email').fill('ada@studio.test');
  await edit(page, 'Xing').click();
  await expect(said(page, 'Saved: Email')).toBeAttached();
  await typed(page, 'Xing').fill('xing.com/profile/ada');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Saved: Xing')).toBeAttached();
  await page.reload();
  await expect(edit(page, 'Email')).toHaveText('ada@studio.test');
  await expect(edit(page, 'Xing')).toHaveText('xing.com/profile/ada');
});

test('a line that is lost keeps what was typed, and it is tried again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|ERR_/);
  await openCard(page);
  await page.route('**/api/personal-page/**', (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionfailed') : route.continue(),
  );
  await edit(page, 'About me').click();
  await typed(page, 'About me').fill('Sums, done with care.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to update: About me')).toBeVisible();
  await expect(typed(page, 'About me')).toHaveValue('Sums, done with care.');
  await expectAccessible(page);
  await page.unroute('**/api/personal-page/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(said(page, 'Saved: About me')).toBeAttached();
  await expect(edit(page, 'About me')).toHaveText('Sums, done with care.');
});

test('a second tab is told what there is now, and keeps what was typed in it', async ({
  page,
  context,
}) => {
  await openCard(page);
  const other = await context.newPage();
  await other.goto('/business-cards');
  await edit(other, 'Job title').click();
  await typed(other, 'Job title').fill('Second');
  await edit(page, 'Job title').click();
  await typed(page, 'Job title').fill('First');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Saved: Job title')).toBeAttached();
  await typed(other, 'Job title').press('Enter');
  await expect(other.getByRole('alert')).toContainText('It now says: First');
  await expect(typed(other, 'Job title')).toHaveValue('Second');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Save mine' }).click();
  await expect(edit(other, 'Job title')).toHaveText('Second');
});

test('Grace edits the card of Linus, and Linus not that of Grace', async ({
  page,
  browser,
  server,
}) => {
  await openCard(page, 'grace@demo.test');
  const ofGrace = await page.getByLabel('Whose').inputValue();
  await page.getByLabel('Whose').selectOption({ label: 'Linus Rao' });
  await expect(page).toHaveURL(/\?user=/);
  await expect(edit(page, 'First name')).toHaveText('Linus');
  await edit(page, 'Phone').click();
  await page.keyboard.type('+49 30 901820');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Saved: Phone')).toBeAttached();

  const context = await browser.newContext({ baseURL: server.url });
  const linus = await context.newPage();
  await openCard(linus, 'linus@demo.test');
  await expect(edit(linus, 'Phone')).toHaveText('+49 30 901820');
  await expect(linus.getByLabel('Whose')).toBeHidden();
  await linus.goto(`/business-cards?user=${ofGrace}`);
  await expect(linus.getByRole('alert')).toBeVisible();
  await expect(edit(linus, 'First name')).toBeHidden();
  await context.close();
});
