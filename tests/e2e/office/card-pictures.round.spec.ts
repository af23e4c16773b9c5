import type { Page } from 'playwright/test';
import sharp from 'sharp';
import {
  aBomb,
  aMovingGif,
  aMovingPng,
  aMovingWebp,
  aPhonePhoto,
  aPhoto,
  HEIC,
  SVG,
} from '#tests/support/sample-pictures.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { signInAs } from '../site/sign-in.ts';
import { slowUpload } from '../support/slow-upload.ts';
import { expect, test } from '../support/test.ts';

const CALL = '**/api/**/*picture';

async function openDialog(page: Page, title: 'Profile picture' | 'Header image') {
  await page.getByRole('button', { name: title }).click();
  return page.getByRole('dialog', { name: title });
}

/** By whatever name: what it is, is in it. */
const named = (buffer: Buffer, name = 'ada.png') => ({ name, mimeType: 'image/png', buffer });

const sentences = [
  ['a photo of an iPhone’s own format', async () => HEIC, 'Photos in the HEIC format'],
  ['a drawing', async () => Buffer.from(SVG), 'Drawings in the SVG format'],
  ['a GIF that moves', aMovingGif, 'Moving pictures cannot be used'],
  ['a PNG that moves', aMovingPng, 'Moving pictures cannot be used'],
  ['a WebP that moves', aMovingWebp, 'Moving pictures cannot be used'],
  ['an enormous one', () => anEnormousPng(20_000), 'This picture has too many pixels'],
  ['a photo that ends in its middle', () => cutOff('jpeg'), 'This picture is damaged'],
  ['a PNG that ends in its middle', () => cutOff('png'), 'This picture is damaged'],
  ['a PNG with less data than it says', () => aBomb(900, 900), 'This picture is damaged'],
  ['a page that says it is a picture', async () => PAGE, 'This is not a picture'],
  ['a document that says so', async () => Buffer.from('%PDF-1.7'), 'This is not a picture'],
  ['nothing at all', async () => Buffer.alloc(0), 'This is not a picture'],
] as const;

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');

/** One colour, but all of it. */
const anEnormousPng = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: '#a33' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

async function cutOff(format: 'jpeg' | 'png'): Promise<Buffer> {
  const whole = await aPhoto(600, 400).toFormat(format).toBuffer();
  return whole.subarray(0, whole.length / 2);
}

test('each file that is no picture for a card gets its sentence, and nothing of it leaves', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/business-cards');
  let calls = 0;
  await page.route(CALL, async (route) => {
    calls += 1;
    await route.continue();
  });
  const dialog = await openDialog(page, 'Profile picture');
  for (const [what, make, sentence] of sentences) {
    await test.step(what, async () => {
      await dialog.getByLabel('Choose a picture').setInputFiles(named(await make()));
      await expect(dialog.getByRole('alert')).toContainText(sentence);
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    });
  }
  // A photo by the name of a page is one.
  const photo = await aPhoto(300, 300).jpeg().toBuffer();
  await dialog.getByLabel('Choose a picture').setInputFiles(named(photo, 'ada.html'));
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeHidden();
  expect(calls).toBe(0);
});

test('a phone’s photo stands upright once it is cropped, without where it was taken', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/business-cards');
  const dialog = await openDialog(page, 'Profile picture');
  const photo = { name: 'ada.jpg', mimeType: 'image/jpeg', buffer: await aPhonePhoto(1600, 1600) };
  await dialog.getByLabel('Choose a picture').setInputFiles(photo);
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  const asked = page.waitForRequest(CALL);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const sent = (await asked).postDataBuffer() ?? Buffer.alloc(0);
  expect(sent.length).toBeLessThan(204_800 + 1_000);
  expect(sent.includes('Exif')).toBe(false);
  expect(sent.includes('Phone')).toBe(false);
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('main').locator('img[srcset*="/128 "]');
  const reply = await page.request.get((await shown.getAttribute('src')) ?? '');
  const kept = sharp(await reply.body());
  const { exif, orientation, width } = await kept.metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  const { data, info } = await kept.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number) => data[(10 * info.width + x) * info.channels] ?? 0;
  // What lay at the top left stands at the top right.
  expect(redAt(width - 10)).toBeGreaterThan(200);
  expect(redAt(10)).toBeLessThan(200);
});

test('all of cropping is done by keys: choosing where, how near, and saving', async ({ page }) => {
  await signInAs(page, 'ada@demo.test', '/business-cards');
  const dialog = await openDialog(page, 'Header image');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('Choose a picture').press('Enter');
  await (await chooser).setFiles(named(await aHalf()));
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1);
  await dialog.getByLabel('Choose another').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(zoom).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('PageUp');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('group', { name: /^Crop:/ })).toBeFocused();
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft');
  const asked = page.waitForRequest(CALL);
  await dialog.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  const colours = await columnsOf(toFile((await asked).postDataBuffer() ?? Buffer.alloc(0)));
  await expect(dialog).toBeHidden();
  // The picture went to the left: its blue half fills the frame.
  expect(colours).toEqual(['blue', 'blue', 'blue']);
});

/** Red on the left, blue on the right. */
function aHalf(): Promise<Buffer> {
  const blue = { create: { width: 800, height: 900, channels: 3, background: '#00f' } } as const;
  return sharp({ create: { width: 1600, height: 900, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 800, top: 0 }])
    .png()
    .toBuffer();
}

/** The file in a form. */
function toFile(form: Buffer): Buffer {
  const from = form.indexOf('\x89PNG', 0, 'latin1');
  const end = form.indexOf('IEND', from, 'latin1') + 8;
  return form.subarray(from, end);
}

async function columnsOf(png: Buffer): Promise<readonly string[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  return [0.1, 0.5, 0.9].map((share) => {
    const at = (row + Math.floor(info.width * share)) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  });
}

/** A session is of a host by its name, whatever the port. */
function editorThrough(proxy: TcpProxy, url: string): string {
  const there = new URL(proxy.through(`${url}/business-cards`));
  there.hostname = new URL(url).hostname;
  return there.href;
}

test('a line whose connection is reset is told at once, and sends the same crop once it is mended', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_(?:RESET|REFUSED)|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
  const proxy = await startTcpProxy(server.url);
  try {
    await signInAs(page, 'ada@demo.test', editorThrough(proxy, server.url));
    const dialog = await openDialog(page, 'Header image');
    const photo = await aPhoto(1600, 900).jpeg().toBuffer();
    await dialog.getByLabel('Choose a picture').setInputFiles(named(photo));
    const speedUp = await slowUpload(page, 60_000);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const bar = dialog.getByRole('progressbar');
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
    const cutAtMs = performance.now();
    await proxy.cut();
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the server');
    // Far sooner than silence is believed.
    expect(performance.now() - cutAtMs).toBeLessThan(15_000);
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await speedUp();
    await proxy.mend();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').locator('img[srcset*="/1440 "]')).toHaveCount(1);
  } finally {
    await proxy.stop();
  }
});

test('a line into which everything vanishes is told within a time that has an end', async ({
  page,
  server,
}) => {
  const proxy = await startTcpProxy(server.url);
  try {
    await page.clock.install();
    await signInAs(page, 'ada@demo.test', editorThrough(proxy, server.url));
    const dialog = await openDialog(page, 'Header image');
    await dialog.getByLabel('Choose a picture').setInputFiles(named(await aHalf()));
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    proxy.freeze();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    // Whether the bytes lie in a buffer of this machine or not.
    await page.clock.runFor(61_000);
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the server');
    proxy.thaw();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
  } finally {
    await proxy.stop();
  }
});
