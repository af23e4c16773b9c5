import { aPhoto } from '#tests/support/sample-pictures.ts';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test('Ada crops a picture by keys and a header image, and takes a picture away again', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/business-cards');
  const photo = { name: 'ada.png', mimeType: 'image/png' };
  for (const [title, width, height] of [
    ['Header image', 1600, 900],
    ['Profile picture', 900, 1200],
  ] as const) {
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    const buffer = await aPhoto(width, height).png().toBuffer();
    await dialog.getByLabel('Choose a picture').setInputFiles({ ...photo, buffer });
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1);
    const begun = Number(await zoom.inputValue());
    await zoom.press('ArrowRight');
    expect(Number(await zoom.inputValue())).toBeGreaterThan(begun);
    const frame = dialog.getByRole('group', { name: /^Crop:/ });
    const picture = dialog.locator('img');
    const place = await picture.getAttribute('style');
    await frame.press('ArrowUp');
    await expect(picture).not.toHaveAttribute('style', place ?? '');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }
  const shown = page.getByRole('main').locator('img[src*="/api/file/"]');
  await expect(shown).toHaveCount(2);
  const sources = await shown.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  const card = await page.request.get('/ada');
  const html = await card.text();
  for (const source of sources) expect(html).toContain(new URL(source ?? '', page.url()).pathname);

  await page.getByRole('button', { name: 'Profile picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove picture' }).click();
  const asked = page.getByRole('dialog', { name: 'Remove the profile picture?' });
  await asked.getByRole('button', { name: 'Remove picture' }).click();
  await expect(asked).toBeHidden();
  await expect(shown).toHaveCount(1);
});

test('a file that is no picture is told, and another is chosen in its place', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/415/);
  await signInAs(page, 'ada@demo.test', '/business-cards');
  await page.getByRole('button', { name: 'Profile picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile picture' });
  const none = { name: 'ada.png', mimeType: 'image/png', buffer: Buffer.from('Not one pixel') };
  await dialog.getByLabel('Choose a picture').setInputFiles(none);
  await expect(dialog.getByText('This file cannot be shown here')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is not a picture');
  await expectAccessible(page);
  const buffer = await aPhoto(300, 300).png().toBuffer();
  await dialog.getByLabel('Choose another').setInputFiles({ ...none, buffer });
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});
