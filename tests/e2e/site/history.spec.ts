import type { Page } from 'playwright/test';
import { cardTest } from '../support/paying-tests.ts';
import { expect, test } from '../support/test.ts';
import { fillIn, ticket, times, turnPage } from './booking-page.ts';
import { expectBooked, goToPayment } from './paying-visitor.ts';

const name = (page: Page) => page.getByLabel('Name', { exact: true });
// Not at once: the page that is asked may be gone with it.
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const forward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()));
const place = (page: Page) => page.evaluate(() => history.state?.kalendsSteps?.trail.at);

/** The last free day of later weeks: other tests book the first. */
async function chooseLateDay(page: Page): Promise<void> {
  await turnPage(page);
  await page.getByRole('grid').locator('button:not([aria-disabled])').last().click();
}

/** A visitor picks a start on a day that no other test books, and begins to type; returns the time of day. */
async function goToForm(page: Page): Promise<string> {
  await page.goto('/ada');
  await page.goto('/ada/intro');
  await chooseLateDay(page);
  const time = (await times(page).first().textContent()) ?? '';
  await times(page).first().click();
  await name(page).fill('Marie Curie');
  return time;
}

async function book(page: Page): Promise<void> {
  await fillIn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expectBooked(page);
}

const devices = [
  { on: 'on a desktop', viewport: { width: 1280, height: 800 } },
  { on: 'on a phone', viewport: { width: 390, height: 844 } },
] as const;

for (const { on, viewport } of devices)
  test.describe(on, () => {
    test.use({ viewport });

    test('11. Back and Forward go from step to step, and keep the time and what was typed', async ({
      page,
    }) => {
      const time = await goToForm(page);
      await back(page);
      await expect(name(page)).toBeHidden();
      await expect(times(page).first()).toHaveAttribute('aria-pressed', 'true');
      await forward(page);
      await expect(ticket(page).getByText(time)).toBeVisible();
      await expect(name(page)).toHaveValue('Marie Curie');
      await back(page);
      await expect(name(page)).toBeHidden();
      await back(page);
      await expect(page).toHaveURL(/\/ada$/);
    });

    test('11. Escape and the page’s own way back are the browser’s, and leave no entry behind', async ({
      page,
    }) => {
      await goToForm(page);
      const length = await page.evaluate(() => history.length);
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'Go back to date selection' }).click(),
      ]) {
        await leave();
        await expect(name(page)).toBeHidden();
        await times(page).first().click();
        await expect(name(page)).toHaveValue('Marie Curie');
      }
      expect(await page.evaluate(() => history.length)).toBe(length);
      await back(page);
      await expect(name(page)).toBeHidden();
      await back(page);
      await expect(page).toHaveURL(/\/ada$/);
    });

    test('11. a reload keeps the step, the time and what was typed', async ({ page }) => {
      const time = await goToForm(page);
      await page.reload();
      await expect(ticket(page).getByText(time)).toBeVisible();
      await expect(name(page)).toHaveValue('Marie Curie');
      await back(page);
      await expect(name(page)).toBeHidden();
      await expect(times(page).first()).toHaveText(time);
      await page.reload();
      await expect(times(page).first()).toHaveText(time);
      await book(await picked(page));
    });

    test('11. Back from what is booked leads to other times, and books nothing again', async ({
      page,
    }) => {
      let bookings = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/booking')) bookings += 1;
      });
      const time = await goToForm(page);
      await book(page);
      await page.goBack();
      await expect(times(page).first()).toBeVisible();
      await expect(ticket(page)).toHaveCount(0);
      await page.goForward();
      await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
      await page.goBack();
      await expect(times(page).first()).toBeVisible();
      await expect(times(page).filter({ hasText: time })).toHaveCount(0);
      await back(page);
      await expect(page).toHaveURL(/\/ada$/);
      expect(bookings).toBe(1);
    });

    test('11. a booking on its way: the browser asks before it is left, and what was left goes on', async ({
      page,
    }) => {
      const keys: (string | undefined)[] = [];
      let release = () => {};
      const isHeld = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/booking', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (keys.length > 1) await isHeld;
        // The first one arrives, and its answer does not.
        const response = await route.fetch();
        if (keys.length > 1) await route.fulfill({ response });
      });
      await goToForm(page);
      await fillIn(page);
      await page.getByRole('button', { name: 'Book appointment' }).click();
      const waiting = page.getByRole('button', { name: 'Booking…' });
      await expect(waiting).toBeVisible();
      const twice = () => page.evaluate(() => void setTimeout(() => history.go(-2)));
      const asked = page.waitForEvent('dialog');
      await twice();
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await expect.poll(() => place(page)).toBe(1);
      await expect(waiting).toBeVisible();
      const askedAgain = page.waitForEvent('dialog');
      await twice();
      await (await askedAgain).accept();
      await expect(page).toHaveURL(/\/ada$/);
      await forward(page);
      await expect(waiting).toBeVisible();
      await expect(name(page)).toHaveValue('Marie Curie');
      release();
      await expectBooked(page);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    });

    test('11. on a slow line nothing is lost by going back and forth', async ({ page }) => {
      let release = () => {};
      const isHeld = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/booking', async (route) => {
        await isHeld;
        await route.continue();
      });
      await goToForm(page);
      await fillIn(page);
      await page.getByRole('button', { name: 'Book appointment' }).click();
      await expect(page.getByRole('button', { name: 'Booking…' })).toBeVisible();
      const moves = page.evaluate(
        () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
      );
      await back(page);
      await moves;
      await expect.poll(() => place(page)).toBe(1);
      await expect(page.getByRole('button', { name: 'Booking…' })).toBeVisible();
      release();
      await expectBooked(page);
    });
  });

