import { early, holdReact } from '../site/hold-react.ts';
import { signInAs } from '../site/sign-in.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const today = { name: 'Today' } as const;

test.describe('20.14 the dashboard before React is here', () => {
  test.beforeEach(({ page }) => signInAs(page, owner));

  test('shows the day, whose links lead on at once', async ({ page }) => {
    await holdReact(page);
    await page.goto('/dashboard', early);
    await expect(page.getByRole('region', today)).toBeVisible();
    await page.getByRole('region', { name: 'Next' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/appointments\//);
  });

  test('does what is pressed once React is here, once', async ({ page }) => {
    const letGo = await holdReact(page);
    await page.goto('/dashboard', early);
    const group = page.getByRole('button', { name: 'Your day' });
    await group.click();
    await expect(group).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(group).not.toHaveAttribute('aria-busy');
    await expect(group).toBeFocused();
  });

  test('opens the palette that was asked for by its key', async ({ page }) => {
    const letGo = await holdReact(page);
    await page.goto('/dashboard', early);
    await page.keyboard.press('Control+K');
    letGo();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('forgets what was pressed by somebody who goes on, and who comes back finds the day', async ({
    page,
  }) => {
    await holdReact(page);
    await page.goto('/dashboard', early);
    await page.getByRole('button', { name: 'Go to…' }).click();
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect(page).toHaveURL(/\/calendar/);
    await page.unrouteAll();
    await page.goBack();
    await expect(page.getByRole('region', today)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is there in a second tab, and after a reload', async ({ page, context }) => {
    const second = await context.newPage();
    await second.goto('/dashboard');
    await expect(second.getByRole('region', today)).toBeVisible();
    await page.goto('/dashboard');
    await page.reload();
    await expect(page.getByRole('region', today)).toBeVisible();
  });

  test('comes in the language that the device has chosen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('kalends:language', 'de'));
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Heute', exact: true })).toBeVisible();
  });
});

test.describe('20.14 without scripts', () => {
  test('the day is read', async ({ page, browser, server }) => {
    await signInAs(page, owner);
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ javaScriptEnabled: false, storageState });
    const still = await context.newPage();
    await still.goto(`${server.url}/dashboard`);
    await expect(still.getByRole('region', today)).toBeVisible();
    await context.close();
  });
});
