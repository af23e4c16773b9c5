import type { Page } from 'playwright/test';
import { officeRoutes } from '#shared/routes/office.ts';
import { signInAs } from '../site/sign-in.ts';
import { accountButton, openAccount } from '../support/account-menu.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const ways = (page: Page) => page.getByRole('navigation');
const groups = (page: Page) => ways(page).getByRole('heading').getByRole('button');
const openGroups = (page: Page) => ways(page).getByRole('button', { expanded: true });

test('20.7 of the side bar the group is open that somebody is in; another is opened, and kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 650 });
  await signInAs(page, owner, '/calendar');
  await expect(groups(page)).toHaveText(['Your day', 'What you offer', 'Company']);
  await expect(openGroups(page)).toHaveText(['Your day']);
  await expect(ways(page).getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);

  const company = groups(page).filter({ hasText: 'Company' });
  const general = ways(page).getByRole('link', { name: 'General' });
  await expect(general).toBeHidden();
  const before = await placeAtRest(company);
  await company.click();
  await expect(openGroups(page)).toHaveText(['Your day', 'Company']);
  // Nothing moves under the pointer: neither what was pressed, nor the row that leads on.
  expect(await placeAtRest(company)).toEqual(before);
  const row = await placeAtRest(general);
  await general.click();
  await expect(page.getByRole('heading', { name: 'General', level: 1 })).toBeFocused();
  expect(await placeAtRest(general)).toEqual(row);
  await expectAccessible(page);

  await page.goto('/meeting-types');
  await expect(ways(page).getByRole('link', { name: 'Meeting types' })).toBeVisible();
  await expect(openGroups(page)).toContainText(['What you offer', 'Company']);

  // Folded, the row of the screen stays.
  await groups(page).filter({ hasText: 'What you offer' }).press('Enter');
  await expect(ways(page).getByRole('link', { name: 'Meeting types' })).toBeVisible();
  await expect(ways(page).getByRole('link', { name: 'Team pages' })).toBeHidden();
});

test('20.7 what the palette alone leads to is shown under the screen that it belongs to', async ({
  page,
}) => {
  await signInAs(page, owner, '/admin/failed-effects');
  await expect(openGroups(page)).toHaveText(['Company']);
  const current = ways(page).locator('[aria-current]');
  await expect(current).toHaveText('At a glance');
});

for (const language of ['en', 'de', 'pl'])
  test(`20.7 the side bar never scrolls at 650 px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 650 });
    await signInAs(page, owner);
    // What stands alone has none.
    const seen = officeRoutes.filter(({ pattern }) => !/:|instant|onboarding/.test(pattern));
    const wrong: string[] = [];
    for (const { pattern } of seen) {
      await page.goto(`${pattern}?lang=${language}`);
      const folded = ways(page).getByRole('button', { expanded: false });
      await expect(folded.first()).toBeVisible();
      // The longest beside the one that is open.
      await folded.last().click();
      for (const what of await findOverflow(page)) wrong.push(`${pattern}: ${what}`);
    }
    expect(wrong).toEqual([]);
  });

/** What of the side bar has to be scrolled to, or stands outside of the window. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('aside');
    const parts = [...(bar?.querySelectorAll('*') ?? [])].filter((part) => part.checkVisibility());
    const isCut = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;
    const isOut = (part: Element) => part.getBoundingClientRect().bottom > innerHeight;
    const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflowY);
    return parts
      .filter((part) => isOut(part) || (scrolls(part) && isCut(part)))
      .map((part) => `${part.tagName} ${part.textContent}`);
  });
}

test('20.7 account, appearance and company are one menu, walked by keys; the focus comes back', async ({
  page,
}) => {
  await signInAs(page, owner, '/profile');
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Account' });
  const first = menu.getByRole('menuitem', { name: 'Profile' });
  await expect(first).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(accountButton(page)).toBeFocused();

  await openAccount(page);
  await expect(menu.getByRole('menuitem', { name: 'My booking page' })).toHaveAttribute(
    'href',
    '/ada',
  );
  await menu.getByRole('menuitemradio', { name: 'Dark' }).press('Enter');
  await expect(menu).toBeHidden();
  const scheme = () => page.evaluate(() => document.documentElement.style.colorScheme);
  await expect.poll(scheme).toBe('dark');
  await openAccount(page);
  await menu.getByRole('menuitem', { name: 'Extension' }).click();
  await expect(page).toHaveURL(/\/kalends-integration$/);
});

test('20.15 the first stop of the Tab key leads past the way around, to the screen', async ({
  page,
}) => {
  await signInAs(page, owner, '/appointments');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(skip).not.toBeInViewport();
});
