import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { unzipSync } from 'fflate';
import { project } from '#tests/support/run-server.ts';
import { signInAs } from '../site/sign-in.ts';
import { openAccount } from '../support/account-menu.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test('a member fetches the extension, byte by byte as it was built', async ({ page }) => {
  await signInAs(page, 'linus@demo.test', '/kalends-integration');
  for (const [browser, name, folder] of [
    ['chromium', 'Download for Chrome', 'kalends-chromium/'],
    ['firefox', 'Download for Firefox', ''],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^kalends-${browser}-\\d+(\\.\\d+)+\\.zip$`),
    );
    const files = unzipSync(readFileSync(await download.path()));
    const built = join(project, 'dist/extension', browser);
    const names = globSync('**', { cwd: built, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(built, join(entry.parentPath, entry.name)));
    expect(Object.keys(files).toSorted()).toEqual(names.map((each) => folder + each).toSorted());
    for (const each of names) {
      const content = files[folder + each] ?? new Uint8Array();
      expect(readFileSync(join(built, each)).equals(content), each).toBe(true);
    }
  }
});

test('where the extension was not built the page says so', async ({ page }) => {
  await page.route('**/api/extension', (route) => route.fulfill({ json: { files: [] } }));
  await signInAs(page, 'linus@demo.test', '/kalends-integration');
  await expect(page.getByText('This server has no built extension.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download/ })).toBeHidden();
  await page.getByRole('button', { name: 'Plain link' }).click();
  await expectAccessible(page);
});

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
