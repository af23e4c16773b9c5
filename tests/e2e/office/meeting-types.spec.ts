import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Meeting types' }).getByRole('listitem');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const openMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions: ${name}` }).click();

async function openList(page: Page): Promise<void> {
  await signInAs(page, owner, '/meeting-types');
  await expect(rows(page).first()).toBeVisible();
}

/** Meeting types of the test's own, which other tests do not look at. */
async function offer(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const reply = await page.request.post('/api/meeting-type/v2', { data: { name } });
    expect(reply.ok()).toBe(true);
  }
  await page.reload();
  await expect(rowOf(page, names[0] ?? '')).toBeVisible();
}

test('9. a host finds what they offer, and copies a link from the list', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page);
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type('intro c');
  await expect(page.getByText('1 meeting type', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link: Intro call' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/ada/intro`);
  await page.getByRole('combobox', { name: 'State' }).selectOption('archived');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(/view=all/);
  await expect(rowOf(page, 'Product demo')).toContainText('The studio');
  await page.getByRole('combobox', { name: 'State' }).selectOption('unpublished');
  await expect(rowOf(page, 'Not ready yet')).toContainText('Not published');
});

test('9. by keyboard a meeting type is archived, its page says so, and Undo brings it back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await openList(page);
  await offer(page, 'Soon gone');
  await page.getByRole('button', { name: 'Actions: Soon gone' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Open page' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Soon gone')).toHaveCount(0);
  const visitor = await page.context().newPage();
  await visitor.goto('/ada/soon-gone');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    '“Soon gone” is no longer offered',
  );
  await expect(visitor.getByRole('link', { name: 'Intro call' })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.close();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Soon gone')).toBeVisible();
});

test('9. a meeting type opens at a time, and its page says when', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await openList(page);
  await offer(page, 'Spring talks');
  await openMenu(page, 'Spring talks');
  await page.getByRole('menuitem', { name: 'Publish from a date…' }).click();
  const dialog = page.getByRole('dialog', { name: 'When does Spring talks open?' });
  await dialog.getByLabel('From').fill('2099-04-01T09:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Spring talks')).toContainText(/Opens .*2099/);
  const visitor = await page.context().newPage();
  // Its owner would see a draft of it.
  await visitor.context().clearCookies();
  await visitor.goto('/ada/spring-talks');
  await expect(visitor.getByRole('heading', { name: '“Spring talks” opens soon' })).toBeVisible();
  await expect(visitor.getByText(/Wednesday, April 1, 2099/)).toBeVisible();
});

test('9. several are archived together, and one is deleted for good', async ({ page }) => {
  await openList(page);
  await offer(page, 'Old one', 'Old two');
  for (const name of ['Old one', 'Old two']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  const bar = page.getByRole('region', { name: 'Selection' });
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('2 meeting types', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Old one')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'State' }).selectOption('archived');
  await openMenu(page, 'Old one');
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Old one?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog).toContainText('cannot be undone');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Old one')).toHaveCount(0);
  await expect(rowOf(page, 'Old two')).toBeVisible();
});

test('9. a menu in the middle of a low window shows all that it has', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await openList(page);
  const row = rowOf(page, 'Intro call');
  for (const block of ['start', 'center', 'end'] as const) {
    await row.evaluate((each, to) => each.scrollIntoView({ block: to }), block);
    await openMenu(page, 'Intro call');
    const entries = page.getByRole('menuitem');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(entries.last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Home');
    await expect(entries.first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('9. the editor says that a meeting type is closed, what visitors read, and opens it again', async ({
  page,
}) => {
  await openList(page);
  await offer(page, 'Now and then');
  await openMenu(page, 'Now and then');
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(rowOf(page, 'Now and then')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'State' }).selectOption('archived');
  await openMenu(page, 'Now and then');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByText('This meeting type is archived')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('This meeting type is archived')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Published' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This meeting type is not published')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('This meeting type is not published')).toBeHidden();
});

test('9. an admin puts up a shelf and sorts by it', async ({ page }) => {
  await openList(page);
  await offer(page, 'On the shelf');
  await openMenu(page, 'On the shelf');
  await page.getByRole('menuitem', { name: 'Move to a shelf…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of a new shelf').fill('Sales');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('button', { name: 'Sales' }).click();
  await expect(rowOf(page, 'On the shelf')).toContainText('Sales');
  await page.getByRole('combobox', { name: 'Shelf' }).selectOption({ label: 'Sales' });
  await expect(rows(page)).toHaveCount(1);
});

test('9. a host says which hours and how much they give to one meeting type', async ({ page }) => {
  await openList(page);
  await offer(page, 'Only a few');
  await openMenu(page, 'Only a few');
  await page.getByRole('menuitem', { name: 'My hours and limits…' }).click();
  const dialog = page.getByRole('dialog', { name: 'My hours and limits for Only a few' });
  await dialog.getByLabel('a day').fill('2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await openMenu(page, 'Only a few');
  await page.getByRole('menuitem', { name: 'My hours and limits…' }).click();
  await expect(dialog.getByLabel('a day')).toHaveValue('2');
});
