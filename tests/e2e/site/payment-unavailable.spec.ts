import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { fillIn, times } from './booking-page.ts';
import { submitForm } from './paying-visitor.ts';

test('where payment is not configured the page says so, and nothing is charged', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  await page.goto('/ada/paid');
  await times(page).first().click();
  await fillIn(page);
  await submitForm(page);
  await expect(page.getByRole('heading', { name: 'Payment is unavailable' })).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to your details' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
});
