import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

/** What another program would be given that takes rich text, or plain. */
const clipboardOf = (page: Page, type: 'text/html' | 'text/plain') =>
  page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType(wanted))?.text();
  }, type);

test('23. Ada lays out her signature, leaves her number out, and takes it into her mail program', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'ada@demo.test', '/signatures');
  const preview = page.getByRole('region', { name: 'How it looks' });
  await expect(preview.getByText('Ada Brandt')).toBeVisible();
  const face = preview.getByRole('img', { name: 'Ada Brandt' });
  await expect
    .poll(() => face.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.width]))
    .toEqual([512, 84]);
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'With a band' }).check();
  await expect(face).toHaveAttribute('width', '64');
  await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await expect(preview.getByText('+49 30 23125 014')).toBeHidden();

  await page.getByRole('button', { name: 'Copy signature' }).click();
  await expect(page.getByText('Now paste it into the settings')).toBeVisible();
  const rich = await clipboardOf(page, 'text/html');
  expect(rich).toContain('bgcolor=');
  expect(rich).toMatch(/<img[^>]+src="http[^"]+\/api\/file\/[0-9a-f]{64}"/);
  expect(rich).not.toMatch(/class=|23125/);
  expect(await clipboardOf(page, 'text/plain')).toMatch(/^Ada Brandt\nFounder, Studio Nord\n/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as .html' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Signature.html');
  expect(await readFile(await file.path(), 'utf8')).toContain('Book a time with me');
});

test('23. a browser without a clipboard is told how it goes all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await signInAs(page, 'grace@demo.test', '/signatures');
  await page.getByRole('button', { name: 'Copy signature' }).click();
  await expect(page.getByText('Your browser does not let this page copy.')).toBeVisible();
});
