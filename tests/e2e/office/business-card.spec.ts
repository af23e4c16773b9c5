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
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
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

test('a link of her own: what is missing is said, Ctrl+Enter adds it, and its removal is undone', async ({
  page,
}) => {
  await openCard(page);
  const links = page.getByRole('list', { name: 'Links' });
  const dialog = page.getByRole('dialog', { name: 'Add Custom Link' });
  await page.getByRole('button', { name: 'Add Link' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const [name, url] of [
    ['Portfolio', 'studio.test/work'],
    ['Prices', 'https://studio.test/prices'],
  ] as const) {
    await page.getByRole('button', { name: 'Add Link' }).click();
    await dialog.getByLabel('Link Name').fill(name);
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText('Please fill in both name and URL')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('URL').fill(url);
    await dialog.getByRole('button', { name: 'Icon 💼' }).click();
    await expect(dialog.getByRole('figure')).toContainText(`💼${name}`);
    await dialog.getByLabel('URL').press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(links).toContainText(name);
  }
  await page.getByRole('button', { name: 'Move Prices', exact: true }).press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Move Prices', exact: true })).toBeFocused();
  await expect(links.getByRole('listitem').nth(-2)).toContainText('Prices');
  await links.getByRole('button', { name: 'Remove Portfolio' }).click();
  await expect(links).not.toContainText('Portfolio');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(links.getByRole('listitem').last()).toContainText('studio.test/work');
  await expectAccessible(page);
  await page.reload();
  await expect(links.getByRole('listitem').nth(-2)).toContainText('Prices');
  await expect(links.getByRole('listitem').last()).toContainText('Portfolio');
});

test('she shows all her meeting types, or those that she chooses, in her order', async ({
  page,
}) => {
  await openCard(page);
  const meetings = page.getByRole('list', { name: 'Meetings' });
  const all = page.getByRole('checkbox', { name: 'Show all my meeting types' });
  if (!(await all.isChecked())) {
    await all.check();
    await expect(page.getByText('Now showing all your meeting types')).toBeVisible();
  }
  await all.uncheck();
  await expect(page.getByText('Now showing only selected meeting types').first()).toBeVisible();
  const name = await meetings
    .getByRole('listitem')
    .first()
    .getByRole('paragraph')
    .first()
    .innerText();
  await meetings.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(meetings.getByText(name, { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Add or remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add or remove' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await meetings.getByRole('button', { name: `Move ${name}`, exact: true }).press('ArrowDown');
  await expect(meetings.getByRole('listitem').nth(1)).toContainText(name);
  await all.setChecked(true);
  await expect(page.getByText('Now showing all your meeting types').first()).toBeVisible();
});

test('a colour is looked at on the card until it is saved or given up', async ({ page }) => {
  await openCard(page);
  const button = page.getByRole('button', { name: 'Brand color' });
  await button.click();
  const form = page.getByRole('form', { name: 'Brand color' });
  const hex = form.getByLabel('Color as hex code');
  const save = form.getByRole('button', { name: 'Save' });
  const before = await hex.inputValue();
  await expect(save).toBeDisabled();
  await hex.fill('#nothing');
  await expect(save).toBeDisabled();
  await hex.fill('#0a7d55');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await button.click();
  await expect(hex).toHaveValue(before);
  await hex.fill('#0a7d55');
  await hex.press('Enter');
  await expect(page.getByText('Brand color updated successfully')).toBeVisible();
  await button.click();
  await expect(hex).toHaveValue('#0a7d55');
});

test('a page around the editor is told that the card has changed, and nothing of what it says', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/dashboard');
  await page.route('**/business-cards', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, 'x-frame-options': __, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('/ada');
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    addEventListener('message', ({ data }) => told.push(data));
    const frame = document.createElement('iframe');
    frame.src = '/business-cards';
    frame.title = 'Card';
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; z-index: 99';
    document.body.append(frame);
  });
  const told = () => page.evaluate(() => Reflect.get(globalThis, 'told'));
  const frame = page.frameLocator('iframe[title="Card"]');
  await frame.getByRole('button', { name: /^Edit Job title:/ }).click();
  await frame.getByRole('textbox', { name: 'Job title' }).fill('Countess');
  expect(await told()).toEqual([]);
  await frame.getByRole('textbox', { name: 'Job title' }).press('Enter');
  await expect.poll(told).toEqual([{ type: 'CARD_UPDATED' }]);
  await frame.getByRole('checkbox', { name: 'Show all my meeting types' }).click();
  await expect.poll(told).toEqual([{ type: 'CARD_UPDATED' }, { type: 'CARD_UPDATED' }]);
});
