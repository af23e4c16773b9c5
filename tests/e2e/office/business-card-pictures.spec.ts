import type { JSHandle, Page } from 'playwright/test';
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

test('a file that is no picture is told before anything is sent, and another is chosen in its place', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/business-cards');
  await page.getByRole('button', { name: 'Profile picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile picture' });
  const none = { name: 'ada.png', mimeType: 'image/png', buffer: Buffer.from('Not one pixel') };
  await dialog.getByLabel('Choose a picture').setInputFiles(none);
  await expect(dialog.getByRole('alert')).toContainText('This is not a picture');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);
  const buffer = await aPhoto(300, 300).png().toBuffer();
  await dialog.getByLabel('Choose a picture').setInputFiles({ ...none, buffer });
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});

test('what is dropped or pasted on the card opens its picture, and a field keeps what is pasted in it', async ({
  page,
  context,
}) => {
  await signInAs(page, 'ada@demo.test', '/business-cards');
  await expect(page.getByRole('button', { name: 'Header image' })).toBeVisible();
  const png = (await aPhoto(600, 500).png().toBuffer()).toString('base64');
  const zoomIn = (title: string) =>
    page.getByRole('dialog', { name: title }).getByRole('slider', { name: 'Zoom' });

  for (const [title, place] of [
    ['Header image', page.getByRole('button', { name: 'Header image' })],
    ['Profile picture', page.getByRole('heading', { name: 'Links' })],
  ] as const) {
    const held = await holdFile(page, png);
    await place.dispatchEvent('dragover', { dataTransfer: held });
    await expect(page.locator('p', { hasText: 'Header image' })).toBeVisible();
    await expect(page.locator('p', { hasText: 'Profile picture' })).toBeVisible();
    await place.dispatchEvent('drop', { dataTransfer: held });
    await expect(page.locator('p', { hasText: 'Profile picture' })).toHaveCount(0);
    await expect(zoomIn(title)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  }

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copyPicture(page, png);
  await page.getByRole('button', { name: /^(Edit|Add:) About me/ }).click();
  const about = page.getByRole('textbox', { name: 'About me' });
  await about.fill('Sums, done with care.');
  await about.press('ControlOrMeta+v');
  await about.press('ControlOrMeta+a');
  await about.press('ControlOrMeta+c');
  await about.press('End');
  await about.press('ControlOrMeta+v');
  await expect(about).toHaveValue('Sums, done with care.'.repeat(2));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await about.press('Escape');
  await copyPicture(page, png);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(zoomIn('Profile picture')).toBeVisible();
});

/** A file that is held over a page. */
function holdFile(page: Page, base64: string): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle((data) => {
    const held = new DataTransfer();
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    held.items.add(new File([bytes], 'ada.png', { type: 'image/png' }));
    return held;
  }, base64);
}

/** Copies a picture, as another program would. */
async function copyPicture(page: Page, base64: string): Promise<void> {
  await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const copied = new Blob([bytes], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': copied })]);
  }, base64);
}
