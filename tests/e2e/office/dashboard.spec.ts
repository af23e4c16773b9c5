import type { Page } from 'playwright/test';
import { demoPassword } from '#tests/support/run-server.ts';
import { bookAppointment } from '../site/book-appointment.ts';
import { signIn, signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const waitingOf = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });

test('9. after signing in a host sees their day, and copies the link that fills it', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  await signIn(page, owner, demoPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page).toHaveTitle('Dashboard · Kalends');
  for (const name of ['Today', 'Next', 'Two weeks', 'Your links', 'Needs attention']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await expectAccessible(page);
  const header = page.getByRole('main').getByRole('banner').or(page.getByRole('main'));
  await header.getByRole('button', { name: 'Copy my link' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/ada`);
  await page.getByRole('button', { name: 'Copy the link of Intro call' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${server.url}/ada/intro`);
});

test('20.14 the day comes with the page: it is there without a call', async ({ page }) => {
  await signInAs(page, owner);
  const asked: string[] = [];
  await page.route('**/api/**', (route) => {
    const request = route.request();
    if (request.resourceType() === 'image') return route.continue();
    asked.push(new URL(request.url()).pathname);
    return route.abort();
  });
  await page.goto('/dashboard');
  for (const name of ['Today', 'Your links']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('20.14 a day that the page did not come with is asked for', async ({ page }) => {
  await signInAs(page, owner);
  await page.route('/dashboard', async (route) => {
    const response = await route.fetch({ headers: { cookie: '' } });
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest('**/api/dashboard');
  await page.goto('/dashboard');
  await asked;
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
});

test('9. a request is confirmed where it stands, another declined with a reason', async ({
  page,
  server,
}) => {
  await bookAppointment(server.url, 'en', 'ask');
  await bookAppointment(server.url, 'en', 'ask');
  await signInAs(page, owner, '/dashboard');
  const rows = waitingOf(page).getByRole('listitem').filter({ hasText: 'Marie Curie' });
  await expect(rows).toHaveCount(2);
  await rows
    .first()
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(page.getByText(/Marie Curie gets the confirmation/)).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await rows.getByRole('button', { name: /^Decline/ }).click();
  const dialog = page.getByRole('dialog', { name: /Decline .* with Marie Curie/ });
  await expect(dialog).toContainText('Gets an email: Marie Curie');
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('Another week, please');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(rows).toHaveCount(0);
  await page.goto('/appointments?tab=cancelled');
  const cancelled = page.getByRole('list', { name: 'Appointments' }).getByRole('link');
  await cancelled.filter({ hasText: 'Ask me first' }).first().click();
  await expect(page.getByText('Ada Brandt declined Marie Curie')).toBeVisible();
});
