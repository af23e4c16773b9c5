import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test('the start page says what Kalends is and leads to a booking page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Pick a time. It’s yours.' })).toBeVisible();
  await page.getByRole('link', { name: 'See a booking page' }).click();
  await expect(page).toHaveURL(/\/ada\/intro$/);
});

test('with the demo, the start page is its index', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Have a look around' })).toBeVisible();
  for (const [name, path] of [
    ['Ada Brandt', '/ada'],
    ['Italian lesson', '/mia/lesson'],
    ['Clinic', '/team/studio/clinic'],
    ['A few questions first', '/f/start'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Times proposed in an email' }).click();
  await expect(page.getByText('These times were proposed to you.')).toBeVisible();
});

test('without the demo, the start page leads to a page of one’s own', async ({ page }) => {
  await page.route('**/api/demo', (route) => route.fulfill({ json: { owners: [], doors: [] } }));
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Create your page' })).toBeVisible();
  await expect(main.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Have a look around' })).toBeHidden();
  await expectAccessible(page);
});

test('the start page is there in every language, and in English without scripts', async ({
  browser,
  page,
  server,
}) => {
  await page.goto('/?lang=fr');
  await expect(page.getByRole('heading', { name: 'Choisissez une heure.' })).toBeVisible();
  await expect(page).toHaveTitle(/Kalends : choisissez/);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
  const plain = await context.newPage();
  await plain.goto(server.url);
  await expect(plain.getByRole('heading', { name: 'Pick a time.' })).toBeVisible();
  await context.close();
});

test('an address without a page says so and leads home', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  const answer = await page.goto('/there/is/nothing/here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page).toHaveURL(/\/$/);
});
