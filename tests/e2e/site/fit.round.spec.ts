import type { Page } from 'playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import { officePages, publicPages } from '../support/first-states.ts';
import { type LetterSize, letterSizeOf } from '../support/letter-size.ts';
import { smallTargets } from '../support/small-targets.ts';
import { expect, test } from '../support/test.ts';
import { inLaterStates } from './later-states.ts';
import { signInAs } from './sign-in.ts';

const PHONE_PX = 390;
const WIDTHS_PX = [PHONE_PX, 1280];

// The longest words that we have.
test.use({ viewport: { width: PHONE_PX, height: 844 }, locale: 'pl-PL' });

/** What is wrong with the page as it stands. */
type Find = (page: Page) => Promise<readonly string[]>;

/** How far a page can be scrolled to its side. */
const sideways: Find = async (page) => {
  const px = await page.evaluate(() => {
    scrollTo(9999, 0);
    return scrollX;
  });
  return px > 0 ? [`${px} px to the side`] : [];
};

/** At normal letters and at letters of twice the size, on a phone and on a laptop. */
async function misfits(page: Page, letters: LetterSize, atDouble: readonly Find[]) {
  const found: string[] = [];
  const look = async (finds: readonly Find[], size: string) => {
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 844 });
      for (const find of finds)
        for (const what of await find(page)) found.push(`${width} px, ${size}: ${what}`);
    }
  };
  await look([smallTargets], 'normal letters');
  await letters.double();
  await look(atDouble, 'twice the letters');
  await letters.reset();
  await page.setViewportSize({ width: PHONE_PX, height: 844 });
  return found;
}

async function expectFit(page: Page, paths: readonly string[], atDouble: readonly Find[]) {
  const letters = await letterSizeOf(page);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`${path}?lang=pl`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const what of await misfits(page, letters, atDouble)) found.push(`${path}, ${what}`);
  }
  expect(found).toEqual([]);
}

test('19.19 on a phone and on a laptop every target of the public pages is 24 px wide and high, and at twice the letters none scrolls sideways', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404|400|401|403/);
  await expectFit(page, publicPages, [sideways]);
});

test('20.15 so it is in the office, where twice the letters break no word', async ({ page }) => {
  await signInAs(page, 'ada@demo.test');
  await expectFit(page, officePages, [sideways, brokenWords]);
});

test('19.19 on a phone so is what follows the first look', async ({
  page,
  server,
  consoleErrors,
}) => {
  // Of a page whose reply is stood in for.
  consoleErrors.allow(/status of 404/);
  const letters = await letterSizeOf(page);
  const found = await inLaterStates(page, server, async (each) => {
    const small = await smallTargets(each);
    await letters.double();
    const wide = await sideways(each);
    await letters.reset();
    return [...small, ...wide];
  });
  expect(found).toEqual([]);
});
