import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';

const member = 'linus@demo.test';
const slider = (page: Page, name: string | RegExp) => page.getByRole('slider', { name });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });

/** New hours, so that no test is in the way of another's. */
async function openNewHours(page: Page, who = member): Promise<void> {
  await signInAs(page, who);
  await page.goto('/availability');
  await page.getByRole('button', { name: 'New hours' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Other hours' })).toBeVisible();
}

/** Goes on with Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement && element.labels?.[0]?.textContent;
      return element?.getAttribute('aria-label') ?? (label || element?.textContent);
    });
  for (let pressed = 0; pressed < 120 && (await focused()) !== name; pressed += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await focused()).toBe(name);
}

test('9. a lunch break and a holiday are made by keyboard alone', async ({ page }) => {
  await openNewHours(page);
  await expectAccessible(page);
  await tabTo(page, 'Add hours: Monday');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Monday, to (1)');
  await page.keyboard.type('12');
  await tabTo(page, 'Monday, from (2)');
  await page.keyboard.type('13');
  await tabTo(page, 'Monday, to (2)');
  await page.keyboard.type('5pm');
  await tabTo(page, 'Copy to other days: Monday');
  const afternoon = slider(page, 'Monday, hours 2');
  await expect(afternoon).toHaveAttribute('aria-valuetext', '13:00 – 17:00');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await tabTo(page, 'Copy to 4 days');
  await page.keyboard.press('Enter');
  await expect(slider(page, 'Friday, hours 2')).toBeVisible();
  await expect(page.getByText('35 hours a week')).toBeVisible();
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();

  await tabTo(page, 'Add dates');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await tabTo(page, 'First day');
  await page.keyboard.type('12242031');
  await tabTo(page, 'Save dates');
  await page.keyboard.press('Enter');
  const dates = page.getByRole('list', { name: 'Dates with other hours' });
  await expect(dates).toContainText('Wed, Dec 24, 2031');
  await expect(dates).toContainText('Not working');
  await page.reload();
  await expect(slider(page, 'Friday, hours 2')).toBeVisible();
  await expect(dates.getByRole('listitem')).toHaveCount(1);
  await dates.getByRole('button', { name: /^Remove/ }).click();
  await expect(dates).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dates.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
});

test('9. hours are drawn, moved and stretched, and join what they touch', async ({ page }) => {
  await openNewHours(page);
  const sunday = page.getByRole('group', { name: 'Sunday' });
  const track = sunday.locator('.touch-pan-y');
  const box = await placeAtRest(track);
  const x = (hour: number) => box.x + (box.width * hour) / 24;
  const y = box.y + box.height / 2;
  const drag = async (from: number, to: number) => {
    await page.mouse.move(x(from), y);
    await page.mouse.down();
    await page.mouse.move(x(to), y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(8, 11);
  const first = slider(page, 'Sunday, hours 1');
  await expect(first).toHaveAttribute('aria-valuetext', '08:00 – 11:00');
  await expect(page.getByLabel('Sunday, from (1)')).toHaveValue('08:00');
  await drag(9.5, 11.5);
  await expect(first).toHaveAttribute('aria-valuetext', '10:00 – 13:00');
  await first.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-valuetext', '09:55 – 13:00');
  await drag(15, 18);
  await expect(slider(page, 'Sunday, hours 2')).toBeVisible();
  await drag(16, 14);
  await expect(first).toHaveAttribute('aria-valuetext', '09:55 – 16:00');
  await expect(slider(page, 'Sunday, hours 2')).toBeHidden();
  // Escape leaves what has begun.
  await page.mouse.move(x(10.5), y);
  await page.mouse.down();
  await page.mouse.move(x(19), y, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(first).toHaveAttribute('aria-valuetext', '09:55 – 16:00');
  await first.focus();
  await page.keyboard.press('Delete');
  await expect(sunday.getByRole('slider')).toHaveCount(0);
  await expect(sunday.getByRole('checkbox')).not.toBeChecked();
});

test('9. what overlaps is told and not saved; what goes past midnight is the next day’s', async ({
  page,
}) => {
  await openNewHours(page);
  await page.getByRole('button', { name: 'Add hours: Monday' }).click();
  await page.getByLabel('Monday, from (2)').fill('16:00');
  await page.keyboard.press('Tab');
  await expect(page.getByText('These hours overlap others of the day.')).toHaveCount(2);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Monday, from (1)')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Monday, from (2)').fill('20:00');
  await page.keyboard.press('Tab');
  await page.getByLabel('Monday, to (2)').fill('2 am');
  await page.keyboard.press('Tab');
  await expect(page.getByText('What is past midnight is on Tuesday, until 02:00.')).toBeVisible();
  await expect(slider(page, 'Tuesday, hours 1')).toHaveAttribute('aria-valuetext', '00:00 – 02:00');
  await page.getByLabel('Monday, from (1)').fill('noon');
  await page.keyboard.press('Tab');
  await expect(page.getByText('“noon” is no time of day.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
});

test('9. schedules are copied, made the default, deleted and had back', async ({ page }) => {
  await signInAs(page, 'ada@demo.test');
  await page.goto('/availability');
  const list = page.getByRole('list', { name: 'Your hours' });
  const duplicate = list.getByRole('button', { name: 'Duplicate Working hours' });
  await expect(duplicate).toBeVisible();
  await expectAccessible(page);
  const count = await list.getByRole('listitem').count();
  await duplicate.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Working hours (copy)');
  await page.getByRole('link', { name: 'All hours' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'Delete Working hours', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('These are your default hours.');
  await page.getByRole('button', { name: 'Delete Working hours (copy)' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(count);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'Delete Working hours (copy)' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(count);
});

test('20.12 what went wrong is its own title; where nothing can be said of it, it is an error', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await signInAs(page, 'ada@demo.test', '/availability');
  const alert = page.getByRole('alert');
  await page.getByRole('button', { name: 'Delete Working hours', exact: true }).click();
  await expect(alert).toHaveText('These are your default hours. Make others the default first.');
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();
  await page.route('**/api/schedule/*/duplicate', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.getByRole('button', { name: 'Duplicate Working hours' }).click();
  await expect(alert).toHaveText(/^Error/);
});

test('20.12 dates with other hours say what is wrong with them', async ({ page }) => {
  await openNewHours(page);
  await page.getByRole('button', { name: 'Add dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add dates' });
  const [first, last] = [dialog.getByLabel('First day'), dialog.getByLabel('Last day')];
  const save = dialog.getByRole('button', { name: 'Save dates' });
  await first.fill('');
  await save.click();
  await expect(dialog.getByText('Please choose a day.')).toBeVisible();
  await expect(first).toBeFocused();
  await expectAccessible(page);
  await first.fill('2001-01-01');
  await expect(dialog.getByText('Please choose a day.')).toBeHidden();
  await save.click();
  await expect(dialog.getByText('This day is over.')).toBeVisible();
  await first.fill('2031-12-24');
  await last.fill('2031-12-23');
  await save.click();
  await expect(dialog.getByText('The last day is before the first.')).toBeVisible();
  await last.fill('2033-12-23');
  await save.click();
  await expect(dialog.getByText('At most 366 days at once.')).toBeVisible();
  await expect(last).toBeFocused();
  await last.fill('2031-12-25');
  await dialog.getByRole('button', { name: 'Add hours' }).click();
  await dialog.getByRole('button', { name: 'Add hours' }).click();
  const from = dialog.getByLabel('Hours on these days, from (2)');
  await from.fill('16:00');
  await from.press('Tab');
  await save.click();
  await expect(dialog.getByText('These hours overlap others of the day.')).toHaveCount(2);
  await expect(dialog.getByLabel('Hours on these days, from (1)')).toBeFocused();
  await from.fill('19:00');
  await from.press('Tab');
  await save.click();
  await expect(page.getByRole('list', { name: 'Dates with other hours' })).toContainText('Dec 24');
});

test('20.10 dates that cannot be saved stay as they are typed, and it is said why', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await openNewHours(page);
  await page.getByRole('button', { name: 'Add dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add dates' });
  const first = dialog.getByLabel('First day');
  await expect(first).toBeFocused();
  await first.fill('2031-12-24');
  await dialog.getByRole('button', { name: 'Add hours' }).click();
  await page.route('**/api/schedule/*/dates', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Save dates' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(first).toHaveValue('2031-12-24');
  await expect(dialog.getByLabel('Hours on these days, from (1)')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.unroute('**/api/schedule/*/dates');
  await dialog.getByRole('button', { name: 'Save dates' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Dates with other hours' })).toContainText('Dec 24');
});
