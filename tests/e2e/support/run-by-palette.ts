import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** Finds a command by the palette, as it is called there, and runs it: `Archive: Intro call`. */
export async function runByPalette(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await palette.getByRole('combobox').fill(label);
  await expect(palette.getByRole('option', { selected: true })).toContainText(label);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
}
