import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const screens = [
  { path: '/propose?new=1', field: 'Their time zone' },
  { path: '/profile', field: 'Time zone' },
  { path: '/onboarding', field: 'Time zone' },
  { path: '/calendar', field: 'Time zone' },
] as const;

for (const { path, field } of screens) {
  test(`19.14 on ${path} a zone is found by its city, as on the booking page`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, 'ada@demo.test', path);
    const zone = page.getByRole('combobox', { name: field, exact: true });
    await zone.click();
    const dialog = page.getByRole('dialog', { name: field, exact: true });
    const search = dialog.getByRole('combobox', { name: 'Search city, country or offset' });
    await expect(search).toBeFocused();
    await search.fill('mailand');
    await expect(dialog.getByRole('option')).toHaveText([/^Europe\/Rome/]);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(zone).toBeFocused();
    await expect(zone).toHaveText('Europe/Rome');
  });
}

test('19.14 the second zone of the calendar is none again', async ({ page }) => {
  await signInAs(page, 'ada@demo.test', '/calendar');
  const zone = page.getByRole('combobox', { name: 'Second time zone' });
  await expect(zone).toHaveText('Second time zone: None');
  const dialog = page.getByRole('dialog', { name: 'Second time zone' });
  await zone.press('t');
  await expect(dialog.getByRole('combobox')).toHaveValue('t');
  await dialog.getByRole('combobox').fill('tokyo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('GMT+9', { exact: true })).toBeVisible();
  await zone.click();
  await dialog.getByRole('option', { name: 'None' }).click();
  await expect(zone).toHaveText('Second time zone: None');
  await expect(page.getByText('GMT+9', { exact: true })).toBeHidden();
});
