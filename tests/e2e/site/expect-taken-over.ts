import { expect, type Page } from 'playwright/test';
import { untilReact } from '../support/until-react.ts';
import { countDifferences, describePage, early, holdReact } from './hold-react.ts';

/** Browsers draw a rounded corner again with another pixel or two of its edge. */
const OF_A_CORNER = 40;

/** What is painted of a page before React is what React shows then: the same elements, the same pixels. */
export async function expectTakenOver(page: Page, path: string): Promise<void> {
  const letGo = await holdReact(page);
  await page.goto(path, early);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilPicturesShow(page);
  const painted = await describePage(page);
  const picture = await page.screenshot();
  letGo();
  await untilReact(page);
  expect(await describePage(page)).toBe(painted);
  await untilPicturesShow(page);
  const taken = await page.screenshot();
  expect(await countDifferences(page, taken, picture)).toBeLessThanOrEqual(OF_A_CORNER);
  await page.unrouteAll();
}

function untilPicturesShow(page: Page): Promise<void> {
  return page
    .locator('img:visible')
    .evaluateAll((all: HTMLImageElement[]) => Promise.all(all.map((each) => each.decode())))
    .then(() => undefined);
}