/** The first time once more, in its form. */
async function picked(page: Page): Promise<Page> {
  await times(page).first().click();
  return page;
}

test('11. the code of the next step may be slow: what was tapped is shown once it is there', async ({
  page,
}) => {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route(/after-time/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto('/ada/intro');
  await times(page).first().click();
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  release();
  await expect(name(page)).toBeVisible();
  await expect.poll(() => place(page)).toBe(1);
});

test('11. with whom, when, what of oneself: each is one step of the history', async ({ page }) => {
  await page.goto('/team/studio/demo');
  const next = page.getByRole('button', { name: 'Select date & time' });
  await next.click();
  await times(page).first().click();
  await expect(name(page)).toBeVisible();
  await back(page);
  await expect(times(page).first()).toBeVisible();
  await back(page);
  await expect(next).toBeVisible();
  await forward(page);
  await expect(times(page).first()).toBeVisible();
});

test('11. another tab says what the first one booked, and takes nothing away', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await second.goto('/ada/intro');
  await chooseLateDay(second);
  await times(second).last().click();
  await name(second).fill('Pierre Curie');
  const time = await goToForm(page);
  await book(page);
  const news = second.getByRole('status').filter({ hasText: `${time} in another tab` });
  await expect(news.first()).toBeVisible();
  await expect(news.getByRole('link', { name: 'See your appointment' }).first()).toBeVisible();
  await expect(name(second)).toHaveValue('Pierre Curie');
  await second.keyboard.press('Escape');
  await expect(times(second).first()).toBeVisible();
  await expect(times(second).filter({ hasText: time })).toHaveCount(0);
  await news.getByRole('button', { name: 'Book another' }).click();
  await expect(news).toHaveCount(0);
});

test('11. in a frame the page around it has no entries of ours to go back over', async ({
  page,
}) => {
  await page.goto('/ada');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/ada/intro';
    frame.style.cssText = 'width:100%;height:60rem';
    document.body.replaceChildren(frame);
  });
  const frame = page.frameLocator('iframe');
  const first = frame.getByRole('tabpanel').getByRole('button').first();
  await expect(first).toBeVisible();
  const length = await page.evaluate(() => history.length);
  await first.click();
  await expect(frame.getByLabel('Name', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length);
});

cardTest(
  '11. Back from a payment is the form, Forward does not pay, and a deep Back leaves',
  async ({ page }) => {
    await page.goto('/ada');
    const time = await goToPayment(page);
    await back(page);
    await expect(name(page)).toHaveValue('Marie Curie');
    await forward(page);
    await expect(ticket(page).getByText(time)).toBeVisible();
    await expect(name(page)).toBeVisible();
    await back(page);
    await expect(times(page).first()).toBeVisible();
    await back(page);
    await expect(page).toHaveURL(/\/ada$/);
  },
);
