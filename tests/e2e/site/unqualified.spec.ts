import { expect, test } from '../support/test.ts';
import { expectAccessible } from './expect-accessible.ts';

test('who has nothing to book is told so, kindly', async ({ page }) => {
  await page.goto('/unqualified');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
