import type { Page } from 'playwright/test';
import { createClient } from '#shared/api/client.ts';
import { expect, test } from '../support/test.ts';
import { untilReact } from '../support/until-react.ts';
import { type BookedAppointment, bookAppointment } from './book-appointment.ts';
import { comeUnfilled } from './booking-page.ts';
import { chooseChange } from './change-appointment.ts';
import { expectTakenOver } from './expect-taken-over.ts';
import { early, holdReact } from './hold-react.ts';
import { watchMoves } from './watch-moves.ts';

/** Notes what the page asks the API about appointments. */
function noteQuestions(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/appointment/')) asked.push(request.url());
  });
  return asked;
}

async function cancel(serverUrl: string, { appointmentId, secret }: BookedAppointment) {
  await createClient({ origin: serverUrl }).POST(
    '/booking/confirm/cancel/{appointmentId}/{secret}',
    { params: { path: { appointmentId, secret } }, body: {} },
  );
}

test.describe('11. an appointment that is painted before React is here', () => {
  for (const [device, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 900 }],
  ] as const)
    test(`is what React shows, on ${device}, and nothing is asked`, async ({ page, server }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const asked = noteQuestions(page);
      const booked = await bookAppointment(server.url);
      const over = await bookAppointment(server.url, 'en', 'ask');
      await cancel(server.url, over);
      const publicPath = booked.path.replace(/\?.*/, '');
      for (const path of [booked.path, publicPath, `${booked.path}&lang=pl`, over.path])
        await test.step(path, () => expectTakenOver(page, path));
      expect(asked).toEqual([]);
    });

  test('answers once React is here to what was pressed before', async ({ page, server }) => {
    const { path } = await bookAppointment(server.url);
    const letGo = await holdReact(page);
    await page.goto(path, early);
    await chooseChange(page, 'Cancel');
    letGo();
    await expect(page.getByRole('heading', { name: 'Cancel this appointment?' })).toBeVisible();
  });

  test('is left to React where a step of a change is open', async ({ page, server }) => {
    const { path } = await bookAppointment(server.url);
    await page.goto(path);
    await chooseChange(page, 'Cancel');
    const question = page.getByRole('heading', { name: 'Cancel this appointment?' });
    await expect(question).toBeVisible();
    const letGo = await holdReact(page);
    await page.reload(early);
    await expect(page.locator('#island > [aria-hidden]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    letGo();
    await expect(question).toBeVisible();
  });

  test('comes without, and without its script, where the page brought nothing', async ({
    page,
    server,
  }) => {
    const { path } = await bookAppointment(server.url);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await comeUnfilled(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
    expect(scripts.filter((url) => url.includes('first-paint'))).toEqual([]);
    expect(scripts.filter((url) => url.includes('/api/appointment/'))).toHaveLength(1);
  });

  test('never moves, and its day fills once', async ({ page, server }) => {
    const { path } = await bookAppointment(server.url);
    const moved = await watchMoves(page);
    const letGo = await holdReact(page);
    await page.goto(path, early);
    await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
    const day = page.locator('.motif-new');
    const hasFilled = (each: Element) =>
      each.getAnimations().every(({ playState }) => playState === 'finished');
    await day.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
    letGo();
    await untilReact(page);
    expect(await day.evaluate(hasFilled)).toBe(true);
    expect(await moved()).toEqual([]);
    await expect(page.locator('canvas')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('.motif-lit')).toHaveCount(1);
    await expect(day).toHaveCount(0);
  });
});

test('11. without scripts an appointment says what, who and when, and how to go on', async ({
  browser,
  server,
}) => {
  const { path } = await bookAppointment(server.url);
  const context = await browser.newContext({ javaScriptEnabled: false });
  for (const width of [390, 1280]) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(server.url + path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'Intro call', level: 1 })).toBeVisible();
    await expect(main).toContainText('Ada Brandt');
    await expect(main).toContainText('Europe/Berlin (GMT+1)');
    await expect(main).toContainText('To change or cancel it, switch on JavaScript');
    await expect(main.getByRole('link', { name: /\+49/ })).toHaveAttribute('href', /^tel:/);
    await expect(page.locator('#island')).toBeHidden();
    const scrolled = await page.locator('html').boundingBox();
    expect(scrolled?.width).toBeLessThanOrEqual(width);
  }
  await context.close();
});
