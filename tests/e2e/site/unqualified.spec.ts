import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test('who has nothing to book is told so, kindly', async ({ page }) => {
  await page.goto('/unqualified');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('8.27 it stands at the foot of the company whose form led there', async ({ page }) => {
  const form = await page.request.get('/api/booking/form/slug/start');
  const { id } = await form.json();
  await page.goto(`/unqualified?form=${id}`);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Imprint' })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'Privacy' })).toBeVisible();
});
