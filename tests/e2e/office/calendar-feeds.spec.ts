import ICAL from 'ical.js';
import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page) =>
  page.getByRole('region', { name: 'Subscribe to your appointments' });
const made = (page: Page) => page.getByRole('dialog', { name: 'Your new address' });

/** Makes an address, and leaves it shown. */
async function make(page: Page, name: string, whose?: string): Promise<string> {
  await section(page).getByRole('button', { name: 'New address' }).click();
  const dialog = page.getByRole('dialog', { name: 'New address' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill(name);
  if (whose) await dialog.getByLabel('Whose appointments').selectOption(whose);
  await dialog.getByRole('button', { name: 'Make address' }).click();
  return made(page).getByLabel(`Address ${name}`).innerText();
}

test('an address is made, shown once, read by a calendar, and revoked', async ({
  page,
  playwright,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'ada@demo.test', '/integrations');
  await expect(section(page)).toContainText('No address yet.');
  const url = await make(page, 'Phone');
  await expectAccessible(page);
  await expect(
    made(page).getByRole('link', { name: 'Open in this device’s calendar' }),
  ).toHaveAttribute('href', url.replace('http:', 'webcal:'));
  await made(page).getByRole('button', { name: 'Copy address' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await made(page).getByRole('button', { name: 'Done' }).click();
  await expect(made(page)).toBeHidden();
  const row = section(page).getByRole('listitem');
  await expect(row).toContainText('Not read yet');
  expect(await page.content()).not.toContain(url);

  const phone = await playwright.request.newContext();
  const file = await (await phone.get(url)).text();
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toContain('Ada');
  expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(0);
  await page.reload();
  await expect(row).toContainText('Last read');
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Revoke Phone' }).click();
  const asked = page.getByRole('dialog', { name: 'Revoke Phone?' });
  await asked.getByRole('button', { name: 'Revoke address' }).click();
  await expect(section(page)).toContainText('No address yet.');
  expect((await phone.get(url)).status()).toBe(404);
  await phone.dispose();
});

test('more addresses than a page holds are found on the next', async ({ page }) => {
  await signInAs(page, 'ada@demo.test', '/integrations');
  for (let number = 1; number <= 21; number += 1) {
    const data = { name: `Phone ${number}` };
    const reply = await page.request.post('/api/calendar/feeds', { data });
    expect(reply.status()).toBe(200);
  }
  await page.reload();
  const rows = section(page).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await expectAccessible(page);
  await section(page).getByRole('link', { name: 'Next' }).click();
  await expect(rows).toHaveCount(1);
  await section(page).getByRole('button', { name: 'Revoke Phone 1', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Revoke Phone 1?' })
    .getByRole('button', { name: 'Revoke address' })
    .click();
  await expect(rows).toHaveCount(0);
  await section(page).getByRole('link', { name: 'Previous' }).click();
  await expect(rows).toHaveCount(20);
  await expect(section(page).getByRole('navigation')).toHaveCount(0);
});

test('who would close a new address without a copy is asked first', async ({ page }) => {
  await signInAs(page, 'ada@demo.test', '/integrations');
  await make(page, 'Laptop');
  await page.keyboard.press('Escape');
  const asked = page.getByRole('dialog', { name: 'Close without copying?' });
  await asked.getByRole('button', { name: 'Back to the address' }).click();
  await expect(made(page)).toBeVisible();
  await made(page).getByRole('button', { name: 'Done' }).click();
  await asked.getByRole('button', { name: 'Close without copying' }).click();
  await expect(made(page)).toBeHidden();
  await expect(section(page).getByRole('listitem')).toContainText('Laptop');
});
