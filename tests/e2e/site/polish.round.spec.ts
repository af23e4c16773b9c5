import type { Locator, Page } from 'playwright/test';
import { findHeadlessChromium } from '#tests/support/find-chromium.ts';
import { untilMailed } from '../office/kept-mails.ts';
import { browserArguments } from '../support/browser-arguments.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';
import { times } from './booking-page.ts';
import { anAppointment, aProvisional } from './provisional-reply.ts';
import { signInAs } from './sign-in.ts';

// Scroll bars take room, as on most desktops.
test.use({
  launchOptions: {
    executablePath: findHeadlessChromium(),
    args: [...browserArguments],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const placeOf = async (element: Locator) => {
  const { x, y, width } = await placeAtRest(element);
  return { x, y, width };
};

/** How far before the right edge of its column an element ends, in whole pixels. */
const gapAfter = (element: Locator) =>
  element.evaluate((node) => {
    const column = node.parentElement?.closest('form, .actions');
    if (!column) throw new Error('The button stands in no column');
    const { paddingRight, borderRightWidth } = getComputedStyle(column);
    const inset = Number.parseFloat(paddingRight) + Number.parseFloat(borderRightWidth);
    const { right } = column.getBoundingClientRect();
    return Math.round(right - inset - node.getBoundingClientRect().right);
  });

/** How bright a pixel of the window is, from 0 to 255. */
async function brightnessAt(page: Page, x: number, y: number): Promise<number> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas').getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return (red + green + blue) / 3;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

for (const height of [560, 1000]) {
  test(`8.31 at ${height} px a dialog moves nothing, and leaves no bright stripe`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/ada/intro');
    await expect(times(page).first()).toBeVisible();
    const main = page.locator('main');
    const zone = page.getByRole('button', { name: /^Time zone/ });
    await zone.scrollIntoViewIfNeeded();
    const before = await placeOf(main);
    const bright = await brightnessAt(page, 1240, 10);
    await zone.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await placeOf(main)).toEqual(before);
    await expect.poll(() => brightnessAt(page, 1240, 10)).toBeLessThan(bright * 0.7);
    // Beside the page is the room of its scroll bar.
    const [beside, room] = [await brightnessAt(page, 1240, 10), await brightnessAt(page, 1277, 10)];
    expect(Math.abs(beside - room)).toBeLessThanOrEqual(2);
  });
}

test('8.31 the ways into calendars are of one width', async ({ page, server }) => {
  const { path } = await bookAppointment(server.url);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const ways = page.getByRole('region', { name: 'Add to calendar' }).getByRole('link');
    await expect(ways).toHaveCount(4);
    const widths = await ways.evaluateAll((all) =>
      all.map((way) => Math.round(way.getBoundingClientRect().width)),
    );
    expect(new Set(widths).size, `${width} px: ${widths}`).toBe(1);
  }
});

test('8.31 the card stands in one place from booking to the confirmation, and to changing it', async ({
  page,
  server,
}) => {
  const { appointmentId, secret, path } = await bookAppointment(server.url);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/ada/intro');
  await expect(times(page).first()).toBeVisible();
  const booking = await placeOf(page.getByRole('main').locator('..'));
  const link = `appointmentId=${appointmentId}&secret=${secret}`;
  for (const next of [path, `/cancel?${link}`, `/reschedule?${link}`]) {
    await page.goto(next);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await placeOf(page.locator('.card')), next).toEqual(booking);
  }
});

test('8.31 every step begins where the one before it began', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const left = async (name: string | RegExp) =>
    Math.round((await placeAtRest(page.getByRole('heading', { level: 2, name }))).x);
  await page.goto('/team/studio/demo');
  const hosts = await left('Who would you like to meet?');
  await page.getByRole('button', { name: 'Select date & time' }).click();
  await expect(times(page).first()).toBeVisible();
  expect(await left(/–/)).toBe(hosts);
  await times(page).first().click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  expect(await left('Your details')).toBe(hosts);
});

test('8.31 the one thing to do ends where its column ends, on every step and page', async ({
  page,
  server,
}) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  await page.route('**/api/booking/provisional-booking?*', (route) =>
    route.fulfill({ json: aProvisional({ appointment: anAppointment }) }),
  );
  const pages = {
    '/team/studio/clinic': 'Select date & time',
    '/ada/form-first': 'Continue',
    [`/cancel?appointmentId=${appointmentId}&secret=${secret}`]: 'Cancel appointment',
    '/host-confirmation?id=any': 'Confirm',
    '/forget-me': 'Send the link',
    '/signup': 'Create my page',
    '/login': 'Sign in',
    '/f/start': 'Continue',
  };
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(path);
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    expect(await gapAfter(button), path).toBe(0);
  }
});

test('8.31 a list of times that goes on fades at its edge, and covers none at its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ada/intro');
  // A whole day: of today there may be little left.
  await page.getByRole('grid').locator('button:not([aria-disabled])').last().click();
  await expect(times(page)).toHaveCount(16);
  const fade = await page.getByRole('tabpanel').evaluate((list) => {
    const { position, backgroundImage, height } = getComputedStyle(list, '::after');
    const goesOn = list.scrollHeight > list.clientHeight;
    list.scrollTo(0, list.scrollHeight);
    const last = list.querySelector('li:last-child')?.getBoundingClientRect().bottom ?? 0;
    const room = list.getBoundingClientRect().bottom - last;
    return { goesOn, position, backgroundImage, isClear: room >= Number.parseFloat(height) };
  });
  expect(fade).toMatchObject({ goesOn: true, position: 'sticky', isClear: true });
  expect(fade.backgroundImage).toContain('linear-gradient');
});

test('8.31 with letters of twice the size the mail log fits, and its filters can be read', async ({
  page,
  request,
  server,
}) => {
  await bookAppointment(server.url);
  await untilMailed(request, 2);
  await signInAs(page, 'ada@demo.test', '/admin/emails');
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(wider).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(wider).toBeLessThanOrEqual(0);
  const [status, kind] = await Promise.all(
    ['Status', 'Kind'].map((name) => placeOf(page.getByRole('combobox', { name }))),
  );
  expect(kind?.y).toBeGreaterThan(status?.y ?? 0);
});

test('8.31 an appointment prints on one page, without what can only be pressed', async ({
  page,
  server,
}) => {
  const { path } = await bookAppointment(server.url);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await expect(page.getByText('Intro call')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Add to calendar')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const title = page.getByRole('heading', { name: 'You’re booked' });
  await expect(title).toHaveCSS('color', 'rgb(28, 27, 25)');
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
