import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { times } from './booking-page.ts';

test('8.15 where payment is not configured the page says so before anything is chosen', async ({
  page,
}) => {
  await page.goto('/ada/paid');
  await expect(page.getByRole('heading', { name: 'Payment is unavailable' })).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('€50')).toBeVisible();
  await expect(times(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('8.15 a list of meetings names the price', async ({ page }) => {
  await page.goto('/ada');
  await expect(page.getByRole('listitem').filter({ hasText: '€50' }).first()).toBeVisible();
});
