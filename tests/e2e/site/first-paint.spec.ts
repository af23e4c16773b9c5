import { holdBody } from '../support/hold-body.ts';
import { expect, test } from '../support/test.ts';
import { untilReact } from '../support/until-react.ts';
import { comeUnfilled, times } from './booking-page.ts';
import { expectTakenOver } from './expect-taken-over.ts';
import { early, holdReact } from './hold-react.ts';
import { watchMoves } from './watch-moves.ts';

const paths = [
  '/ada/intro',
  '/ada/flex?lang=de',
  '/ada/consultation?lang=pl',
  '/ada/workshop?lang=fr',
  '/ada/room',
  '/team/studio/demo',
  '/team/studio/panel?lang=se',
  '/team/studio/demo/grace',
];

test.describe('11. what is painted before React is here', () => {
  for (const isPhone of [false, true]) {
    const device = isPhone ? 'a phone' : 'a desktop';
    test(`is what React shows, on ${device}`, async ({ page }) => {
      await page.setViewportSize(
        isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of paths) {
        await test.step(path, () => expectTakenOver(page, path));
      }
    });
  }

  test.describe('elsewhere', () => {
    test.use({ timezoneId: 'Asia/Kolkata', locale: 'de-DE' });

    test('is in the visitor’s zone, language and clock', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('kalends:clock', '12h'));
      await holdReact(page);
      await page.goto('/ada/intro', early);
      await expect(page.getByRole('button', { name: /Asia\/Kolkata \(GMT\+5:30\)/ })).toBeVisible();
      await expect(times(page).first()).toHaveText(
        /^\d{1,2}:\d\d\s[AP]M\d{1,2}:\d\d\s[AP]M bei Ada/,
      );
      await expect(page.getByRole('heading', { name: 'Nächste freie Termine' })).toBeVisible();
    });
  });

  test('comes from a static host as well, once its data is here', async ({ page }) => {
    await comeUnfilled(page);
    await holdReact(page);
    await page.goto('/ada/intro', early);
    await expect(times(page).first()).toBeVisible();
  });

  test('leaves the page to React also where all scripts are here before the page’s body', async ({
    page,
    server,
  }) => {
    const held = await holdBody(server.url, '/ada/intro');
    const arrived = page.goto(`${held.url}/ada/intro`);
    const scripts = page.locator('head script[type="module"]');
    // The one that paints, and the one that brings React.
    await expect(scripts).toHaveCount(2);
    await scripts.evaluateAll((all) =>
      Promise.all(all.map((script) => import(script.getAttribute('src') ?? ''))),
    );
    held.letGo();
    await arrived;
    await expect(times(page).first()).toBeVisible();
    held.stop();
  });

  test('is left out where its script does not come', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/ERR_FAILED/);
    await page.route(/\/_astro\/first-paint\./, (route) => route.abort());
    await page.goto('/ada/intro');
    await expect(times(page).first()).toBeVisible();
  });

  for (const isFilled of [true, false])
    test(`never moves, ${isFilled ? 'filled' : 'from a static host'}`, async ({ page }) => {
      if (!isFilled) await comeUnfilled(page);
      const moved = await watchMoves(page);
      for (const [width, path] of [
        [1280, '/ada/intro'],
        [1280, '/ada/flex'],
        [1280, '/team/studio/panel'],
        [390, '/ada/intro'],
        [390, '/ada/consultation'],
      ] as const)
        await test.step(`${path}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(path, { waitUntil: 'networkidle' });
          await untilReact(page);
          expect(await moved()).toEqual([]);
        });
    });
});

test.describe('11. what is pressed before React is here counts', () => {
  test('a time', async ({ page }) => {
    const letGo = await holdReact(page);
    await page.goto('/ada/intro', early);
    const slot = times(page).nth(3);
    const text = (await slot.textContent()) ?? '';
    await slot.click();
    letGo();
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`${text.slice(0, 5)} –`)).first()).toBeVisible();
  });

  test('a day, and the weeks after', async ({ page }) => {
    const letGo = await holdReact(page);
    await page.goto('/ada/intro', early);
    const day = page.locator('.day:not([aria-disabled])').nth(4);
    const date = await day.getAttribute('data-date');
    await day.click();
    const chosen = page.getByRole('gridcell', { selected: true }).locator('.day');
    await expect(chosen).toHaveAttribute('data-date', String(date));
    letGo();
    await untilReact(page);
    await expect(chosen).toHaveAttribute('data-date', String(date));
    await expect(chosen).toBeFocused();
  });

  test('how long, and the first time then', async ({ page }) => {
    const letGo = await holdReact(page);
    await page.goto('/ada/flex', early);
    await page.getByRole('radio', { name: '15 minutes' }).click();
    await times(page).first().click();
    letGo();
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  });

  test('with whom', async ({ page }) => {
    const letGo = await holdReact(page);
    await page.goto('/team/studio/demo', early);
    await page.getByRole('radio', { name: 'Grace Okafor' }).click();
    await page.getByRole('button', { name: 'Select date & time' }).click();
    letGo();
    await untilReact(page);
    await expect(page.getByRole('banner').getByText('Grace Okafor').first()).toBeVisible();
    await expect(times(page).first()).toBeVisible();
  });

  test('another zone, and another language', async ({ page }) => {
    const letGo = await holdReact(page);
    await page.goto('/ada/intro', early);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await page.getByRole('button', { name: /^Time zone/ }).click();
    letGo();
    await expect(page.getByRole('dialog', { name: 'Zeitzone' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('11. a page that comes back from the history asks for its times again', async ({ page }) => {
  await page.goto('/ada/intro');
  await page.goto('/forget-me');
  const asked = page.waitForRequest(/booking-availability/);
  await page.goBack();
  await asked;
});
