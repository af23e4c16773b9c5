import type { Page } from 'playwright/test';
import { aPhoto } from '#tests/support/sample-pictures.ts';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('2.1 Ada gives the company a colour and a logo, sees both before they are saved, and her card wears them', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/admin/general');
  await page.getByRole('link', { name: 'Branding' }).click();
  const color = page.getByLabel('Color as hex code');
  await expect(color).toHaveValue('#0F766E');
  const button = preview(page).getByText('Book', { exact: true });
  const fill = () => button.evaluate((each) => getComputedStyle(each).backgroundColor);
  await expect.poll(fill).toBe('rgb(15, 118, 110)');
  for (const [typed, shown] of [
    ['#000000', 'rgb(0, 0, 0)'],
    // White could not be told from the page.
    ['#FFFFFF', 'rgb(224, 224, 224)'],
    ['#9A3412', 'rgb(154, 52, 18)'],
  ] as const) {
    // Both schemes are looked at below; the last stays.
    await page.emulateMedia({ colorScheme: 'light' });
    await color.fill(typed);
    await expect.poll(fill).toBe(shown);
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Company logo' });
  const buffer = await aPhoto(600, 200).png().toBuffer();
  const file = { name: 'logo.png', mimeType: 'image/png', buffer };
  await dialog.getByLabel('Choose a picture').setInputFiles(file);
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(preview(page).getByAltText('Studio Nord')).toHaveCount(3);

  await page.goto('/ada');
  await expect(page.getByRole('img', { name: 'Studio Nord' })).toBeVisible();
  const save = page.getByRole('link', { name: 'Save contact' });
  await expect
    .poll(() => save.evaluate((each) => getComputedStyle(each).backgroundColor))
    .toBe('rgb(154, 52, 18)');
});

test('4.2 what is no colour is said at its field, and the look that was stays', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/admin/branding');
  const color = page.getByLabel('Color as hex code');
  const was = await color.inputValue();
  await color.fill('teal');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(color).toBeFocused();
  await expect(color).toHaveAccessibleDescription(/not accepted/);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(color).toHaveValue(was);
});

test('4.2 the mark is hidden on the company’s screen or on one’s own card, and is gone from pages', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/admin/branding');
  const mark = preview(page).getByText(/^(?:Powered by|Created with|Scheduled with) Kalends$/);
  await expect(mark).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Hide “Powered by Kalends”' }).check();
  await expect(mark).toHaveCount(0);
  await expect(page.getByText('no longer name Kalends')).toBeVisible();
  const foot = page.getByRole('link', { name: /^Created with/ });
  await page.goto('/ada');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(foot).toBeHidden();

  await page.goto('/business-cards');
  await page.getByRole('button', { name: 'Show this mark' }).click();
  await expect(page.getByRole('button', { name: 'Hide this mark' })).toBeVisible();
  await page.goto('/ada');
  await expect(foot).toBeVisible();
});

test('2.6 who may not change it reads why: a member, and a company without the feature', async ({
  page,
  context,
}) => {
  await signInAs(page, 'linus@demo.test', '/business-cards');
  await page.getByRole('button', { name: /(?:Hide|Show) this mark/ }).click();
  const told = page.getByRole('dialog', { name: 'For administrators' });
  await expect(told).toContainText('Only administrators can change branding settings.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();

  await context.clearCookies();
  await signInAs(page, 'mia@corner.test', '/admin/branding');
  await expect(page.getByLabel('Color as hex code')).toBeHidden();
  const hide = page.getByRole('checkbox', { name: 'Hide “Powered by Kalends”' });
  await hide.click();
  const upgrade = page.getByRole('dialog', { name: 'Branding of your own' });
  await expect(upgrade).toContainText('Upgrade to the Growth plan');
  // Where nobody says what the plans are, no link leads there.
  await expect(upgrade).toContainText('Ask the person who runs this server about it.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(hide).not.toBeChecked();
});
