import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { untilReact } from '../support/until-react.ts';
import { fillIn, ticket, times, turnPage } from './booking-page.ts';

/** Notes what the page is headed by, and what its ticket says, frame by frame. */
async function watchHeads(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const note = () => {
      const heads = [...document.querySelectorAll('h1, [data-step-heading], dialog h2')];
      const state = document.querySelector('.ticket-main')?.getAttribute('data-ticket');
      const said = `${heads.findLast((each) => each.checkVisibility())?.textContent}: ${state}`;
      if (seen.at(-1) !== said) seen.push(said);
      requestAnimationFrame(note);
    };
    note();
    Reflect.set(window, 'seenHeads', seen);
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenHeads'));
}

async function book(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book appointment' }).click();
}

test.describe('19.17 from form to done it is one document', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`rendered in place, reloaded the same, with motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/ada/intro');
      await turnPage(page);
      await times(page).last().click();
      await fillIn(page);
      const heads = await watchHeads(page);
      await book(page);
      await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused();
      await expect(page).toHaveURL(/\/appointment\/[^?]+\?secret=/);
      await expect(page).toHaveTitle(/^Confirmed · Intro call/);
      // What was seen stays in the list; its last frame may only be on its way.
      await expect.poll(heads).toEqual(['Your details: chosen', 'You’re booked: booked']);
      const shown = await page.locator('#island').ariaSnapshot();
      await page.reload();
      expect(await page.locator('#island').ariaSnapshot()).toBe(shown);
    });

  for (const isReloaded of [false, true])
    test(`Back leads to the times, of which one is gone${isReloaded ? ', after a reload too' : ''}`, async ({
      page,
    }) => {
      await page.goto('/ada/intro');
      await turnPage(page);
      // A day on which much is free: where nothing is left, the next day is shown instead.
      await page.getByRole('grid').getByRole('button', { disabled: false }).nth(-3).click();
      const slot = times(page).last();
      const taken = await slot.textContent();
      await slot.click();
      await fillIn(page);
      await book(page);
      await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
      if (isReloaded) await page.reload();
      const sent: string[] = [];
      page.on('request', (request) =>
        sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
      );
      await page.goBack();
      await expect(page).toHaveURL(/\/ada\/intro$/);
      await untilReact(page);
      await expect(times(page).first()).toBeVisible();
      await expect(times(page).getByText(String(taken), { exact: true })).toHaveCount(0);
      await expect(ticket(page)).toHaveCount(0);
      await page.goForward();
      await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
      expect(sent.filter((each) => each.startsWith('POST'))).toEqual([]);
    });

  test('what awaits a confirmation never says that it is booked', async ({ page }) => {
    await page.goto('/ada/opt-in');
    await turnPage(page);
    await times(page).last().click();
    await fillIn(page);
    const heads = await watchHeads(page);
    await book(page);
    await expect(page).toHaveURL(/\/appointment\/success\?/);
    await expect(page.getByRole('heading', { name: 'Booking confirmation needed' })).toBeVisible();
    expect((await heads()).filter((each) => each.includes('You’re booked'))).toEqual([]);
  });

  test('its code comes while the visitor types, not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const hasCome = () => scripts.some((url) => /\/appointment-page\./.test(url));
    await page.goto('/ada/intro', { waitUntil: 'networkidle' });
    await times(page).last().click();
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toBeVisible();
    expect(hasCome()).toBe(false);
    await name.fill('Marie Curie');
    await expect.poll(hasCome).toBe(true);
  });

  test('a page with scripts of others is left: the address holds a secret', async ({
    page,
    server,
  }) => {
    await page.goto('/ada/intro');
    await turnPage(page);
    await times(page).last().click();
    await fillIn(page);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.src = 'https://analytics.test/tag.js';
      document.head.append(script);
      Reflect.set(window, 'isSame', true);
    });
    await book(page);
    await expect(page).toHaveURL(new RegExp(`^${server.url}/appointment/`));
    await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBeUndefined();
  });
});
