import type { Locator, Page } from 'playwright/test';
import { chooseOption } from '#tests/e2e/support/choose-option.ts';
import { chooseZone } from '#tests/e2e/support/choose-zone.ts';
import { expect } from '#tests/e2e/support/test.ts';

/** The buttons that take what is picked out again. */
export const picksOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Picked times' }).getByRole('button', { name: /^Remove/ });

/** Three times for somebody in New York, as they are suggested. */
export async function pickThree(popup: Page, name: string): Promise<void> {
  await popup.getByRole('tab', { name: 'Propose' }).click();
  await chooseOption(popup.getByLabel('Meeting', { exact: true }), 'Intro call');
  const week = popup.getByRole('group', { name: /^Your week/ });
  await expect(week).toHaveAttribute('aria-busy', 'false');
  await popup.getByLabel('Name', { exact: true }).fill(name);
  await chooseZone(popup, 'Their time zone', 'New York');
  await popup.getByRole('button', { name: 'Suggest three' }).click();
  await expect(picksOf(popup)).toHaveCount(3);
}
