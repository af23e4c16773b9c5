import { expect, test } from '../support/test.ts';

/** As a crawler reads it, and whoever switches scripts off. */
test.describe('11. without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test.describe(`${width} px wide`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('a booking page says who, what and when, and how to go on', async ({ page }) => {
        await page.goto('/ada/intro');
        await expect(page).toHaveTitle('Intro call · Ada Brandt · Kalends');
        await expect(page.getByRole('heading', { name: 'Intro call', level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).toContainText('Ada Brandt');
        await expect(page.getByRole('heading', { name: 'Next free times' })).toBeVisible();
        await expect(page.getByRole('main')).toContainText('Times in Europe/Berlin');
        await expect(page.locator('#island')).toBeHidden();
        const scrolled = await page.locator('html').boundingBox();
        expect(scrolled?.width).toBeLessThanOrEqual(width);
        await page.getByRole('link', { name: 'All meetings of Ada Brandt' }).click();
        await expect(page.getByRole('heading', { name: 'Ada Brandt', level: 1 })).toBeVisible();
        await page.getByRole('link', { name: 'Intro call' }).click();
        await expect(page).toHaveURL('/ada/intro');
      });
    });
  }

  test.describe('for somebody who reads German', () => {
    test.use({ locale: 'de-AT' });

    test('it speaks German', async ({ page }) => {
      await page.goto('/team/studio/demo');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('heading', { name: 'Nächste freie Zeiten' })).toBeVisible();
    });
  });
});

test('11. a page has one canonical address and one title, with scripts too', async ({ page }) => {
  for (const path of ['/ada', '/ada/intro', '/team/studio']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
  }
});

test('11. the picture of a link is there', async ({ page, request }) => {
  await page.goto('/ada/intro');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const reply = await request.get(new URL(address ?? '').pathname);
  expect(reply.headers()['content-type']).toBe('image/png');
});

test.describe('11. without scripts, where nothing can be booked', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing looks as if it were still coming', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/status of 404/);
    await page.goto('/ada/draft');
    await expect(page.getByRole('paragraph')).toHaveText(['This page needs JavaScript.']);
    await expect(page.locator('#island')).toBeHidden();
  });
});
