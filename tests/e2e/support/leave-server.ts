import type { Page } from 'playwright/test';

/**
 * Before a server of a story's own stops: the office asks for parts of itself a while after it is there,
 * and what a page still asks for would be asked of nobody.
 */
export async function leaveServer(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
}
