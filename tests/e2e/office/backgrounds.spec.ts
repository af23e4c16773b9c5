import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { readQrCodes } from '../support/read-qr-codes.ts';
import { expect, test } from '../support/test.ts';

/** The picture that the page hands out, and how large its file says it is. */
async function keepPicture(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  const file = await download;
  const bytes = await readFile(await file.path());
  const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { name: file.suggestedFilename(), size, codes: await readQrCodes(bytes) };
}

test('23. Grace keeps a background of each design, whose code leads to her card', async ({
  page,
  server,
}) => {
  await signInAs(page, 'grace@demo.test', '/backgrounds');
  await expect(page.getByRole('img', { name: 'Your background: Paper' })).toBeVisible();
  await expectAccessible(page);
  const codes = [`${server.url}/grace`];
  const size = [1920, 1080];
  for (const [design, file] of [
    ['Paper', 'background-paper.png'],
    ['Your colour', 'background-brand.png'],
    ['Month', 'background-month.png'],
    ['Night', 'background-night.png'],
    ['Room', 'background-room.png'],
  ] as const) {
    await page.getByRole('radio', { name: design }).check();
    await expect(page.getByRole('img', { name: `Your background: ${design}` })).toBeVisible();
    expect(await keepPicture(page)).toEqual({ name: file, size, codes });
  }
  await page.getByRole('checkbox', { name: 'QR code' }).uncheck();
  expect((await keepPicture(page)).codes).toEqual([]);
  await expectAccessible(page);
});
