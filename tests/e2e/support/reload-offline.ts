import type { Page } from 'playwright/test';

/**
 * Takes the line from `page`'s browser and loads the page again. Some Chromium say after a load that they
 * are online, as long as it is the test who took the line: the page is told otherwise.
 */
export async function reloadOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.addInitScript(() => {
    let isOnline = false;
    addEventListener('online', () => {
      isOnline = true;
    });
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
  });
  await page.reload();
}

/** Gives the line back, and tells `page` where its browser sees nothing new in that. */
export async function comeOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => {
    if (!navigator.onLine) dispatchEvent(new Event('online'));
  });
}
