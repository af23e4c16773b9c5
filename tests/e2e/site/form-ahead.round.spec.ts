import { expect, test } from '../support/test.ts';
import { ticket, times } from './booking-page.ts';

for (const width of [1280, 390])
  test(`11. at ${width} px the form is there before a time is tapped, and begins anew each time`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/ada/intro');
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toBeAttached();
    await expect(name).toBeHidden();
    await name.evaluate((field) => field.setAttribute('data-ahead', ''));

    const time = times(page).nth(2);
    const label = (await time.textContent()) ?? '';
    await time.click();
    await expect(ticket(page)).toContainText(label);
    await expect(page.locator('[data-ahead]')).toBeVisible();
    await page.getByRole('button', { name: 'Book appointment' }).click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Marie Curie');

    await page.keyboard.press('Escape');
    await expect(times(page).first()).toBeVisible();
    await expect(page.locator('[data-ahead]')).toHaveCount(0);
    await times(page).first().click();
    await expect(name).toHaveValue('Marie Curie');
    await expect(page.getByLabel('Email', { exact: true })).not.toHaveAttribute('aria-invalid');
  });
