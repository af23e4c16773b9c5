import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** Finds a zone by a city, in the field of that name, and takes the first. */
export async function chooseZone(page: Page, label: string, city: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: label, exact: true });
  await dialog.getByRole('combobox').fill(city);
  await dialog.getByRole('option').first().click();
  await expect(dialog).toBeHidden();
}
