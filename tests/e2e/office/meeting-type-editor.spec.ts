import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const nameOf = (page: Page) => page.getByLabel('Name', { exact: true }).first();
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

async function startNew(page: Page, name: string): Promise<void> {
  await signInAs(page, owner);
  await page.goto('/new');
  await nameOf(page).fill(name);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();
}

test('9. a meeting type with two durations and a question is made, and its page shows them', async ({
  page,
}) => {
  await startNew(page, 'Tea tasting');
  await expect(page.getByLabel('Path')).toHaveValue('tea-tasting');
  await page.getByLabel('Another duration').fill('45');
  await page.getByLabel('Another duration').press('Enter');
  await expect(page.getByRole('radio', { name: '45 minutes' })).toBeVisible();
  await page.getByLabel('Add a question').selectOption('Select');
  await page.getByLabel('Question', { exact: true }).fill('Which tea?');
  await page.getByLabel('Choices').fill('Green\nBlack');
  await expect(page.getByRole('combobox', { name: 'Which tea?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/meeting-types\/edit\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Tea tasting' })).toBeVisible();
  await expect(preview(page).getByRole('button', { name: '45 minutes' })).toBeVisible();
  await page.goto('/ada/tea-tasting');
  await expect(page.getByRole('heading', { name: 'Tea tasting' })).toBeVisible();
  await expect(page.getByText('45 minutes')).toBeVisible();
});

test('9. it is edited by keyboard alone', async ({ page }) => {
  await startNew(page, 'By keyboard');
  await page.getByLabel('Add a question').selectOption('Short text');
  await page.getByLabel('Question', { exact: true }).fill('First');
  await page.getByLabel('Add a question').selectOption('Number');
  await page.getByLabel('Question', { exact: true }).fill('Second');
  await nameOf(page).press('Enter');
  await expect(page).toHaveURL(/\/meeting-types\/edit\//);

  // Order: the handle takes the arrows, goes along, and says where it is.
  const questions = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  await expect(questions.first()).toContainText('First');
  await page.getByRole('button', { name: 'Move First', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(questions.first()).toContainText('Second');
  await expect(page.getByRole('button', { name: 'Move First', exact: true })).toBeFocused();
  await expect(page.getByText('First: place 2 of 2')).toBeAttached();

  // Removal, and back.
  await page.getByRole('button', { name: 'Remove Second' }).focus();
  await page.keyboard.press('Enter');
  await expect(questions).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(questions.first()).toContainText('Second');

  await page.getByLabel('Free time before').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Free time before')).toHaveValue('30');
  await expect(questions.first()).toContainText('Second');
});

test('9. a change of rules shows at once which times come and go', async ({ page }) => {
  await startNew(page, 'Short talks');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/meeting-types\/edit\//);
  await preview(page).getByRole('button', { name: 'Later weeks' }).click();
  const news = preview(page).getByRole('status');
  await expect(news).toHaveText(/\d+ times in these weeks/);
  await page.getByLabel('Times start every').selectOption('15 minutes');
  await expect(news).toHaveText(/^\d+ new times$/);
  await expect(
    preview(page).getByRole('listitem').filter({ hasText: 'new' }).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('How far ahead').fill('1');
  await expect(news).toHaveText(/^\d+ times gone$/);
  await expect(preview(page).getByText('gone').first()).toBeAttached();
});

test('9. what is wrong is said where it is, and counted for its part', async ({ page }) => {
  await startNew(page, 'Nowhere yet');
  await page.getByLabel('Where you meet', { exact: true }).selectOption('In person');
  await expect(page.getByText('Add a place where you meet')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Add a place where you meet')).toBeVisible();
  await expect(page.getByLabel('Places')).toBeFocused();
  const parts = page.getByRole('navigation', { name: 'Parts of the meeting type' });
  await expect(parts.getByRole('link', { name: 'Where 1 problem' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Places').fill('Library');
  await expect(page.getByText('Add a place where you meet')).toBeHidden();
});

test('9. of two tabs the second hears of the first, and takes theirs or keeps its own', async ({
  page,
}) => {
  await startNew(page, 'Two tabs');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/meeting-types\/edit\//);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByLabel(/^Description/).fill('From the first tab');
  await other.getByLabel(/^Description/).fill('From the second tab');
  await save(other);
  const told = page.getByRole('alert').filter({ hasText: 'Somebody else has saved' });
  await expect(told).toContainText('Basics');
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Keep mine' }).click();
  await save(page);
  await expect(other.getByLabel(/^Description/)).toHaveValue('From the first tab');
  await other.getByLabel(/^Description/).fill('Second again');
  await page.getByLabel(/^Description/).fill('First again');
  await save(other);
  await told.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel(/^Description/)).toHaveValue('Second again');
});

test('9. a failed save keeps what was typed, and a reload too', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/500/);
  await startNew(page, 'Kept');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/meeting-types\/edit\//);
  await page.getByLabel(/^Description/).fill('Half a thought');
  await page.route('**/api/meeting-type/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { error: 'generic-unavailable' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Action failed. Please try again.')).toBeVisible();
  await page.unroute('**/api/meeting-type/*');
  await page.reload();
  await expect(page.getByLabel(/^Description/)).toHaveValue('Half a thought');
  await save(page);
});
