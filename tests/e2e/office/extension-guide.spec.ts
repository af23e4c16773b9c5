import { signInAs } from '../site/sign-in.ts';
import { openAccount } from '../support/account-menu.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test('10. anyone who wants the extension reads how to load it, what to enter, and what it may see', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'linus@demo.test', '/dashboard');
  await (await openAccount(page)).getByRole('menuitem', { name: 'Extension' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extension');
  await expect(page.getByText('chrome://extensions')).toBeVisible();
  await expect(page.getByText('about:debugging')).toBeVisible();
  await expect(page.getByLabel('Address of this server')).toHaveText(server.url);
  await page.getByRole('button', { name: 'Copy address' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.url);
  await expect(page.getByText('Not your password, your sign-in or your tokens.')).toBeVisible();
  const sample = page.frameLocator('iframe[title="How it looks"]').frameLocator('iframe');
  await expect(sample.getByRole('heading', { level: 1 })).toContainText('Linus');
  // The embedded page is held to it elsewhere; as a page in a page it has a main part of its own.
  await page.getByRole('button', { name: 'Plain link' }).click();
  await expectAccessible(page);
});
