import type { Page, Route } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { followWay } from '../support/follow-way.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const scrolled = (page: Page) => page.evaluate(() => scrollY);
/** Whether the page is scrolled to there; a line that comes above moves what is read, and it along. */
const isScrolledTo = async (page: Page, top: number) => Math.abs((await scrolled(page)) - top) < 60;

test('20.14 Back leads to where somebody had scrolled to, a link to the top, a reload nowhere else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signInAs(page, owner, '/profile');
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => isScrolledTo(page, 400)).toBe(true);
  await followWay(page, 'Calendar');
  await expect(heading(page, 'Calendar')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect.poll(() => isScrolledTo(page, 400)).toBe(true);
  await page.goForward();
  await expect(heading(page, 'Calendar')).toBeVisible();
  await page.goBack();
  await expect.poll(() => isScrolledTo(page, 400)).toBe(true);
});

test('20.14 of two links the later counts, whichever screen comes first', async ({ page }) => {
  await signInAs(page, owner, '/dashboard');
  const held = Promise.withResolvers<Route>();
  await page.route(/\/_astro\/general-screen\./, (route) => held.resolve(route));
  await followWay(page, 'General');
  const late = await held.promise;
  await expect(page).toHaveURL(/\/admin\/general$/);
  await followWay(page, 'Calendar');
  await expect(heading(page, 'Calendar')).toBeVisible();
  const came = page.waitForResponse(/\/_astro\/general-screen\./);
  await late.continue();
  await came;
  await expect(page).toHaveURL(/\/calendar/);
  await expect(heading(page, 'Calendar')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'General')).toBeVisible();
});

test('20.14 a screen that does not come says so without a line, and comes with it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await signInAs(page, owner, '/dashboard');
  await page.context().setOffline(true);
  await followWay(page, 'General');
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'General')).toBeVisible();
});

test('20.14 a page that is older than the site is loaded anew where somebody goes', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await signInAs(page, owner, '/dashboard');
  // The file of the version before is gone; the shell that is loaded then asks for the new one.
  let isGone = true;
  await page.route(/\/_astro\/general-screen\./, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const anew = page.waitForRequest((request) => request.isNavigationRequest());
  await followWay(page, 'General');
  await anew;
  isGone = false;
  await expect(heading(page, 'General')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/general$/);
});

test('20.14 a link to where one is makes no second step back', async ({ page }) => {
  await signInAs(page, owner, '/dashboard');
  await followWay(page, 'Calendar');
  await expect(heading(page, 'Calendar')).toBeVisible();
  await followWay(page, 'General');
  await expect(heading(page, 'General')).toBeVisible();
  await followWay(page, 'General');
  await followWay(page, 'General');
  await page.goBack();
  await expect(heading(page, 'Calendar')).toBeVisible();
});
