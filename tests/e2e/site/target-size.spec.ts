import type { Page } from 'playwright/test';
import { officePages, publicPages } from '../support/first-states.ts';
import { smallTargets } from '../support/small-targets.ts';
import { expect, test } from '../support/test.ts';
import { inLaterStates } from './later-states.ts';
import { signInAs } from './sign-in.ts';

async function expectLargeTargets(page: Page, paths: readonly string[]): Promise<void> {
  const small: string[] = [];
  for (const path of paths) {
    await page.goto(`${path}?lang=pl`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const target of await smallTargets(page)) small.push(`${path}: ${target}`);
  }
  expect(small).toEqual([]);
}

for (const width of [390, 1280]) {
  test.describe(`19.19 at ${width} px, in Polish`, () => {
    test.use({ viewport: { width, height: 844 }, locale: 'pl-PL' });

    test('every target of the public pages is 24 px wide and high', async ({
      page,
      consoleErrors,
    }) => {
      consoleErrors.allow(/404|400|401|403/);
      await expectLargeTargets(page, publicPages);
    });

    test('every target of the office is 24 px wide and high', async ({ page }) => {
      await signInAs(page, 'ada@demo.test');
      await expectLargeTargets(page, officePages);
    });
  });
}

test('19.19 on a phone, in Polish, so is every target of what follows the first look', async ({
  page,
  server,
  consoleErrors,
}) => {
  // Of a page whose reply is stood in for.
  consoleErrors.allow(/status of 404/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await inLaterStates(page, server, smallTargets)).toEqual([]);
});
