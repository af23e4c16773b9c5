import type { Page } from 'playwright/test';
import { aPhoto } from '#tests/support/sample-pictures.ts';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { slowUpload } from '../support/slow-upload.ts';
import { expect, test } from '../support/test.ts';

const CALL = '**/api/personal-page/*/header-picture';

/** A header image that is cropped already: some hundred kilobytes of it. */
async function chooseHeader(page: Page) {
  await page.getByRole('button', { name: 'Header image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Header image' });
  const buffer = await aPhoto(1600, 900).jpeg().toBuffer();
  const photo = { name: 'studio.jpg', mimeType: 'image/jpeg', buffer };
  await dialog.getByLabel('Choose a picture').setInputFiles(photo);
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  return dialog;
}

const shownHeader = (page: Page) => page.getByRole('main').locator('img[srcset*="/1440 "]');

test('a slow line is seen in per cent, and Cancel calls off what has not left yet', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/business-cards');
  const dialog = await chooseHeader(page);
  const speedUp = await slowUpload(page, 60_000);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const bar = dialog.getByRole('progressbar', { name: 'Upload progress' });
  await expect(dialog.getByRole('status')).toHaveText('Uploading the picture…');
  const share = async () => Number(await bar.getAttribute('value'));
  await expect.poll(share).toBeGreaterThan(0);
  const first = await share();
  await expect.poll(share).toBeGreaterThan(first);
  await expect(dialog.getByText(/^\d{1,2}%$/)).toBeVisible();
  await expectAccessible(page);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('header-picture'),
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await failed;
  await expect(dialog).toBeHidden();
  await speedUp();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Header image' })).toBeVisible();
  await expect(shownHeader(page)).toHaveCount(0);
});

test('a line that is cut is told at once: the crop stays, and "Try again" sends it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_RESET/);
  await signInAs(page, 'ada@demo.test', '/business-cards');
  const dialog = await chooseHeader(page);
  await page.route(CALL, (route) => route.abort('connectionreset'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We could not reach the server');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  await expectAccessible(page);
  await page.unroute(CALL);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(shownHeader(page)).toHaveCount(1);
});

test('a line that has gone silent is told after a while, and one that the browser misses sooner', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await signInAs(page, 'ada@demo.test', '/business-cards');
  const dialog = await chooseHeader(page);
  await page.route(CALL, () => new Promise(() => undefined));
  for (const fails of [
    () => page.clock.runFor(60_000),
    async () => {
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await page.clock.runFor(3_000);
    },
  ]) {
    const asked = page.waitForRequest(CALL);
    await dialog.getByRole('button', { name: /^(Save|Try again)$/ }).click();
    await asked;
    await fails();
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the server');
  }
  await page.unroute(CALL);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You are offline');
  await context.setOffline(false);
});
