import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { signInAs } from './sign-in.ts';

/** The addresses of the faces that are shown, as the browser chose them. */
const faces = (page: Page) =>
  page
    .locator('img.rounded-full:visible')
    .evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map(({ currentSrc }) => new URL(currentSrc).pathname),
    );

const shown = (width: number) =>
  expect.stringMatching(new RegExp(`^/api/file/[0-9a-f]{64}/${width}$`));

test('23. a card shows a face no larger than the screen needs it', async ({ page }) => {
  await page.goto('/ada');
  await expect.poll(() => faces(page)).toEqual([shown(128)]);
});

test('23. who may be met, and who is signed in, is seen by their faces', async ({ page }) => {
  await page.goto('/team/studio/demo');
  await expect.poll(() => faces(page)).toEqual([shown(64), shown(64), shown(64)]);
  await expectAccessible(page);
  await signInAs(page, 'ada@demo.test');
  await page.goto('/admin/team');
  await expect(page.getByText('grace@demo.test')).toBeVisible();
  await expect.poll(() => faces(page)).toEqual([shown(64), shown(64), shown(64), shown(64)]);
  await expectAccessible(page);
});
