import type { Page } from 'playwright/test';
import { findHeadlessChromium } from '#tests/support/find-chromium.ts';
import { browserArguments } from '../support/browser-arguments.ts';
import { officePages, publicPages } from '../support/first-states.ts';
import { expect, test } from '../support/test.ts';
import { inLaterStates } from './later-states.ts';
import { signInAs } from './sign-in.ts';

// What a visitor's own browser does by its setting, queries of the screen included.
test.use({
  launchOptions: {
    executablePath: findHeadlessChromium(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
});

/** How far a page can be scrolled to its side. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    scrollTo(9999, 0);
    return scrollX;
  });

async function expectUpright(page: Page, paths: readonly string[]): Promise<void> {
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(`${path}?lang=pl`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const px = await sideways(page);
    if (px > 0) wide.push(`${path}: ${px} px`);
  }
  expect(wide).toEqual([]);
}

for (const width of [390, 1280]) {
  test.describe(`19.19 at a browser font of 32 px and ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, locale: 'pl-PL' });

    test('no public page scrolls sideways', async ({ page, consoleErrors }) => {
      consoleErrors.allow(/404|400|401|403/);
      await expectUpright(page, publicPages);
    });

    test('no screen of the office scrolls sideways', async ({ page }) => {
      await signInAs(page, 'ada@demo.test');
      await expectUpright(page, officePages);
    });
  });
}

test('19.19 at a browser font of 32 px nothing that follows the first look scrolls sideways', async ({
  page,
  server,
  consoleErrors,
}) => {
  // Of a page whose reply is stood in for.
  consoleErrors.allow(/status of 404/);
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await inLaterStates(page, server, async (each) => {
    const px = await sideways(each);
    return px > 0 ? [`${px} px`] : [];
  });
  expect(wide).toEqual([]);
});
