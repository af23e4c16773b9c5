import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('one of many is found by a part of its name, on a phone too', async ({ page }) => {
  await signInAs(page, 'ada@demo.test', '/appointments');
  await page.getByRole('button', { name: 'Filter' }).click();
  const channel = page.getByRole('combobox', { name: 'Channel', exact: true });
  await expect(channel).toHaveText('All channels');
  await channel.click();
  const dialog = page.getByRole('dialog', { name: 'Channel' });
  const search = dialog.getByRole('combobox', { name: 'Search the list' });
  await expect(search).toBeFocused();
  await expectAccessible(page);
  await search.fill('nowhere');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found');
  await search.fill('whats');
  await expect(dialog.getByRole('option')).toHaveText(['WhatsApp']);
  await search.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(channel).toBeFocused();
  await expect(channel).toHaveText('WhatsApp');
  await expect(page).toHaveURL(/channel=whatsapp/);
  // As with a select, a letter opens it and begins the search.
  await channel.press('a');
  await expect(search).toHaveValue('a');
  await page.keyboard.press('Escape');
  await expect(channel).toHaveText('WhatsApp');
});
